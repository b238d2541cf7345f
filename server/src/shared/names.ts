import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CompanyNameRow, SecurityRow } from '@pandora/store/generated/schema'

/** What a company was called as of a view. */
export interface Names {
  /** Present short name, else the full name. */
  nameZh: string | null
  shortZh: string | null
  fullNameZh: string | null
  nameEn: string | null
  /** Short names not in use any more, last used first. */
  former: { name: string; seenOn: string | null }[]
}

/**
 * Whether a name is one that the company is only assumed to have borne at a past instant (ms): a source saw it later,
 * or says no day. With the day on which it was seen.
 */
export function assumedName(
  { seen_on: seenOn, known_by: by }: Pick<CompanyNameRow, 'seen_on' | 'known_by'>,
  asOf: number | null,
): { seenOn: string | null } | null {
  return asOf !== null && (by === 'listing' || by === 'undated') && (seenOn === null || seenOn > dayOf(asOf))
    ? { seenOn }
    : null
}

export type NameRow = Pick<CompanyNameRow, 'language' | 'form' | 'name' | 'seen_on'>

/**
 * Names of a company from its rows, which come last seen first: of several in one language and form the first is the
 * present one.
 */
export function namesFrom(rows: readonly NameRow[]): Names {
  const of = (language: string, form: string) => rows.filter((row) => row.language === language && row.form === form)
  const [present, ...former] = of('zh', 'short')
  const fullNameZh = of('zh', 'full')[0]?.name ?? null
  return {
    nameZh: present?.name ?? fullNameZh,
    shortZh: present?.name ?? null,
    fullNameZh,
    nameEn: (of('en', 'short')[0] ?? of('en', 'full')[0])?.name ?? null,
    former: former.map(({ name, seen_on }) => ({ name, seenOn: seen_on })),
  }
}

/** Order in which `namesFrom` takes names: last seen first, of the others the one known last. */
export const lastSeenFirst = (db: Db, alias: string) =>
  db`${db(alias)}.seen_on desc nulls last, ${db(alias)}.known_at desc, ${db(alias)}.name`

/** Names of companies as of the view, by company id. A company without a name is absent. */
export async function companyNames(db: Db, view: View, companyIds: readonly string[]): Promise<Map<string, Names>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db<(NameRow & { company_id: string })[]>`
    select n.company_id, n.language, n.form, n.name, n.seen_on
    from company_name n
    where n.company_id = any(${[...companyIds]}) and ${inForce(db, 'n', view)}
    order by ${lastSeenFirst(db, 'n')}`
  return new Map([...Map.groupBy(rows, (row) => row.company_id)].map(([id, own]) => [id, namesFrom(own)]))
}

/** Own names of securities that are no company's stock (indexes), by security id. */
export async function securityNames(
  db: Db,
  view: View,
  securityIds: readonly string[],
): Promise<Map<string, { nameZh: string | null; nameEn: string | null }>> {
  if (securityIds.length === 0) return new Map()
  const rows = await db<Pick<SecurityRow, 'security_id' | 'name_zh' | 'name_en'>[]>`
    select s.security_id, s.name_zh, s.name_en from security s
      where s.security_id = any(${[...securityIds]}) and ${inForce(db, 's', view)}`
  return new Map(rows.map((row) => [row.security_id, { nameZh: row.name_zh, nameEn: row.name_en }]))
}
