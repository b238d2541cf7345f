const decreed: ReadonlySet<string> = new Set(['regulation-eases', 'regulation-tightens', 'subsidy', 'export-limit'])

/** Whether a type is what authorities do. */
export const isDecreed = (type: string): boolean => decreed.has(type)
