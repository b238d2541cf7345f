import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** How much there is of a market. */
export async function sizes(
  db: Db,
  marketId: number,
): Promise<{ companies: number; documents: number; trading_days: number }> {
  const [row] = await db<[{ companies: number; documents: number; trading_days: number }]>`
    select (select count(*)::int from company
      where market_id = ${marketId} and superseded_at = 'infinity') as companies,
      (select count(*)::int from document where market_id = ${marketId} and superseded_at = 'infinity') as documents,
      (select count(distinct trade_date)::int from trading_day
        where market_id = ${marketId} and superseded_at = 'infinity') as trading_days`
  return row
}

/** The latest news titles in a language that are known by now. */
export async function latestTitles(
  db: Db,
  view: View,
  language: 'zh' | 'en',
  count: number,
): Promise<
  { title: string; language: 'zh' | 'en'; published_at: number; source_name: string; source_name_en: string | null }[]
> {
  return db`select d.title, d.language, d.published_at, d.source_name, d.source_name_en from document d
    where ${inForce(db, 'd', view)} and d.kind in ('news', 'announcement') and d.language = ${language}
    order by d.published_at desc, d.document_id desc limit ${count}`
}
