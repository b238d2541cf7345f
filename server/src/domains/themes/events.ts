import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import type { themeEvent } from '@pandora/contract/domains/themes/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf } from '../analysis/offers/analysed.queries.ts'
import { type GradedTheme, eventMembers } from './offers/graded.ts'
import { eventsBeyond, themeDocuments, toldEvents, type Cursor } from './events.queries.ts'
import type { Figures } from '../figures/offers/market.ts'
import { moreThan, type More } from '../../shared/page.ts'
import { presentEvent, presentSummary } from './present.ts'

type ThemeEvent = z.infer<typeof themeEvent>
type Summary = z.infer<typeof eventSummary>

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
