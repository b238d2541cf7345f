import { builtInEntries } from '@pandora/intelligence/entities/built-in'
import type { EntityName, GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import type { Db } from '@pandora/store/database'
import { companyBusiness, companyNames, groupNames, type NamedCompany } from './names.queries.ts'

/** What can be named in a market: its companies with every name they bear or bore, its industries and themes, and what every market knows. */
export async function gazetteerEntries(db: Db, marketId: number): Promise<GazetteerEntry[]> {
  const [names, business, groups] = await Promise.all([companyNames(db, marketId), companyBusiness(db, marketId), groupNames(db, marketId)])
  const namesOf = Map.groupBy(names, (one) => one.company_id)
  const ofBusiness = new Map(business.map((one) => [one.company_id, one]))
  return [
    ...[...namesOf].map(([id, own]): GazetteerEntry => {
      const { code = null, exchange = null, words = [] } = ofBusiness.get(id) ?? {}
      return { kind: 'company', id, names: own.map(nameOf), code, exchange, words }
    }),
    ...groups.map(({ kind, id, name_zh: zh, name_en: en }): GazetteerEntry => ({ kind, id, names: bothNames(zh, en) })),
    ...builtInEntries,
  ]
}

function nameOf({ name, language, form, seen_on: until, latest }: NamedCompany): EntityName {
  if (language === 'en') return { text: name, form: 'english' }
  if (form === 'full') return { text: name, form: 'full' }
  return latest ? { text: name, form: 'short' } : { text: name, form: 'former', until }
}

const bothNames = (zh: string, en: string | null): EntityName[] => [{ text: zh, form: 'short' }, ...(en === null ? [] : [{ text: en, form: 'english' } as const])]
