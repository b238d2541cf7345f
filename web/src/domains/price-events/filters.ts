/** The four filters of events, all on by default (PRICE-03). */
export const filters = ['opportunity', 'risk', 'direct', 'indirect'] as const
export type Filter = (typeof filters)[number]

/**
 * Filters that a tile has switched off, from its parameter: their names joined by a comma; what is none of them is
 * passed over.
 */
export function offOf(parameter: string | undefined): Filter[] {
  const words = new Set((parameter ?? '').split(','))
  return filters.filter((one) => words.has(one))
}

/** The parameter after one is switched; null when all are on. */
export function switched(off: readonly Filter[], filter: Filter): string | null {
  const next = filters.filter((one) => (one === filter ? !off.includes(one) : off.includes(one)))
  return next.length ? next.join(',') : null
}

/** The four as the operation takes them. */
export function asked(off: readonly Filter[]): Record<Filter, boolean> {
  return {
    opportunity: !off.includes('opportunity'),
    risk: !off.includes('risk'),
    direct: !off.includes('direct'),
    indirect: !off.includes('indirect'),
  }
}
