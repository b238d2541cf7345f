import { builtInEntries } from '@pandora/intelligence/entities/built-in'
import type { EntityName, GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import { dayOf } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'
import { companyBusiness, companyNames, groupNames, type NamedCompany } from './names.queries.ts'

/**
 * What can be named in a market: its companies with every name they bear or bore, its industries and themes, and what
 * every market knows.
 */
export async function gazetteerEntries(db: Db, marketId: number): Promise<GazetteerEntry[]> {
  const [names, business, groups] = await Promise.all([
    companyNames(db, marketId),
    companyBusiness(db, marketId),
    groupNames(db, marketId),
  ])
  const namesOf = Map.groupBy(names, (one) => one.company_id)
  const ofBusiness = new Map(business.map((one) => [one.company_id, one]))
  return [
    ...[...namesOf].map(([id, own]): GazetteerEntry => {
      const { code = null, exchange = null, words = [] } = ofBusiness.get(id) ?? {}
      return { kind: 'company', id, names: own.map((one) => nameOf(one, own)), code, exchange, words }
    }),
    ...groups.map(({ kind, id, name_zh: zh, name_en: en }): GazetteerEntry => ({ kind, id, names: bothNames(zh, en) })),
    ...builtInEntries,
  ]
}

/** A short name is the present one until its successor is known; without a day of that, until it was last seen. */
function nameOf({ name, language, form, seen_on: seenOn }: NamedCompany, own: readonly NamedCompany[]): EntityName {
  if (language === 'en') return { text: name, form: 'english' }
  if (form === 'full') return { text: name, form: 'full' }
  const later = own.filter(
    (one) =>
      one.language === 'zh' &&
      one.form === 'short' &&
      one.seen_on !== null &&
      (seenOn === null || one.seen_on > seenOn),
  )
  if (later.length === 0) return { text: name, form: 'short' }
  const known = Math.min(...later.map((one) => one.known_at))
  return known > 0 && (seenOn === null || dayOf(known) > seenOn)
    ? { text: name, form: 'short', until: dayOf(known) }
    : { text: name, form: 'former', until: seenOn }
}

const bothNames = (zh: string, en: string | null): EntityName[] => [
  { text: zh, form: 'short' },
  ...(en === null ? [] : [{ text: en, form: 'english' } as const]),
]
