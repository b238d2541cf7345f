import { COMPARED_LIMIT } from '@pandora/contract/domains/figures/operations'

/** Most companies side by side, the page's own among them (COMP-07). */
export const COMPARED = COMPARED_LIMIT
/** Address text of a comparison that somebody emptied: it must not be filled with suggestions again. */
const NOBODY = '-'

/** The other companies that the address names, in their order; null where it names none, so that some are suggested. */
export function withIn(text: string, companyId: string): string[] | null {
  if (text === '') return null
  if (text === NOBODY) return []
  return [...new Set(text.split(','))]
    .filter((one) => /^[A-Z]{2,8}-[\w.-]{1,40}$/.test(one) && one !== companyId)
    .slice(0, COMPARED - 1)
}

/** The same as a text of the address. */
export function withText(companyIds: readonly string[]): string {
  return companyIds.length ? companyIds.slice(0, COMPARED - 1).join(',') : NOBODY
}

/** A list with one of its entries moved by so many places; at its ends it stays. */
export function moved<Item>(list: readonly Item[], from: number, by: number): readonly Item[] {
  const to = Math.max(0, Math.min(list.length - 1, from + by))
  const one = list[from]
  if (one === undefined || to === from) return list
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, one)
}
