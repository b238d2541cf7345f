import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SeriesRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** Series codes by field of the answer. */
export type Fields = Readonly<Record<string, string>>

/** Values of one day by field; null where a series has none. */
export type DayRow<F extends Fields> = { observed_on: string } & { [Field in keyof F]: number | null }

/** Days asked for; `last` leaves only so many of the newest. */
export interface Span {
  from?: string | undefined
  to?: string | undefined
  last?: number | undefined
}

/** Values of several series side by side, by day, oldest first: one row a day on which any of them has one. */
export async function valuesByDay<F extends Fields>(
  db: Db,
  view: View,
  fields: F,
  { from, to, last }: Span,
): Promise<DayRow<F>[]> {
  const columns = Object.entries(fields).map(
    ([field, code]) => db`, max(o.value) filter (where o.series_code = ${code}) as ${db(field)}`,
  )
  const rows = await db<DayRow<F>[]>`
    select o.observed_on ${columns} from observation o
    where o.series_code = any(${Object.values(fields)}) ${from ? db`and o.observed_on >= ${from}` : db``}
      ${to ? db`and o.observed_on <= ${to}` : db``} and ${inForce(db, 'o', view)}
    group by o.observed_on order by o.observed_on desc ${last ? db`limit ${last}` : db``}`
  return rows.toReversed()
}

/** What is known of series themselves. */
export async function seriesOfCodes(
  db: Db,
  view: View,
  codes: readonly string[],
): Promise<Pick<SeriesRow, 'series_code' | 'unit' | 'publisher_zh' | 'publisher_en' | 'url'>[]> {
  return db<Pick<SeriesRow, 'series_code' | 'unit' | 'publisher_zh' | 'publisher_en' | 'url'>[]>`
    select s.series_code, s.unit, s.publisher_zh, s.publisher_en, s.url from series s
      where s.series_code = any(${[...codes]}) and ${inForce(db, 's', view)} order by s.series_code`
}

/** Origin of the latest value of series known to the view, up to a day. */
export async function latestOrigin(
  db: Db,
  view: View,
  codes: readonly string[],
  to?: string,
): Promise<Origin | undefined> {
  const [row] = await db<Origin[]>`
    select ${originColumns(db, 'o')}
    from unnest(${[...codes]}::text[]) asked(code)
    cross join lateral (select l.* from observation l
      where l.series_code = asked.code ${to ? db`and l.observed_on <= ${to}` : db``} and ${inForce(db, 'l', view)}
      order by l.observed_on desc limit 1) o
    join import_run run on run.run_id = o.run_id
    order by o.observed_on desc, asked.code limit 1`
  return row
}
