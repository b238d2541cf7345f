/** A value as an object; an empty one where it is none. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
/** A value as a list of objects. */
export const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : [])
/** A value as text; empty where it is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
/** A value as a list of words. */
export const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
