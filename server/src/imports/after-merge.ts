import type { LiveTopic } from '@pandora/contract/live'
import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import type { MergeCounts } from '@pandora/store/merge'
import { touchedIds } from './touched.queries.ts'

/** What readers hear about each kind of fact, and by which column they know it. Every kind has a topic: answers that are held wait for it. */
export const factTopics: Readonly<Record<KindName, { topic: LiveTopic; id: string }>> = {
  document: { topic: 'documents', id: 'document_id' },
  daily_price: { topic: 'prices', id: 'security_id' },
  company: { topic: 'companies', id: 'company_id' },
  company_name: { topic: 'companies', id: 'company_id' },
  company_profile: { topic: 'companies', id: 'company_id' },
  industry_membership: { topic: 'companies', id: 'company_id' },
  industry: { topic: 'companies', id: 'industry_code' },
  share_count: { topic: 'prices', id: 'security_id' },
  listing_status: { topic: 'companies', id: 'security_id' },
  document_company: { topic: 'documents', id: 'document_id' },
  trading_day: { topic: 'prices', id: 'exchange' },
  security: { topic: 'companies', id: 'security_id' },
  business_segment: { topic: 'companies', id: 'company_id' },
  statement_item: { topic: 'companies', id: 'company_id' },
  observation: { topic: 'series', id: 'series_code' },
  series: { topic: 'series', id: 'series_code' },
  country_relation: { topic: 'series', id: 'country' },
  theme: { topic: 'companies', id: 'theme_id' },
  theme_membership: { topic: 'companies', id: 'company_id' },
  supply_edge: { topic: 'companies', id: 'supplier_id' },
  industry_relation: { topic: 'companies', id: 'industry_zh' },
  product_relation: { topic: 'companies', id: 'from_product' },
  event_company: { topic: 'companies', id: 'company_id' },
  event: { topic: 'companies', id: 'event_id' },
  financing_round: { topic: 'companies', id: 'round_id' },
  corporate_action: { topic: 'prices', id: 'security_id' },
  author: { topic: 'documents', id: 'author_id' },
  post: { topic: 'documents', id: 'document_id' },
}

/** Tells readers what a merge, or the removal of a run, has changed: one event a topic, heard on commit. */
export async function announceChanges(
  tx: Db,
  marketId: number,
  changed: ReadonlyMap<KindName, MergeCounts>,
): Promise<void> {
  const heard = new Map<LiveTopic, { ids: Set<string>; count: number }>()
  for (const [kind, counts] of changed) {
    const about = factTopics[kind]
    if (counts.new + counts.updated === 0) continue
    const { ids, count } = await touchedIds(tx, kind, about.id)
    const event = heard.get(about.topic) ?? { ids: new Set<string>(), count: 0 }
    for (const id of ids) event.ids.add(id)
    event.count = Math.max(event.count, count)
    heard.set(about.topic, event)
  }
  for (const [topic, { ids, count }] of heard)
    await emitLive(tx, { topic, marketId, ids: ids.size > 200 ? [] : [...ids], count: Math.max(count, ids.size) })
}
