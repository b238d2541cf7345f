import { KEPT_COMPARED, KEPT_COMPARISONS, KEPT_NAME } from '@pandora/contract/domains/accounts/shapes'
import type { KeptComparisons, UserConfig } from '@pandora/contract/domains/accounts/shapes'

type Saved = NonNullable<KeptComparisons['saved']>[number]
type Kept = NonNullable<UserConfig['compared']>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const idsOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT_COMPARED) : []

function savedOf(kept: unknown): Saved[] {
  if (!isObject(kept)) return []
  const { id, name, companyIds } = kept
  const ids = idsOf(companyIds)
  return typeof id === 'string' && typeof name === 'string' && ids.length > 1 ? [{ id, name, companyIds: ids }] : []
}

/** Comparisons by market, as they were kept; what cannot be read is left out. Null without any. */
export function comparedOf(kept: unknown): Kept | null {
  if (!isObject(kept)) return null
  const all = Object.entries(kept).flatMap(([market, one]): [string, KeptComparisons][] => {
    if (!isObject(one)) return []
    const last = idsOf(one['last'])
    const saved = Array.isArray(one['saved']) ? one['saved'].flatMap(savedOf).slice(0, KEPT_COMPARISONS) : []
    return last.length > 1 || saved.length > 0
      ? [[market, { ...(last.length > 1 ? { last } : {}), ...(saved.length > 0 ? { saved } : {}) }]]
      : []
  })
  return all.length > 0 ? Object.fromEntries(all) : null
}

export type { KeptComparisons }

/** No more are kept under a name. */
export const isFull = ({ saved = [] }: KeptComparisons): boolean => saved.length >= KEPT_COMPARISONS

/** What is changed of the comparisons of a market, on top of whatever else is kept by then. */
export type Change = (now: KeptComparisons) => KeptComparisons

export const withLast =
  (companyIds: readonly string[]): Change =>
  (now) => ({ ...now, last: [...companyIds] })

/** Keeps companies under a name; with the id of one kept, in its place. */
export const withSaved =
  (one: Saved): Change =>
  (now) => {
    const saved = now.saved ?? []
    const next = { ...one, name: one.name.slice(0, KEPT_NAME) }
    return {
      ...now,
      saved: saved.some(({ id }) => id === one.id)
        ? saved.map((old) => (old.id === one.id ? next : old))
        : [...saved, next],
    }
  }

export const withoutSaved =
  (id: string): Change =>
  (now) => ({ ...now, saved: (now.saved ?? []).filter((one) => one.id !== id) })

/** A change as a part of the configuration. */
export const comparedPart =
  (market: string, change: Change) =>
  ({ compared = {} }: UserConfig): Partial<UserConfig> => ({
    compared: { ...compared, [market]: change(compared[market] ?? {}) },
  })
