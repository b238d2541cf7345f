import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { EVENTS_LOOKED, events } from '@pandora/contract/domains/events/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import type { EventPart } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { analysedOf } from '../analysis/offers/analysed.queries.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { eventParts } from '../impact/offers/parts.queries.ts'
import { signOfEvent } from '../impact/offers/signs.ts'
import { standingEvents } from '../analysis/offers/standing-events.queries.ts'
import { totalOf } from '../../shared/totals.ts'
import { presentDetail } from './detail.ts'
import { knownEvents, marked } from './known.ts'
import { presentEvent } from './present.ts'
import { eventRows, ownAmong, ownEvents, ownTypes, titledEventIds, watchedEventIds } from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'
import { pageOf, partOf, type AnswerOf } from '../../shared/page.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'

/** Companies of a watch list whose events are looked through: its first ones. */
const MOST_WATCHED = 500

/** What events are made of, with whom they touch and how much. */
const eventTables = [
  'company',
  'company_name',
  'company_score',
  'document',
  'event',
  'event_company',
  'event_evidence',
  'event_taken_over',
  'industry',
  'theme',
] as const
const heldOfCompany = defineHeld({
  id: 'events.ofCompany',
  reads: eventTables,
  input: events.ofCompany.input,
  load: ({ db, view }, input) => eventsOf(db, view, input),
})
const heldInsights = defineHeld({
  id: 'events.insights',
  reads: eventTables,
  input: events.insights.input.required({ companyId: true }),
  load: ({ db, view, now }, { companyId, endTimestamp, insightType, page, size }) =>
    insightsOf(db, view, [companyId], { until: endTimestamp ?? now, insightType, page, size }),
})
const heldDetail = defineHeld({
  id: 'events.detail',
  reads: [
    'company',
    'company_name',
    'document',
    'document_analysis',
    'event',
    'event_company',
    'event_evidence',
    'event_taken_over',
    'industry',
    'theme',
  ],
  input: events.detail.input,
  load: ({ db, view }, { eventId }) => detailOf(db, view, eventId),
})

export const eventRoutes: readonly Route[] = [
  serveShared(
    events.types,
    {
      reads: eventTables,
      own: ({ companyId }) => companyId === undefined,
    },
    async ({ db, view, user, now, input: { companyId, reach } }) => {
      if (companyId !== undefined) await refuseUnknown(db, view, companyId)
      const companies =
        companyId === undefined
          ? await watchedCompanies(db, view.marketId, user?.uid ?? 0, { most: MOST_WATCHED })
          : [companyId]
      return {
        dataList: typesOf(
          reach === 'insights'
            ? await insightEvents(db, view, companies, now)
            : await listedEvents(db, view, companies, reach),
        ),
      }
    },
  ),

  serve(events.ofCompany, async ({ db, view, user, services, input }) => {
    const shared = await heldOfCompany.read(services, view, input)
    return { ...shared, dataList: await marked(db, view.marketId, user.uid, shared.dataList) }
  }),

  serve(events.insights, async ({ db, view, user, now, services, input }) => {
    const { companyId, endTimestamp, insightType, page, size } = input
    if (companyId !== undefined) await refuseUnknown(db, view, companyId)
    const read = (companies: readonly string[]) =>
      insightsOf(db, view, companies, { until: endTimestamp ?? now, insightType, page, size })
    // Of the companies that a user watches the answer is their own.
    const found =
      companyId === undefined
        ? await read(await watchedCompanies(db, view.marketId, user.uid, { most: MOST_WATCHED }))
        : await heldInsights.read(services, view, { ...input, companyId }, now)
    return { ...found, dataList: await marked(db, view.marketId, user.uid, found.dataList) }
  }),

  serve(events.watched, async ({ db, view, user, input: { page, size } }) => {
    const ids = await watchedEventIds(db, view, user.uid, { limit: size, offset: page * size })
    const { events: known, names } = await knownEvents(
      db,
      view,
      ids.map((row) => row.event_id),
      [],
    )
    const rows = ids.flatMap((row) => known.get(row.event_id) ?? [])
    const total = await totalOf(ids, page, () => watchedEventIds(db, view, user.uid, { limit: 1, offset: 0 }))
    return pageOf(
      rows.map((one) => ({ ...presentEvent(one, { part: undefined, names }), is_watching: true })),
      total,
      { page, size },
      ids.length,
    )
  }),

  serve(events.search, async ({ db, view, user, input: { text, page, size } }) => {
    const words = text.split(/\s+/u).filter(Boolean)
    if (words.length === 0) throw badInput('text', 'required')
    const read = (limit: number, offset: number) =>
      titledEventIds(db, view, words, { looked: EVENTS_LOOKED, limit, offset })
    const ids = await read(size, page * size)
    const { events: known, names } = await knownEvents(
      db,
      view,
      ids.map((row) => row.event_id),
      [],
    )
    const rows = ids.flatMap((row) => known.get(row.event_id) ?? [])
    return pageOf(
      await marked(
        db,
        view.marketId,
        user.uid,
        rows.map((one) => presentEvent(one, { part: undefined, names })),
      ),
      await totalOf(ids, page, () => read(1, 0)),
      { page, size },
      ids.length,
    )
  }),

  serve(events.detail, async ({ db, view, user, services, input: { eventId } }) => {
    const shared = await heldDetail.read(services, view, { eventId })
    const [one] = await marked(db, view.marketId, user.uid, [shared])
    return one ?? shared
  }),
]

