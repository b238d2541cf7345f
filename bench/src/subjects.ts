import type { Sql } from '@pandora/store/database'

/**
 * Whom the readings of the desk are about: those of the market with the most facts, so that no figure comes from an
 * empty page.
 */
export interface Subjects {
  companyId: string
  peers: string[]
  themeId: string
  /** A company that a source lists under the theme. */
  memberId: string
  industryCode: string
  eventId: string
  reportId: string
  periodEnd: string
  businessDimension: string
}

const first = async (sql: Sql, text: string, marketId: number): Promise<string> => {
  const [row] = await sql.unsafe<{ id: string | null }[]>(text, [marketId])
  return row?.id ?? ''
}

/** Finds them in a loaded market. */
export async function subjectsOf(sql: Sql, marketId: number): Promise<Subjects> {
  const companyId = await first(
    sql,
    `select company_id as id from document_company where market_id = $1 and superseded_at = 'infinity' and relation = 'subject' and kind <> 'post' group by 1 order by count(*) desc, 1 limit 1`,
    marketId,
  )
  const one = (text: string) => first(sql, text.replaceAll('$company', `'${companyId}'`), marketId)
  const peers = await sql<
    { id: string }[]
  >`select company_id as id from company where market_id = ${marketId} and superseded_at = 'infinity'
    and company_id <> ${companyId} order by company_id limit 7`
  const themeId = await one(
    `select theme_id as id from theme_membership where market_id = $1 and superseded_at = 'infinity' group by 1 order by count(*) desc, 1 limit 1`,
  )
  return {
    companyId,
    peers: peers.map(({ id }) => id),
    themeId,
    memberId: await one(
      `select company_id as id from theme_membership where market_id = $1 and theme_id = '${themeId}' and superseded_at = 'infinity' and valid_to is null order by weight desc, 1 limit 1`,
    ),
    industryCode: await one(
      `select left(industry_code, 2) || '0000' as id from industry_membership where market_id = $1 and superseded_at = 'infinity' group by 1 order by count(*) desc, 1 limit 1`,
    ),
    eventId: await one(
      `select event_id as id from event where market_id = $1 and superseded_at = 'infinity' order by happened_at desc limit 1`,
    ),
    reportId: await one(
      `select m.document_id as id from document_company m where m.market_id = $1 and m.superseded_at = 'infinity' and m.kind = 'report' and m.company_id = $company order by published_at desc limit 1`,
    ),
    periodEnd: await one(
      `select max(period_end)::text as id from statement_item where market_id = $1 and superseded_at = 'infinity' and company_id = $company`,
    ),
    businessDimension: 'product',
  }
}
