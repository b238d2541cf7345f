import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import type { themeEvent } from '@pandora/contract/domains/themes/shapes'
import { dayLabel, dayOf } from '@pandora/contract/time'
import { eventScore } from '@pandora/intelligence/themes/sums'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf, type AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import { sideOf, signOfEvent } from '../impact/offers/signs.ts'
import { effectOf } from '../price-events/offers/effects.ts'
import type { GradedMember, GradedTheme } from './offers/graded.ts'
import {
  eventsBeyond,
  themeDocuments,
  toldEvents,
  type Cursor,
  type ThemeDocumentRow,
  type ToldEvent,
} from './events.queries.ts'
import type { Figures } from '../figures/offers/market.ts'
import { moreThan, type More } from '../../shared/page.ts'

type ThemeEvent = z.infer<typeof themeEvent>
type Summary = z.infer<typeof eventSummary>

/** Members whose events are a theme's: in name only is not enough, unless all are. */
export function eventMembers({ members }: GradedTheme): GradedMember[] {
  const own = members.filter((one) => one.band !== 'name-only')
  return own.length > 0 ? own : [...members]
}

/** An event on the wire, by the member it is of. */
function presentEvent(event: ToldEvent, member: GradedMember | undefined, figures: Figures): ThemeEvent {
  const sign = signOfEvent({ type: event.type, told: event.sum, given: event.line !== -1 })
  const own = member ? figures.get(member.companyId) : undefined
  return {
    eventId: event.event_id,
    type: event.type,
    titleZh: event.title_zh,
    titleEn: event.title_en,
    happenedAt: event.happened_at,
    newsDate: dayLabel(event.happened_at),
    happenedDay: dayOf(event.happened_at),
    precision: event.precision,
    companyId: member?.companyId ?? null,
    nameZh: own?.nameZh ?? null,
    nameEn: own?.nameEn ?? null,
    membership: member?.membership ?? null,
    band: member?.band ?? null,
    sign,
    effect: sideOf(sign),
    scoreIndex: sign === 0 ? 10 : eventScore(sign, event.confidence ?? 1, event.told_size ?? event.size_class),
    documents: event.documents,
    stories: event.stories,
    first:
      event.first_id !== null && event.first_title !== null && event.first_at !== null
        ? {
            newsId: event.first_id,
            title: event.first_title,
            source: event.first_source ?? '',
            sourceEn: event.first_source_en,
            newsTimestamp: event.first_at,
          }
        : null,
  }
}

interface Asked {
  direction: 'up' | 'down'
  cursor: Cursor | undefined
  side: 'opportunity' | 'risk' | undefined
  page: number
  size: number
}
/** Events looked through at most for a page of one side. */
const MOST_LOOKED = 2000

/** Events of a theme beyond a place in the list, newest first (THEME-19). */
export async function latestEvents(
  db: Db,
  view: View,
  graded: GradedTheme,
  figures: Figures,
  { direction, cursor, side, page, size }: Asked,
): Promise<{ dataList: ThemeEvent[]; hasMore: More }> {
  const members = new Map(eventMembers(graded).map((one) => [one.companyId, one]))
  const wanted = (page + 1) * size
  const read = async (limit: number) => {
    const rows = await eventsBeyond(db, view, {
      themeId: graded.theme.themeId,
      companies: [...members.keys()],
      direction,
      cursor,
      limit,
    })
    const told = await toldEvents(
      db,
      view,
      rows.map((row) => row.event_id),
    )
    const events = rows.flatMap((row) => {
      const event = told.get(row.event_id)
      return event
        ? [
            presentEvent(
              { ...event, happened_at: row.happened_at },
              row.company_id === null ? undefined : members.get(row.company_id),
              figures,
            ),
          ]
        : []
    })
    return {
      events: side === undefined ? events : events.filter((one) => one.effect === side),
      full: rows.length === limit,
    }
  }
  let limit = wanted + 1
  let found = await read(limit)
  // Of one side only: look further while there is more and too little was of it.
  while (side !== undefined && found.full && found.events.length <= wanted && limit < MOST_LOOKED)
    found = await read((limit = Math.min(limit * 4, MOST_LOOKED)))
  const own = found.events.slice(page * size, wanted)
  return { dataList: direction === 'up' && cursor ? own.toReversed() : own, hasMore: moreThan(own.length, { size }) }
}

/** Documents of a theme as events show them (THEME-18). */
export async function themeSummaries(
  db: Db,
  view: View,
  graded: GradedTheme,
  named: readonly string[] | null,
  figures: Figures,
  { page, size }: { page: number; size: number },
): Promise<{ list: Summary[]; hasMore: More }> {
  const members = eventMembers(graded).map((one) => one.companyId)
  const rows = await themeDocuments(db, view, {
    themeId: graded.theme.themeId,
    named,
    companies: members,
    limit: size,
    offset: page * size,
  })
  const results = await analysedOf(
    db,
    view,
    rows.map((row) => row.document_id),
  )
  return {
    list: rows.map((row) => presentSummary(row, results.get(row.document_id), figures)),
    hasMore: moreThan(rows.length, { size }),
  }
}

function presentSummary(row: ThemeDocumentRow, analysed: AnalysedRow | undefined, figures: Figures): Summary {
  const own = row.company_id === null ? undefined : figures.get(row.company_id)
  return {
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
    relation: row.company_id === null ? 'subject' : 'mention',
    reach: row.company_id === null ? 'direct' : 'indirect',
    ...effectOf(analysed, row.company_id ?? ''),
    via:
      row.company_id === null
        ? null
        : { companyId: row.company_id, nameZh: own?.nameZh ?? null, nameEn: own?.nameEn ?? null, path: 'theme' },
  }
}