/** A page of a company's events, its own and those along links, as every reader is shown them. */
async function eventsOf(
  db: Db,
  view: View,
  { companyId, types, reach, page, size }: ParsedInputOf<typeof events.ofCompany>,
): Promise<AnswerOf<typeof events.ofCompany>> {
  await refuseUnknown(db, view, companyId)
  const parts = (await eventParts(db, view, [companyId])).get(companyId) ?? []
  const ownPart = new Map(parts.map((part) => [part.eventId, part]))
  const reached =
    reach === 'direct'
      ? []
      : parts
          .filter((part) => !part.direct && (types === undefined || types.includes(part.type)))
          .map((part) => part.eventId)
  const ownPage = (limit: number, offset: number) => ownEvents(db, view, { companyId, types, limit, offset })
  // Of both kinds together, no more of the own than up to this page can stand on it.
  const [own, along, twice] = await Promise.all([
    reach === 'indirect' ? [] : reach === 'direct' ? ownPage(size, page * size) : ownPage((page + 1) * size, 0),
    eventRows(db, view, reached),
    reach === 'both' ? ownAmong(db, view, companyId, reached) : new Set<string>(),
  ])
  const others = along.filter((row) => !twice.has(row.event_id))
  const places = [...own, ...others].toSorted(
    (a, b) => b.happened_at - a.happened_at || (a.event_id < b.event_id ? 1 : -1),
  )
  const shown = (reach === 'direct' ? places : places.slice(page * size, (page + 1) * size)).map((row) => row.event_id)
  const { events: known, names } = await knownEvents(db, view, shown, parts)
  const rows = shown.flatMap((id) => known.get(id) ?? [])
  const total = others.length + (reach === 'indirect' ? 0 : await totalOf(own, page, () => ownPage(1, 0)))
  return pageOf(
    rows.map((one) => presentEvent(one, { part: ownPart.get(one.event.event_id), names })),
    total,
    { page, size },
    shown.length,
  )
}

interface Insights {
  until: number
  insightType: string | undefined
  page: number
  size: number
}

/** A page of what reached some companies, the latest first, as every reader is shown it. */
async function insightsOf(
  db: Db,
  view: View,
  companies: readonly string[],
  { until, insightType, page, size }: Insights,
): Promise<AnswerOf<typeof events.insights>> {
  const all = (await insightEvents(db, view, companies, until)).filter(
    ({ part }) => insightType === undefined || part.type === insightType,
  )
  const rows = partOf(all, { page, size })
  const [{ events: known, names }, companyNames] = await Promise.all([
    knownEvents(
      db,
      view,
      [...new Set(rows.map(({ part }) => part.eventId))],
      rows.map(({ part }) => part),
    ),
    entityNames(
      db,
      view,
      rows.map(({ id }) => id),
    ),
  ])
  const dataList = rows.flatMap(({ id, part }) => {
    const [one, { zh: nameZh, en: nameEn }] = [known.get(part.eventId), companyNames.get(id) ?? nameless]
    return one ? [{ ...presentEvent(one, { part, names }), reached: { companyId: id, nameZh, nameEn } }] : []
  })
  return pageOf(dataList, all.length, { page, size }, rows.length)
}

