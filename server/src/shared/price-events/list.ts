import type { z } from 'zod'
import type { eventSummary } from '@pandora/contract/price-events'
import type { DocumentKind } from '@pandora/contract/records/document'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf } from '../analysed.queries.ts'
import { indirectSummaries } from './indirect.ts'
import { filtered, presentDirect } from './present.ts'
import { companyEvents } from './summaries.queries.ts'

export interface EventsAsked {
  companyId: string
  from?: string | undefined
  to?: string | undefined
  kinds: readonly DocumentKind[]
  risk: boolean
  opportunity: boolean
  direct: boolean
  indirect: boolean
  /** Most events of the answer. */
  limit: number
  now: number
}

/** What may have moved a company's price between two days, newest first: documents that name it, and what reached it along links (PRICE-02, PRICE-03). */
export async function priceEventsOf(db: Db, view: View, asked: EventsAsked): Promise<{ events: z.infer<typeof eventSummary>[]; hasMore: boolean }> {
  const more = { ...asked, limit: asked.limit + 1 }
  const [rows, along] = await Promise.all([asked.direct ? companyEvents(db, view, more) : [], asked.indirect ? indirectSummaries(db, view, more) : []])
  const named = new Set(rows.map((row) => row.document_id))
  const own = presentDirect(asked.companyId, rows, await analysedOf(db, view, [...named]))
  const items = filtered([...own, ...along.filter((one) => !named.has(one.newsId))], asked).toSorted((a, b) => b.newsTimestamp - a.newsTimestamp || (a.newsId < b.newsId ? 1 : -1))
  return { events: items.slice(0, asked.limit), hasMore: items.length > asked.limit || rows.length > asked.limit }
}
