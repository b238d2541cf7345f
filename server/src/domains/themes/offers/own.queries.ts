import type { themeModes } from '@pandora/contract/domains/themes/terms'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** What a theme of a user's own asks for. */
export interface OwnQuery {
  any: string[]
  all: string[]
  industries: string[]
  regions: string[]
  minimumShare: number
}
/** A theme of a user's own. */
export interface OwnThemeRow {
  theme_id: string
  name: string
  description: string
  mode: (typeof themeModes)[number]
  query: OwnQuery | null
  created_at: number
  changed_at: number
  frozen_at: number | null
  companies: { id: string; weight: number }[] | null
}

/** The user's themes in the market, by name; one of them where asked for. */
export async function ownThemes(
  db: Db,
  marketId: number,
  uid: number,
  themeId: string | null = null,
): Promise<OwnThemeRow[]> {
  return db<OwnThemeRow[]>`
    select o.theme_id, o.name, o.description, o.mode, o.query, o.created_at, o.changed_at, o.frozen_at,
      (select jsonb_agg(jsonb_build_object('id', c.company_id, 'weight', c.weight) order by c.weight desc, c.company_id)
        from own_theme_company c where c.theme_id = o.theme_id) as companies
    from own_theme o where o.uid = ${uid} and o.market_id = ${marketId} ${
      themeId === null
        ? db``
        : db`and o.theme_id
      = ${themeId}`
    } order by o.name, o.theme_id`
}

/** Region of each company of the market that says one. */
export async function companyRegions(db: Db, view: View): Promise<Map<string, string>> {
  const rows = await db<
    { company_id: string; region_code: string }[]
  >`select p.company_id, p.region_code from company_profile p
    where p.region_code is not null and ${inForce(db, 'p', view)}`
  return new Map(rows.map((row) => [row.company_id, row.region_code]))
}

/** A Shenwan node with the one above it. */
export interface NodeRow {
  industry_code: string
  level: number
  parent_code: string | null
  name_zh: string
  name_en: string | null
}

/** Shenwan nodes of the market. */
export async function industryNodes(db: Db, view: View): Promise<Map<string, NodeRow>> {
  const rows = await db<NodeRow[]>`select i.industry_code, i.level, i.parent_code, i.name_zh, i.name_en from industry i
    where i.scheme = 'sw2021' and ${inForce(db, 'i', view)}`
  return new Map(rows.map((row) => [row.industry_code, row]))
}

/** Documents (posts aside) about any of some companies in a span (ms): what is told of a list that names no words. */
export async function documentsAbout(
  db: Db,
  view: View,
  companies: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<{ document_id: string; story: string; at: number; events: string[] }[]> {
  if (companies.length === 0) return []
  return db<{ document_id: string; story: string; at: number; events: string[] }[]>`
    select own.document_id, coalesce(a.story_id, own.document_id) as story, own.at, array(select e.event_id
      from event_evidence e where e.document_id = own.document_id and ${inForce(db, 'e', view)}) as events
    from (select distinct dc.document_id, dc.published_at as at from document_company dc
      where dc.company_id = any(${db.array(companies as string[])}) and dc.relation = 'subject' and dc.kind <> 'post'
      and dc.published_at > ${instant(from)} and dc.published_at <= ${instant(to)} and ${inForce(db, 'dc', view)}) own
    left join document_analysis a on a.document_id = own.document_id and ${inForce(db, 'a', view)}
      order by own.at, own.document_id`
}