interface Insight {
  id: string
  part: EventPart
  happenedAt: number
}

/** What reached companies and counts in their scores, of what happened up to an instant (ms), the latest first. */
async function insightEvents(db: Db, view: View, companies: readonly string[], until: number): Promise<Insight[]> {
  const reached = [...(await eventParts(db, view, companies))].flatMap(([id, parts]) =>
    parts.map((part) => ({ id, part })),
  )
  const happened = new Map(
    (await eventRows(db, view, [...new Set(reached.map(({ part }) => part.eventId))])).map((row) => [
      row.event_id,
      row.happened_at,
    ]),
  )
  return reached
    .flatMap((one) => {
      const happenedAt = happened.get(one.part.eventId)
      return happenedAt !== undefined && happenedAt <= until ? [{ ...one, happenedAt }] : []
    })
    .toSorted((a, b) => b.happenedAt - a.happenedAt || b.part.points - a.part.points || (a.id < b.id ? -1 : 1))
}

/** An event that a list shows: its type, and the side on which it counts. */
type Typed = Pick<Insight, 'part'> | { type: string; told: number | null; given: boolean }

/** All events that a company's list shows, or those of several companies. */
async function listedEvents(
  db: Db,
  view: View,
  companies: readonly string[],
  reach: 'direct' | 'indirect' | 'both',
): Promise<Typed[]> {
  const lists = await Promise.all(
    companies.map(async (companyId) => {
      const own = reach === 'indirect' ? [] : await ownTypes(db, view, companyId)
      const along =
        reach === 'direct'
          ? []
          : ((await eventParts(db, view, [companyId])).get(companyId) ?? []).filter((part) => !part.direct)
      const there = new Set(
        (
          await eventRows(
            db,
            view,
            along.map((part) => part.eventId),
          )
        ).map((row) => row.event_id),
      )
      const twice = new Set(own.map((row) => row.event_id))
      return [
        ...own,
        ...along.filter((part) => there.has(part.eventId) && !twice.has(part.eventId)).map((part) => ({ part })),
      ]
    }),
  )
  return lists.flat()
}

/** Types of listed events with how many there are and which way they mostly point, the most frequent first. */
function typesOf(listed: readonly Typed[]): OutputOf<typeof events.types>['dataList'] {
  const signed = listed.map((one) =>
    'part' in one
      ? { type: one.part.type, sign: one.part.side === 'risk' ? -1 : 1 }
      : { type: one.type, sign: signOfEvent(one) },
  )
  return [...Map.groupBy(signed, (one) => one.type)]
    .map(([type, own]) => ({ type, sign: Math.sign(own.reduce((sum, one) => sum + one.sign, 0)), count: own.length }))
    .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
}

/** An event with everything that is told of it, as every reader is shown it. Throws NOT_FOUND. */
async function detailOf(db: Db, view: View, asked: string): Promise<OutputOf<typeof events.detail>> {
  const eventId = (await standingEvents(db, view, [asked]))(asked)
  const { events: known, names } = await knownEvents(db, view, [eventId], [])
  const one = known.get(eventId)
  if (!one) throw new Refusal(errors.NOT_FOUND)
  const results = await analysedOf(
    db,
    view,
    one.told.map((row) => row.document_id),
  )
  const roles = [...results.values()].flatMap(
    (row) =>
      row.result?.events
        .filter((event) => event.eventId === eventId)
        .flatMap((event) => event.roles.map((role) => role.companyId)) ?? [],
  )
  return presentDetail(
    one,
    presentEvent(one, { part: undefined, names }),
    results,
    new Map([...names, ...(await entityNames(db, view, roles))]),
  )
}

/** Refuses a company that the view does not know. */
async function refuseUnknown(db: Db, view: View, companyId: string): Promise<void> {
  if (!(await entityNames(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
}
