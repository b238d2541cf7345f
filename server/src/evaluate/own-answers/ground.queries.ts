import { ACCEPTED_FROM } from '@pandora/contract/domains/supply/names'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'

/** A company of the demo market as a question names it. */
export interface AskedCompany {
  id: string
  code: string
  zh: string
  fullZh: string
  en: string
}
export async function companiesAsked(db: Db): Promise<AskedCompany[]> {
  return db<AskedCompany[]>`
    select n.company_id as id, split_part(n.company_id, '-', 2) as code,
      max(n.name) filter (where n.language = 'zh' and n.form = 'short') as zh,
      max(n.name) filter (where n.language = 'zh' and n.form = 'full') as "fullZh",
      max(n.name) filter (where n.language = 'en' and n.form = 'short') as en
    from company_name n where n.market_id = ${DEMO_MARKET} and n.superseded_at = 'infinity'
      and exists (select from statement_item s where s.market_id = ${DEMO_MARKET} and s.company_id = n.company_id)
    group by n.company_id having count(distinct (n.language, n.form)) = 3 or count(distinct (n.language, n.form)) = 4
    order by n.company_id`
}

/** An item of a statement, with when it was known and until when it stood (ms). */
export interface StoredItem {
  company_id: string
  item: string
  period_end: string
  period_months: number
  value: number
  known_at: number
  superseded_at: number
}
export async function itemsStored(db: Db): Promise<StoredItem[]> {
  return db<StoredItem[]>`
    select s.company_id, s.item, s.period_end::text as period_end, s.period_months, s.value,
      extract(epoch from s.known_at) * 1000 as known_at,
      case when s.superseded_at = 'infinity' then 1e15 else extract(epoch from s.superseded_at) * 1000 end
        as superseded_at
    from sound_item s where s.market_id = ${DEMO_MARKET} order by s.company_id, s.item, s.period_end`
}

/** Moves of the last trading days of companies, per cent. */
export async function movesStored(
  db: Db,
  ids: readonly string[],
): Promise<{ company_id: string; day: string; move: number }[]> {
  return db<{ company_id: string; day: string; move: number }[]>`
    select p.security_id as company_id, p.trade_date::text as day, p.change_rate as move from daily_price p
    where p.market_id = ${DEMO_MARKET} and p.basis = 'traded' and p.superseded_at = 'infinity'
      and p.security_id = any(${db.array(ids as string[])}::text[]) and p.change_rate is not null
      and p.trade_date < (select max(trade_date) from daily_price q where q.market_id = ${DEMO_MARKET})
    order by p.security_id, abs(p.change_rate) desc`
}

/** Who supplies whom on a day by the rows and by what texts were found to say surely enough, with the province of the supplier. */
export interface StoredSupply {
  customer_id: string
  supplier_id: string
  region_code: string | null
  region_zh: string | null
  region_en: string | null
}
export async function suppliesStored(db: Db, day: string): Promise<StoredSupply[]> {
  return db<StoredSupply[]>`
    select distinct e.customer_id, e.supplier_id, p.region_code, r.name_zh as region_zh, r.name_en as region_en
    from (select customer_id, supplier_id from supply_edge where market_id = ${DEMO_MARKET}
        and superseded_at = 'infinity' and valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
      union select f.to_id, f.from_id from found_relation f where f.market_id = ${DEMO_MARKET} and f.type = 'supplies'
        and f.superseded_at = 'infinity' and f.confidence >= ${ACCEPTED_FROM}
    ) e
    left join company_profile p on p.market_id = ${DEMO_MARKET} and p.company_id = e.supplier_id
      and p.superseded_at = 'infinity'
    left join region r on r.region_code = p.region_code
    order by 1, 2`
}

/** A title of an announcement or a piece of news about a company: in its words its texts can be asked for. */
export interface StoredTitle {
  company_id: string
  title: string
  kind: 'announcement' | 'news'
}
export async function titlesStored(db: Db, language: 'zh' | 'en'): Promise<StoredTitle[]> {
  return db<StoredTitle[]>`
    select c.company_id, d.title, d.kind from document d
    join document_company c on c.market_id = d.market_id and c.document_id = d.document_id
    where d.market_id = ${DEMO_MARKET} and d.superseded_at = 'infinity' and d.language = ${language}
      and d.kind in ('announcement', 'news') and c.relation = 'subject'
    order by d.document_id`
}

/** Texts of documents, by id. */
export async function bodiesStored(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ document_id: string; text: string }[]>`
    select d.document_id, d.title || E'\n' || d.body as text from document d where d.market_id = ${DEMO_MARKET}
      and d.document_id = any(${db.array(ids as string[])}::text[]) and d.superseded_at = 'infinity'`
  return new Map(rows.map((row) => [row.document_id, row.text]))
}

/** A name that a company bore and nobody bears now. */
export interface StoredFormer {
  company_id: string
  name: string
}
export async function formersStored(db: Db): Promise<StoredFormer[]> {
  return db<StoredFormer[]>`
    select n.company_id, n.name from company_name n where n.market_id = ${DEMO_MARKET} and n.superseded_at = 'infinity'
      and n.language = 'zh' and exists (select from company_name o where o.market_id = ${DEMO_MARKET}
        and o.superseded_at = 'infinity' and o.company_id = n.company_id and o.language = n.language
        and o.form = n.form and o.seen_on > n.seen_on)
      and (select count(distinct p.company_id) from company_name p where p.market_id = ${DEMO_MARKET}
        and p.superseded_at = 'infinity' and p.name = n.name) = 1
    order by n.company_id, n.name`
}

/** Companies of each class of the first level, in force now. */
export interface StoredClass {
  zh: string
  en: string
  ids: string[]
}
export async function classesStored(db: Db): Promise<StoredClass[]> {
  return db<StoredClass[]>`
    with recursive up as (
      select m.company_id, i.industry_code, i.parent_code, i.level from industry_membership m
        join industry i on i.market_id = m.market_id and i.scheme = m.scheme and i.industry_code = m.industry_code
          and i.superseded_at = 'infinity'
        where m.market_id = ${DEMO_MARKET} and m.superseded_at = 'infinity' and m.valid_to is null
      union select up.company_id, i.industry_code, i.parent_code, i.level from up
        join industry i on i.market_id = ${DEMO_MARKET} and i.industry_code = up.parent_code
          and i.superseded_at = 'infinity')
    select i.name_zh as zh, i.name_en as en, array_agg(distinct up.company_id) as ids
    from up join industry i on i.market_id = ${DEMO_MARKET} and i.industry_code = up.industry_code
      and i.superseded_at = 'infinity' and i.name_en is not null
    where up.level = 1 group by 1, 2 having count(distinct up.company_id) >= 3 order by 1`
}
