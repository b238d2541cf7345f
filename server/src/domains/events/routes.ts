import { Refusal } from '@pandora/contract/errors'
import { events } from '@pandora/contract/events'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { analysedOf } from '../../shared/analysed.queries.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { eventParts } from '../../shared/impact/parts.queries.ts'
import { presentDetail } from './detail.ts'
import { knownEvents } from './known.ts'
import { presentEvent } from './present.ts'
import { eventTypes, ownEvents, watchedCompanies } from './queries.ts'

/** Own events that are held beside those along links, where both are asked for. */
const MOST_OWN = 2000

export const eventRoutes: readonly Route[] = [
  serve(events.types, async ({ db, view, input: { companyId } }) => {
    if (companyId !== undefined) await refuseUnknown(db, view, companyId)
    return { dataList: await eventTypes(db, view, companyId) }
  }),

  serve(events.ofCompany, async ({ db, view, user, input: { companyId, types, reach, page, size } }) => {
    await refuseUnknown(db, view, companyId)
    const parts = (await eventParts(db, view, [companyId])).get(companyId) ?? []
    const partOf = new Map(parts.map((part) => [part.eventId, part]))
    const along = reach === 'direct' ? [] : parts.filter((part) => !part.direct && (types === undefined || types.includes(part.type))).map((part) => part.eventId)
    const own = reach === 'indirect' ? [] : await ownEvents(db, view, { companyId, types, ...(reach === 'direct' ? { limit: size, offset: page * size } : { limit: MOST_OWN, offset: 0 }) })
    const { events: known, names, watched } = await knownEvents(db, view, user.uid, [...new Set([...own.map((row) => row.event_id), ...along])], parts)
    const all = [...known.values()].toSorted((a, b) => b.event.happened_at - a.event.happened_at || (a.event.event_id < b.event.event_id ? 1 : -1))
    const rows = reach === 'direct' ? all : all.slice(page * size, (page + 1) * size)
    return {
      dataList: rows.map((one) => presentEvent(one, { part: partOf.get(one.event.event_id), names, watching: watched.has(one.event.event_id) })),
      total: reach === 'direct' ? (own[0]?.total ?? (page === 0 ? 0 : (await ownEvents(db, view, { companyId, types, limit: 1, offset: 0 }))[0]?.total ?? 0)) : all.length, page, hasMore: rows.length === size,
    }
  }),

  serve(events.insights, async ({ db, view, user, now, input: { companyId, endTimestamp, insightType, page, size } }) => {
    if (companyId !== undefined) await refuseUnknown(db, view, companyId)
    const companies = companyId === undefined ? await watchedCompanies(db, view.marketId, user.uid) : [companyId]
    const reached = [...await eventParts(db, view, companies)].flatMap(([id, parts]) => parts.filter((part) => insightType === undefined || part.type === insightType).map((part) => ({ id, part })))
    const { events: known, names, watched } = await knownEvents(db, view, user.uid, [...new Set(reached.map(({ part }) => part.eventId))], reached.map(({ part }) => part))
    const until = endTimestamp ?? now
    const all = reached.flatMap(({ id, part }) => { const one = known.get(part.eventId); return one && one.event.happened_at <= until ? [{ id, part, one }] : [] })
      .toSorted((a, b) => b.one.event.happened_at - a.one.event.happened_at || b.part.points - a.part.points || (a.id < b.id ? -1 : 1))
    const rows = all.slice(page * size, (page + 1) * size)
    const companyNames = await entityNames(db, view, rows.map(({ id }) => id))
    return {
      dataList: rows.map(({ id, part, one }) => {
        const { zh: nameZh, en: nameEn } = companyNames.get(id) ?? nameless
        return { ...presentEvent(one, { part, names, watching: watched.has(part.eventId) }), reached: { companyId: id, nameZh, nameEn } }
      }),
      total: all.length, page, hasMore: rows.length === size,
    }
  }),

  serve(events.detail, async ({ db, view, user, input: { eventId } }) => {
    const { events: known, names, watched } = await knownEvents(db, view, user.uid, [eventId], [])
    const one = known.get(eventId)
    if (!one) throw new Refusal('NOT_FOUND')
    const results = await analysedOf(db, view, one.told.map((row) => row.document_id))
    const roles = [...results.values()].flatMap((row) => row.result?.events.filter((event) => event.eventId === eventId).flatMap((event) => event.roles.map((role) => role.companyId)) ?? [])
    return presentDetail(one, presentEvent(one, { part: undefined, names, watching: watched.has(eventId) }), results, new Map([...names, ...await entityNames(db, view, roles)]))
  }),
]

/** Refuses a company that the view does not know. */
async function refuseUnknown(db: Db, view: View, companyId: string): Promise<void> {
  if (!(await entityNames(db, view, [companyId])).has(companyId)) throw new Refusal('NOT_FOUND')
}
