import { chineseForms, codeForms, englishForms, type SearchForm } from '@pandora/intelligence/names'
import type { SearchFormRow } from '@pandora/store/generated/schema'
import type { Derivation } from '../../shared/derivation.ts'
import {
  copyForms,
  dropForms,
  searchedNames,
  searchedSecurities,
  touchedSearched,
  type SearchedName,
  type SearchedSecurity,
} from './search-forms.queries.ts'

/** A stretch of time in which a name was in force and in one role. */
export interface NameRole {
  name: string
  role: 'name' | 'former' | 'full' | 'english'
  from: number
  to: number
}

/** Rebuilds the search forms of what a change has touched, and of what has another time since. */
export const deriveSearchForms: Derivation = async (tx, { marketId, changed, placed }) => {
  const { things: own, securities: touched } = await touchedSearched(tx, marketId, new Set(changed.keys()))
  const things = [...new Set([...own, ...placed.things])]
  if (things.length === 0) return
  const securities = await searchedSecurities(tx, marketId, things)
  const names = Map.groupBy(await searchedNames(tx, marketId, things), (name) => name.company_id)
  await dropForms(tx, marketId, [...new Set([...things, ...touched, ...securities.map((one) => one.security_id)])])
  const ofThing = Map.groupBy(securities, (one) => one.company_id ?? one.security_id)
  await copyForms(tx, rows(marketId, things, ofThing, names))
}

function* rows(
  marketId: number,
  things: readonly string[],
  securities: ReadonlyMap<string, SearchedSecurity[]>,
  names: ReadonlyMap<string, SearchedName[]>,
): Generator<SearchFormRow> {
  for (const thing of things) {
    const own = (securities.get(thing) ?? []).filter((one) => one.kind === 'stock' || one.kind === 'index')
    for (const security of own) {
      const { known_at: from, superseded_at: to } = security
      yield* spread(marketId, security, codeForms(security.code), security.code, from, to)
      if (security.name_zh)
        yield* spread(marketId, security, chineseForms(security.name_zh, 'name'), security.name_zh, from, to)
      if (security.name_en)
        yield* spread(marketId, security, englishForms(security.name_en), security.name_en, from, to)
    }
    // A company's names find its first listing; they find the company itself where none is known.
    const first = own.find((one) => one.security_id === thing) ?? own[0]
    const found = first ?? { security_id: thing, company_id: thing, kind: 'stock', delisted_at: Infinity }
    for (const { name, role, from, to } of rolesOverTime(names.get(thing) ?? [])) {
      yield* spread(marketId, found, role === 'english' ? englishForms(name) : chineseForms(name, role), name, from, to)
    }
  }
}

function* spread(
  marketId: number,
  found: Pick<SearchedSecurity, 'security_id' | 'company_id' | 'kind' | 'delisted_at'>,
  forms: readonly SearchForm[],
  written: string,
  from: number,
  to: number,
): Generator<SearchFormRow> {
  const seen = new Set<string>()
  // Wholes first: of two forms with one suffix the one that is whole stands.
  const places = forms
    .flatMap(({ form, suffixes }) => suffixes.map((suffix, place) => ({ form, suffix, whole: place === 0 })))
    .sort((a, b) => Number(b.whole) - Number(a.whole))
  for (const { form, suffix, whole } of places) {
    const key = `${form} ${suffix}`
    if (seen.has(key)) continue
    seen.add(key)
    yield {
      market_id: marketId,
      suffix,
      security_id: found.security_id,
      company_id: found.company_id,
      kind: found.kind === 'index' ? 'index' : 'company',
      form,
      written,
      whole,
      delisted_at: found.delisted_at,
      known_at: from,
      superseded_at: to,
    }
  }
}

/**
 * A company's names with the role each had over time. Of the short Chinese names known at an instant, the one last seen
 * is the present
 * name, the others are former ones: a name becomes former when its successor is known, not before.
 */
export function rolesOverTime(versions: readonly SearchedName[]): NameRole[] {
  const roles: NameRole[] = versions
    .filter((one) => one.language === 'en' || one.form === 'full')
    .map(({ name, language, known_at: from, superseded_at: to }) => ({
      name,
      role: language === 'en' ? 'english' : 'full',
      from,
      to,
    }))
  const short = versions.filter((one) => one.language === 'zh' && one.form === 'short').sort(laterSeenFirst)
  const instants = [...new Set(short.flatMap((one) => [one.known_at, one.superseded_at]))].sort((a, b) => a - b)
  const open = new Map<string, NameRole>()
  instants.forEach((from, at) => {
    const to = instants[at + 1]
    if (to === undefined) return
    short
      .filter((one) => one.known_at <= from && one.superseded_at > from)
      .forEach(({ name }, place) => {
        const role = place === 0 ? 'name' : 'former'
        const before = open.get(name)
        if (before?.role === role && before.to === from) before.to = to
        else {
          const next: NameRole = { name, role, from, to }
          open.set(name, next)
          roles.push(next)
        }
      })
  })
  return roles
}

/** The order of `lastSeenFirst` in names.ts. */
function laterSeenFirst(a: SearchedName, b: SearchedName): number {
  if (a.seen_on !== b.seen_on) return a.seen_on === null ? 1 : b.seen_on === null ? -1 : a.seen_on < b.seen_on ? 1 : -1
  if (a.known_at !== b.known_at) return a.known_at < b.known_at ? 1 : -1
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}
