import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { dayLabel, dayOf, endOfDay, instantOf } from '@pandora/contract/time'
import { networkOf } from '@pandora/intelligence/impact/network'
import { weighs } from '@pandora/intelligence/impact/strength'
import { reachOf, wayOf } from '@pandora/intelligence/impact/reach'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames, nameless } from '../../../shared/entity-names.queries.ts'
import { groundsFor } from '../../impact/offers/scores.ts'
import { summariesOf } from './summaries.queries.ts'

type Summary = z.infer<typeof eventSummary>

const DAY = 86_400_000
/** Days before the last where no first day is asked for: links of long ago are no longer those of now. */
const USUAL_DAYS = 180

interface Asked {
  companyId: string
  from?: string | undefined
  to?: string | undefined
  kinds: readonly DocumentKind[]
  risk: boolean
  opportunity: boolean
  limit: number
  now: number
}

/**
 * What came to a company along links between two days and is of a side that is wanted: of each event the first document
 * that told of it, newest first.
 */
export async function indirectSummaries(
  db: Db,
  view: View,
  { companyId, from, to, kinds, risk, opportunity, limit, now }: Asked,
): Promise<Summary[]> {
  const latest = view.asOf ?? now
  const end = Math.min(to === undefined ? latest : endOfDay(to), latest)
  const start = from === undefined ? end - USUAL_DAYS * DAY : instantOf(from)
  const { events, supplies, groups, places } = await groundsFor(
    db,
    view.marketId,
    [companyId],
    Math.min(start, end),
    end,
  )
  const reach = reachOf(networkOf(supplies, groups, places, end), companyId)
  const reached = events.flatMap((event) => {
    if (
      event.happenedAt < start ||
      event.happenedAt > end ||
      event.knownAt > end ||
      (event.supersededAt !== null && event.supersededAt <= end) ||
      event.sign === 0 ||
      !weighs(event.modality)
    )
      return []
    const way = wayOf(reach, event)
    const document = event.documents[0]?.documentId
    return way && way.way.hops.length > 0 && document !== undefined
      ? [{ event, left: way.left, hops: way.way.hops, document }]
      : []
  })
  // One document may tell of several events: it stands once, by the one that reaches the company most, with all of
  // them. Its side is known before it is read.
  const strengthOf = ({ event, left }: (typeof reached)[number]) => Math.min(1, Math.abs(left) * event.confidence)
  const wanted = [...Map.groupBy(reached, (one) => one.document)].flatMap(([document, of]) => {
    const most = of.reduce((best, one) => (strengthOf(one) > strengthOf(best) ? one : best))
    const effect = most.event.sign * most.left > 0 ? ('opportunity' as const) : ('risk' as const)
    return (effect === 'risk' ? risk : opportunity)
      ? [{ document, most, effect, events: [most, ...of.filter((one) => one !== most)] }]
      : []
  })
  const rows = new Map(
    (
      await summariesOf(
        db,
        view,
        wanted.map((one) => one.document),
        kinds,
        limit,
      )
    ).map((row) => [row.document_id, row]),
  )
  const names = await entityNames(
    db,
    view,
    wanted.map(({ most }) => most.event.subject.id),
  )
  return wanted
    .flatMap(({ document, most, effect, events: told }): Summary[] => {
      const row = rows.get(document)
      if (!row) return []
      const { id } = most.event.subject
      const { zh: nameZh, en: nameEn } = names.get(id) ?? nameless
      const last = most.hops.at(-1)?.kind
      return [
        {
          newsId: row.document_id,
          kind: row.kind,
          language: row.language,
          title: row.title,
          source: row.source_name,
          sourceEn: row.source_name_en,
          newsTimestamp: row.published_at,
          newsDay: dayOf(row.published_at),
          newsDate: dayLabel(row.published_at),
          precision: row.precision,
          relation: 'mention',
          reach: 'indirect',
          effect,
          strength: strengthOf(most),
          events: told.map(({ event }) => ({ eventId: event.id, type: event.type, sign: event.sign })),
          via: { companyId: id, nameZh, nameEn, path: last === 'industry' || last === 'theme' ? last : 'supply' },
        },
      ]
    })
    .toSorted((a, b) => b.newsTimestamp - a.newsTimestamp || (a.newsId < b.newsId ? 1 : -1))
}
