import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { watch, WATCH_LIMIT } from '@pandora/contract/domains/watch/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveDownload, serveWritten, type Route, type UserCall } from '../../http/route.ts'
import { companyCards } from './offers/cards.queries.ts'
import { fieldsOfCompanies } from '../figures/offers/fields/of-companies.ts'
import { heldImpact, impactNumbersOf } from '../impact/offers/scores.ts'
import { lastQuotes } from '../markets/offers/quotes.ts'
import { watchedAmong } from './offers/watching.queries.ts'
import { addPasted, placeAfter, tellWatch } from './change.ts'
import { addToGroup, groupsOf, setGroups } from './groups.queries.ts'
import { groupRoutes, ownGroup } from './groups.ts'
import { presentLines, writeCsv, presentOptional, writeCompany, writeList } from './present.ts'
import {
  addCompanies,
  countThings,
  documentExists,
  eventExists,
  existing,
  lockList,
  removeCompany,
  setNote,
  setThing,
  watchedEntries,
  watchesThing,
} from './queries.ts'
import { heldCards } from './held.ts'
import { sortedEntries } from './sorted.ts'
import { defineHeldMany } from '../../shared/define-held.ts'
import { partOf } from '../../shared/page.ts'
import { heldQuotes } from '../markets/offers/quotes.ts'

const heldWatched = defineHeldMany({
  id: 'watch.written',
  reads: [
    'company_name',
    'company_score',
    'daily_price',
    'document_company',
    'exchange',
    'industry',
    'industry_membership',
    'security',
  ],
  load: ({ db, view }, ids) => writtenCompanies(db, view, ids),
})

