import type { Db } from '@pandora/store/database'

/** A name of a company in whatever form, present or former. */
export interface NamedCompany {
  company_id: string
  language: 'zh' | 'en'
  form: 'short' | 'full'
  name: string
  seen_on: string | null
  known_at: number
}

/**
 * Every name that companies of a market bear or bore, with when each was first known (ms): of each form and language
 * the one last seen in use first.
 */
export async function companyNames(db: Db, marketId: number): Promise<NamedCompany[]> {
  return db<NamedCompany[]>`
    select n.company_id, n.language, n.form, n.name, n.seen_on, min(o.known_at) as known_at from company_name n
    join company_name o on o.market_id = n.market_id and o.company_id = n.company_id and o.language = n.language
      and o.form = n.form and o.name = n.name
    where n.market_id = ${marketId} and n.superseded_at = 'infinity'
      group by n.company_id, n.language, n.form, n.name, n.seen_on
      order by n.company_id, n.language, n.form, n.seen_on desc nulls last, n.name`
}

/** Codes of companies' stocks, and words that fit their business: classes and products. */
export async function companyBusiness(
  db: Db,
  marketId: number,
): Promise<{ company_id: string; code: string; exchange: string; words: string[] }[]> {
  return db<{ company_id: string; code: string; exchange: string; words: string[] }[]>`
    select distinct on (s.company_id) s.company_id, s.code, s.exchange,
      array(select distinct i.name_zh from industry_membership m
        join industry i on i.market_id = m.market_id and i.scheme = m.scheme and i.industry_code = m.industry_code
        and i.superseded_at = 'infinity'
        where m.market_id = s.market_id and m.company_id = s.company_id and m.superseded_at = 'infinity') ||
      array(select distinct b.name from business_segment b
        where b.market_id = s.market_id and b.company_id = s.company_id and b.dimension = 'product'
        and b.superseded_at = 'infinity' limit 12) as words
    from security s where s.market_id = ${marketId} and s.kind = 'stock' and s.company_id is not null
      and s.superseded_at = 'infinity' order by s.company_id, s.security_id`
}

/** Industries and themes of a market with their names. */
export async function groupNames(
  db: Db,
  marketId: number,
): Promise<{ kind: 'industry' | 'theme'; id: string; name_zh: string; name_en: string | null }[]> {
  return db<{ kind: 'industry' | 'theme'; id: string; name_zh: string; name_en: string | null }[]>`
    select 'industry' as kind, industry_code as id, name_zh, name_en from industry
      where market_id = ${marketId} and scheme = 'sw2021' and superseded_at = 'infinity'
    union all select 'theme', theme_id, name_zh, name_en from theme
      where market_id = ${marketId} and superseded_at = 'infinity' order by 1, 2`
}
