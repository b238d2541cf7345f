import { cutAt, type More } from '../../../shared/page.ts'
import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/domains/price-events/operations'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf } from '../../analysis/offers/analysed.queries.ts'
import { groundTables } from '../../impact/offers/ground.ts'
import { indirectSummaries } from './indirect.ts'
import { filtered, presentDirect } from './present.ts'
import { companyEvents } from './summaries.queries.ts'

/** What the events of a company's price are made of: reads that show them declare these tables. */
export const priceEventTables = [...groundTables, 'document_analysis', 'document_company'] as const

type Summary = z.infer<typeof eventSummary>

export interface EventsAsked {
  companyId: string
  from?: string | undefined
  to?: string | undefined
  kinds: readonly DocumentKind[]
  risk: boolean
  opportunity: boolean
  direct: boolean
  indirect: boolean
  /** Most events of the answer; Infinity: all. */
  limit: number
  now: number
}

/** Documents read at once: what the filters leave out is only known when they were. */
const PAGE = 500

/**
 * Documents that name the company and pass the filters, newest first, one more than `limit` where there are as many;
 * and ids of all that were looked at.
 */
async function ownEvents(db: Db, view: View, asked: EventsAsked): Promise<{ found: Summary[]; named: Set<string> }> {
  const [found, named]: [Summary[], Set<string>] = [[], new Set()]
  for (let offset = 0; found.length <= asked.limit; offset += PAGE) {
    const { rows, more } = await companyEvents(db, view, { ...asked, limit: PAGE, offset })
    for (const row of rows) named.add(row.document_id)
    found.push(
      ...filtered(
        presentDirect(
          asked.companyId,
          rows,
          await analysedOf(
            db,
            view,
            rows.map((row) => row.document_id),
          ),
        ),
        asked,
      ),
    )
    if (!more) break
  }
  return { found, named }
}

/**
 * What may have moved a company's price between two days, newest first: documents that name it, and what reached it
 * along links (PRICE-02, PRICE-03). The filters come before the cut.
 */
export async function priceEventsOf(
  db: Db,
  view: View,
  asked: EventsAsked,
): Promise<{ shown: Summary[]; hasMore: More }> {
  const [{ found, named }, along] = await Promise.all([
    asked.direct ? ownEvents(db, view, asked) : { found: [], named: new Set<string>() },
    asked.indirect ? indirectSummaries(db, view, { ...asked, limit: asked.limit + 1 }) : [],
  ])
  const items = [...found, ...along.filter((one) => !named.has(one.newsId))].toSorted(
    (a, b) => b.newsTimestamp - a.newsTimestamp || (a.newsId < b.newsId ? 1 : -1),
  )
  return cutAt(items, asked.limit)
}