export const watchRoutes: readonly Route[] = [
  serve(watch.add, async ({ db, view, user, input: { companyId, groupId } }) => {
    const before = await lockList(db, view.marketId, user.uid)
    if (!(await existing(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
    if (groupId !== undefined) await ownGroup(db, view, user.uid, groupId)
    const already = (await watchedAmong(db, view.marketId, user.uid, [companyId])).has(companyId)
    if (!already && before >= WATCH_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: WATCH_LIMIT })
    await addCompanies(db, view.marketId, user.uid, [companyId])
    if (groupId !== undefined) await addToGroup(db, view.marketId, user.uid, groupId, [companyId])
    await tellWatch(db, view, user.uid, [companyId])
    return { done: true }
  }),

  serve(watch.remove, async ({ db, view, user, input }) => {
    await removeCompany(db, view.marketId, user.uid, input.companyId)
    await tellWatch(db, view, user.uid, [input.companyId])
    return { done: true }
  }),

  serve(watch.toggleEntry, async ({ db, view, user, input: { entryId, entryKind, cancel } }) => {
    await lockList(db, view.marketId, user.uid)
    const watching =
      cancel === undefined ? !(await watchesThing(db, view.marketId, user.uid, entryKind, entryId)) : !cancel
    if (watching && !(await (entryKind === 'document' ? documentExists : eventExists)(db, view, entryId)))
      throw new Refusal(errors.NOT_FOUND)
    if (watching && (await countThings(db, view.marketId, user.uid)) >= WATCH_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: WATCH_LIMIT })
    await setThing(db, view.marketId, user.uid, entryKind, entryId, watching)
    await tellWatch(db, view, user.uid, [entryId])
    return { watching }
  }),

  serveWritten(watch.list, async (call) => {
    const { db, view, user, input, services } = call
    const { page, size, groupId } = input
    if (groupId !== undefined) await ownGroup(db, view, user.uid, groupId)
    const entries =
      input.sort === undefined
        ? await watchedEntries(db, view.marketId, user.uid, { groupId, limit: size, offset: page * size })
        : partOf(await sortedEntries(call, input.sort), input)
    const ids = entries.map((entry) => entry.company_id)
    // Thirty rows with twenty closes each were 0.2 ms of JSON a call: what every reader gets of a company is held as
    // text.
    const companies = await heldWatched.read(services, view, ids)
    const count = entries[0]?.total ?? (page === 0 ? 0 : await total(db, view.marketId, user.uid, groupId))
    return writeList(entries, companies, count, input)
  }),

  serve(watch.optionalStocks, async (call) => {
    const { db, view, user } = call
    const [groups, { rows, ...figures }] = await Promise.all([
      groupsOf(db, view.marketId, user.uid),
      watched(call, { limit: null, offset: 0 }),
    ])
    return presentOptional(groups, rows, figures)
  }),

  ...groupRoutes,

  serve(watch.arrange, async ({ db, view, user, input: { companyId, groupIds, note, after } }) => {
    await lockList(db, view.marketId, user.uid)
    if (!(await watchedAmong(db, view.marketId, user.uid, [companyId])).has(companyId))
      throw new Refusal(errors.NOT_FOUND)
    for (const groupId of groupIds ?? []) await ownGroup(db, view, user.uid, groupId)
    if (groupIds) await setGroups(db, view.marketId, user.uid, companyId, groupIds)
    if (note !== undefined) await setNote(db, view.marketId, user.uid, companyId, note)
    if (after !== undefined) await placeAfter(db, view.marketId, user.uid, companyId, after)
    await tellWatch(db, view, user.uid, [companyId])
    return { done: true }
  }),

  serve(watch.addMany, async ({ db, view, user, input }) => {
    if (input.groupId !== undefined) await ownGroup(db, view, user.uid, input.groupId)
    return addPasted(db, view, user.uid, input)
  }),

  serve(watch.addAll, async ({ db, view, user, input }) => {
    const asked = [...new Set(input.companyIds)]
    const before = await lockList(db, view.marketId, user.uid)
    if ((await existing(db, view, asked)).size < asked.length) throw new Refusal(errors.NOT_FOUND)
    const there = await watchedAmong(db, view.marketId, user.uid, asked)
    const added = asked.filter((one) => !there.has(one))
    if (before + added.length > WATCH_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: WATCH_LIMIT })
    await addCompanies(db, view.marketId, user.uid, added)
    if (added.length > 0) await tellWatch(db, view, user.uid, added)
    return { added }
  }),

  serveDownload(watch.exportCsv, async (call) => {
    const { db, view, user, input, language, now } = call
    if (input.groupId !== undefined) await ownGroup(db, view, user.uid, input.groupId)
    const [groups, { rows, ...figures }] = await Promise.all([
      groupsOf(db, view.marketId, user.uid),
      watched(call, { groupId: input.groupId, limit: null, offset: 0 }),
    ])
    const columns = input.columns ?? []
    const fields = await fieldsOfCompanies(
      call.services,
      view,
      rows.map((row) => row.company_id),
      columns,
    )
    return {
      file: `watch-list-${dayOf(view.asOf ?? now)}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: presentLines(rows, { ...figures, fields }, groups, language),
      write: (held) => writeCsv(held, language, columns),
    }
  }),
]

/** What is shown of companies, as text, by id. */
async function writtenCompanies(db: Db, view: View, ids: readonly string[]): Promise<Map<string, { json: string }>> {
  const [cards, quotes, scores] = await Promise.all([
    companyCards(db, view, ids, ['news']),
    lastQuotes(db, view, ids),
    impactNumbersOf(db, view, ids),
  ])
  return new Map([...cards].map(([id, card]) => [id, { json: writeCompany(card, { quotes, scores }) }]))
}

/** A part of the list: the entries are read, what is shown of their companies is held. */
async function watched(
  { db, view, user, services }: Pick<UserCall<typeof watch.list>, 'db' | 'view' | 'user' | 'services'>,
  page: Parameters<typeof watchedEntries>[3],
) {
  const entries = await watchedEntries(db, view.marketId, user.uid, page)
  const ids = entries.map((entry) => entry.company_id)
  const [cards, quotes, scores] = await Promise.all([
    heldCards.read(services, view, ids),
    heldQuotes.read(services, view, ids),
    heldImpact.read(services, view, ids),
  ])
  return {
    rows: entries.flatMap((entry) => {
      const card = cards.get(entry.company_id)
      return card ? [{ ...card, ...entry }] : []
    }),
    quotes,
    scores,
  }
}

/** Length of the list or group, where a page behind its end was asked for. */
async function total(db: Db, marketId: number, uid: number, groupId: string | undefined): Promise<number> {
  return (await watchedEntries(db, marketId, uid, { groupId, limit: 1, offset: 0 }))[0]?.total ?? 0
}
