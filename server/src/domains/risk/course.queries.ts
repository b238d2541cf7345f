import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SeriesRow } from '@pandora/store/generated/schema'

/** An epidemic series with its last value. */
export interface EpidemicRow extends Pick<SeriesRow, 'series_code' | 'name_zh' | 'name_en' | 'unit' | 'frequency'> {
  last_day: string | null
  last_value: number | null
}

/** Epidemic series of a market, by code. */
export async function epidemicSeries(db: Db, view: View): Promise<EpidemicRow[]> {
  return db<EpidemicRow[]>`
    select s.series_code, s.name_zh, s.name_en, s.unit, s.frequency, last.observed_on as last_day,
      last.value as last_value
    from series s left join lateral (select o.observed_on, o.value from observation o
      where o.series_code = s.series_code and ${inForce(db, 'o', view)} order by o.observed_on desc limit 1) last on true
    where s.category = 'epidemic' and ${inForce(db, 's', view)} order by s.series_code`
}

/** Values of series by day, oldest first. */
export async function valuesOf(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<{ series_code: string; observed_on: string; value: number }[]> {
  if (codes.length === 0) return []
  return db<{ series_code: string; observed_on: string; value: number }[]>`
    select o.series_code, o.observed_on, o.value from observation o
    where o.series_code = any(${db.array(codes as string[])}::text[]) and ${inForce(db, 'o', view)}
    order by o.observed_on, o.series_code`
}

/** A text that tells of two countries, the newest of its story in the month. */
export interface CountryTelling {
  document_id: string
  story_id: string
  published_at: number
  score: number
  mark: 'sanctions' | 'tariff' | 'visit' | null
  quote: string
  title: string
}

/** Texts that tell of two countries since an instant, in order of time. */
export async function countryTellings(
  db: Db,
  view: View,
  pair: readonly [string, string],
  from: string,
): Promise<CountryTelling[]> {
  return db<CountryTelling[]>`
    select c.document_id, c.story_id, c.published_at, c.score, c.mark, c.quote,
      coalesce(nullif(d.title, ''), left(d.body, 60)) as title
    from country_document c join document d on d.document_id = c.document_id and ${inForce(db, 'd', view)}
    where c.country = ${pair[0]} and c.partner = ${pair[1]} and c.published_at >= ${from}
      and ${inForce(db, 'c', view)} order by c.published_at, c.document_id`
}

/** Countries that texts tell of together with others, by how many stories do. */
export async function countriesTold(db: Db, view: View): Promise<{ code: string; stories: number }[]> {
  return db<{ code: string; stories: number }[]>`
    select n.code, count(distinct c.story_id)::int as stories from country_document c
      cross join lateral (values (c.country), (c.partner)) n(code)
    where ${inForce(db, 'c', view)} group by n.code order by stories desc, n.code`
}

/** Figures that sources give of countries, by month. */
export async function countryFigures(
  db: Db,
  view: View,
  countries: readonly string[],
): Promise<{ country: string; partner: string; measure: string; month: string; value: number }[]> {
  return db<{ country: string; partner: string; measure: string; month: string; value: number }[]>`
    select distinct on (r.country, r.partner, r.measure, left(r.observed_on::text, 7)) r.country, r.partner, r.measure,
      left(r.observed_on::text, 7) as month, r.value
    from country_relation r where r.country = any(${db.array(countries as string[])}::text[])
      and r.measure in ('relation', 'gpr.share', 'gpr.index') and ${inForce(db, 'r', view)}
    order by r.country, r.partner, r.measure, left(r.observed_on::text, 7), r.observed_on desc`
}

/** Countries of which a source says how they stand to another. */
export async function countriesSourced(db: Db, view: View): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    select distinct r.country as code from country_relation r
    where r.measure = 'relation' and r.country <> 'WW' and ${inForce(db, 'r', view)} order by code`
  return rows.map((row) => row.code)
}
