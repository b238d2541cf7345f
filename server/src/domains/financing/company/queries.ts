import type { Modality } from '@pandora/intelligence/analysis'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A financing round of a company. */
export interface RoundRow extends Origin {
  round_id: string
  company_zh: string
  company_en: string | null
  round: string
  amount: number | null
  currency: string | null
  investors_zh: string[]
  investors_en: string[]
  announced_on: string
}

/** Rounds of companies by their names, newest first. */
export async function roundsOf(db: Db, view: View, names: readonly string[], most: number): Promise<RoundRow[]> {
  if (names.length === 0) return []
  const list = db.array(names as string[])
  return db<RoundRow[]>`
    select r.round_id, r.company_zh, r.company_en, r.round, r.amount, r.currency, r.investors_zh, r.investors_en,
      r.announced_on::text as announced_on, ${originColumns(db, 'r')}
    from financing_round r join import_run run on run.run_id = r.run_id
    where (r.company_zh = any(${list}::text[]) or r.company_en = any(${list}::text[])) and ${inForce(db, 'r', view)}
      order by r.announced_on desc, r.round_id limit ${most}`
}

/**
 * What a document about a company tells of an event of somebody's shares: of its own, or that somebody buys or sells
 * them.
 */
export interface CapitalRow {
  event_id: string
  type: string
  happened_at: number
  subject_id: string | null
  document_id: string
  place: number
  modality: Modality
  amount: number | null
  unit: string | null
}

/** Events of capital that the newest documents about a company tell of, newest first. */
export async function capitalEvents(
  db: Db,
  view: View,
  { companyId, types, documents }: { companyId: string; types: readonly string[]; documents: number },
): Promise<CapitalRow[]> {
  return db<CapitalRow[]>`
    select e.event_id, e.type, e.happened_at, case when e.subject_kind = 'company' then e.subject_id end as subject_id,
      e.document_id, e.place, e.modality, e.amount, e.unit
    from unnest(array['announcement', 'news', 'report']) asked(kind)
    cross join lateral (select m.document_id from document_company m
      where m.company_id = ${companyId} and m.kind = asked.kind and m.kind <> 'post' and m.relation = 'subject'
      and ${inForce(db, 'm', view)}
      order by m.published_at desc, m.document_id desc limit ${documents}) own
    join event_evidence e on e.document_id = own.document_id and e.type = any(${db.array(types as string[])})
      and ${inForce(db, 'e', view)}
    order by e.happened_at desc, e.event_id, e.confidence desc, e.document_id`
}

/** Title and text of documents. */
export async function textsOf(
  db: Db,
  view: View,
  ids: readonly string[],
): Promise<Map<string, { title: string; body: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db<
    { document_id: string; title: string; body: string }[]
  >`select d.document_id, d.title, d.body from document d where d.document_id = any(${db.array([...new Set(ids)])})
    and ${inForce(db, 'd', view)}`
  return new Map(rows.map((row) => [row.document_id, row]))
}

/** Which kinds of sources the market has at all. */
export async function sourcesIn(db: Db, view: View): Promise<{ rounds: boolean; events: boolean }> {
  const [row] = await db<[{ rounds: boolean; events: boolean }]>`
    select exists (select from financing_round r
      where ${inForce(db, 'r', view)}) as rounds, exists (select from event_evidence e
      where ${inForce(db, 'e', view)}) as events`
  return row
}

/** Ids of companies by a name they bear, among some names. */
export async function companiesNamed(db: Db, view: View, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db<{ suffix: string; company_id: string }[]>`
    select f.written as suffix, min(f.company_id) as company_id from search_form f
    where f.market_id = ${view.marketId} and f.whole
      and f.suffix = any(${db.array(names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')))})
      and f.company_id is not null and f.written = any(${db.array(names as string[])})
      and f.superseded_at = 'infinity' group by 1 having count(distinct f.company_id) = 1`
  return new Map(rows.map((row) => [row.suffix, row.company_id]))
}
