import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classOf, nodeInForce } from '../../../shared/classes.ts'
import { nameIn } from '../../../shared/company-name.queries.ts'

/** What is shown of a watched company, but for its quote; the same for every reader. */
export interface CompanyCard {
  company_id: string
  name_zh: string | null
  name_en: string | null
  exchange_zh: string | null
  industry_zh: string | null
  industry_en: string | null
  news_id: string | null
  news_kind: DocumentKind | null
  news_title: string | null
  news_at: number | null
  news_precision: 'instant' | 'day' | 'year' | null
}

/** Names, industry and latest document of companies, by id; of the kinds asked for. */
export async function companyCards(
  db: Db,
  view: View,
  ids: readonly string[],
  kinds: readonly DocumentKind[],
): Promise<Map<string, CompanyCard>> {
  const known = view.asOf === null ? db`` : db`and m.published_at <= ${instant(view.asOf)}`
  const rows = await db<CompanyCard[]>`
    select asked.id as company_id, e.name_zh as exchange_zh,
      coalesce(s.name_zh, ${nameIn(db, view, db`asked.id`, 'zh')}) as name_zh,
        coalesce(s.name_en, ${nameIn(db, view, db`asked.id`, 'en')}) as name_en,
      node.name_zh as industry_zh, node.name_en as industry_en, news.document_id as news_id, news.kind as news_kind,
        news.title as news_title, news.published_at as news_at, news.precision as news_precision
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    left join exchange e on e.market_id = ${view.marketId} and e.exchange = split_part(asked.id, '-', 1)
    left join security s on s.security_id = asked.id and s.kind = 'index' and ${inForce(db, 's', view)}
    left join ${classOf(db, view, db`asked.id`)} on true
    left join industry node on node.industry_code = class.industry_code and ${nodeInForce(db, 'node', view)}
    left join lateral (select m.document_id, m.kind, m.title, m.published_at, m.precision from document_company m
      where m.company_id = asked.id and m.kind = any(${db.array(kinds as DocumentKind[])})
        and ${inForce(db, 'm', view)} ${known} order by m.published_at desc, m.document_id desc limit 1) news on true`
  return new Map(rows.map((row) => [row.company_id, row]))
}
