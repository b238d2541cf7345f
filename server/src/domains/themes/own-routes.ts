import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { ParsedInputOf } from '@pandora/contract/operation'
import { isInstant } from '@pandora/contract/time'
import { listedCompanies, themeQuery } from '@pandora/contract/domains/themes/own-shapes'
import { OWN_THEME_COMPANIES, OWN_THEME_LIMIT } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { matcherOf } from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { serve, servePrepared, type Route, type UserCall } from '../../http/route.ts'
import { allowed } from '../membership/offers.ts'
import { gradeOwn } from './offers/own.ts'
import { ownThemes, type OwnQuery } from './offers/own.queries.ts'
import { shownOf } from './asked.ts'
import {
  countOwnThemes,
  deleteOwn,
  insertOwn,
  knownCompanies,
  lockOwnThemes,
  updateOwn,
  type Written,
} from './own-write.queries.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { presentOwn, presentMember } from './present.ts'

export const ownThemeRoutes: readonly Route[] = [
  serve(themes.ownPreview, async ({ view, now, services, input: { query, page, size } }) => {
    const members = await gradeOwn(services, view, now, { query: checked(query), companies: null })
    const shown = await shownOf(services, view)
    return pageOf(
      partOf(members, { page, size }).map((one) => presentMember(one, shown)),
      members.length,
      { page, size },
    )
  }),

  servePrepared(themes.ownSave, whatIsWritten, async ({ db, view, user, now, input }, written) => {
    await lockOwnThemes(db, user.uid)
    const own = await ownThemes(db, view.marketId, user.uid)
    const before = input.themeId === undefined ? undefined : own.find((one) => one.theme_id === input.themeId)
    if (input.themeId !== undefined && !before) throw new Refusal(errors.NOT_FOUND)
    if (!before && own.length >= OWN_THEME_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: OWN_THEME_LIMIT })
    if (!before) await allowed(db, user.uid, 'ownThemes', (await countOwnThemes(db, user.uid)) + 1, now)
    if (own.some((one) => one.name === written.name && one.theme_id !== input.themeId))
      throw new Refusal(errors.NAME_TAKEN)
    const id = before ? before.theme_id : await insertOwn(db, view.marketId, user.uid, written, now)
    if (before) await updateOwn(db, before.theme_id, written, now)
    await tell(db, view, user.uid, id)
    const [saved] = await ownThemes(db, view.marketId, user.uid, id)
    if (!saved) throw new Refusal(errors.NOT_FOUND)
    return presentOwn(db, view, saved)
  }),

  serve(themes.ownDelete, async ({ db, view, user, input: { themeId } }) => {
    if (!(await deleteOwn(db, view.marketId, user.uid, themeId))) throw new Refusal(errors.NOT_FOUND)
    await tell(db, view, user.uid, themeId)
    return { done: true }
  }),
]

/** Says to the user's other tabs that their themes have changed. */
async function tell(db: Db, { marketId }: View, uid: number, themeId: string): Promise<void> {
  await emitLive(db, { topic: 'user', marketId, uid, ids: [themeId] })
}

const plain = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()).filter(Boolean))]

/**
 * A query without what says nothing. Throws BAD_INPUT where nothing is left to look for, or a word can find nothing.
 */
function checked(query: OwnQuery): OwnQuery {
  const cleaned = {
    ...query,
    any: plain(query.any),
    all: plain(query.all),
    industries: plain(query.industries),
    regions: plain(query.regions),
  }
  for (const [field, words] of [
    ['any', cleaned.any],
    ['all', cleaned.all],
  ] as const) {
    const empty = words.find((word) => matcherOf({ any: [word], all: [] }).empty)
    if (empty !== undefined) throw badInput(`query.${field}`, 'unsearchable', { value: empty })
  }
  if (cleaned.any.length + cleaned.all.length + cleaned.industries.length + cleaned.regions.length === 0)
    throw badInput('query', 'required')
  return cleaned
}

/** Before the transaction: what a query finds is held, or read at length. */
async function whatIsWritten({ db, view, now, services, input }: UserCall<typeof themes.ownSave>): Promise<Written> {
  const name = input.name.trim()
  if (name === '') throw badInput('name', 'required')
  // The transport fills in no defaults beneath what may be null.
  const query = input.query === null ? null : checked(themeQuery.parse(input.query))
  const base = { name, description: input.description.trim(), query }
  if (query === null || input.companies !== null) {
    const companies = await checkedCompanies(db, view, input.companies)
    return { ...base, mode: 'static', companies, frozenAt: query === null ? null : frozenAt(input.frozenAt, now) }
  }
  if (input.mode === 'dynamic') return { ...base, mode: 'dynamic', companies: null, frozenAt: null }
  const members = await gradeOwn(services, { ...view, asOf: null }, now, { query, companies: null })
  return {
    ...base,
    mode: 'static',
    companies: members
      .slice(0, OWN_THEME_COMPANIES)
      .map((one) => ({ companyId: one.companyId, weight: one.membership })),
    frozenAt: now,
  }
}

/**
 * When a query was frozen to the companies given with it. Throws BAD_INPUT for what is no instant, or is still to come.
 */
function frozenAt(given: string | undefined, now: number): number {
  if (given === undefined) return now
  const at = Date.parse(given)
  if (!isInstant(at)) throw badInput('frozenAt', 'instant')
  if (at > now) throw badInput('frozenAt', 'future')
  return at
}

/** Companies of a list, each once. Throws BAD_INPUT where there is none, or one that the market does not know. */
async function checkedCompanies(
  db: Db,
  view: View,
  companies: ParsedInputOf<typeof themes.ownSave>['companies'],
): Promise<{ companyId: string; weight: number }[]> {
  if (companies === null || companies.length === 0) throw badInput('companies', 'required')
  const once = new Map(listedCompanies.parse(companies).map((one) => [one.companyId, one]))
  const known = await knownCompanies(db, view.marketId, [...once.keys()])
  const unknown = [...once.keys()].find((id) => !known.has(id))
  if (unknown !== undefined) throw badInput('companies', 'unknown', { value: unknown })
  return [...once.values()]
}
