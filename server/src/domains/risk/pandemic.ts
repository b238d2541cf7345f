import { errors, Refusal } from '@pandora/contract/errors'
import { isTotal, newOf, smoothed, wavesOf } from '@pandora/intelligence/risks/waves'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { wholeOf } from '../../shared/page.ts'
import { epidemicSeries, valuesOf, type EpidemicRow } from './course.queries.ts'
import { presentPandemic, presentSeries, presentWave } from './present-course.ts'

/** Series of confirmed cases in all: of the real pandemic, and of a demo market's. The first that is there counts. */
const WORLD = ['covid.confirmed.world', 'epidemic.world.confirmed']
const UNITED_STATES = ['covid.confirmed.US', 'epidemic.US.confirmed']
/** Days or weeks of the mean that waves are told by. */
const MEAN_OF = { day: 7, week: 1 }

/** The series that is asked for, else that of the world, else the first. Throws NOT_FOUND for one that is not there. */
function chosenOf(rows: readonly EpidemicRow[], asked: string | undefined): EpidemicRow | null {
  const found = rows.find((row) => row.series_code === asked)
  if (asked !== undefined && !found) throw new Refusal(errors.NOT_FOUND)
  return found ?? rows.find((row) => WORLD.includes(row.series_code)) ?? rows[0] ?? null
}

/** Confirmed cases of the world and the US (RISK-04), and the course of one series with its waves. */
export async function readPandemic(db: Db, view: View, asked: string | undefined) {
  const rows = await epidemicSeries(db, view)
  const there = (codes: readonly string[]) => codes.find((code) => rows.some((row) => row.series_code === code))
  const [world, us, chosen] = [there(WORLD), there(UNITED_STATES), chosenOf(rows, asked)]
  const codes = [...new Set([world, us, chosen?.series_code].filter((code) => code !== undefined))]
  const byCode = Map.groupBy(await valuesOf(db, view, codes), (row) => row.series_code)
  const of = (code: string | undefined) => (code === undefined ? [] : (byCode.get(code) ?? []))
  const counts = of(chosen?.series_code).map((row) => ({ day: row.observed_on, value: row.value }))
  const fresh = isTotal(counts) ? newOf(counts) : counts
  const mean = smoothed(fresh, MEAN_OF[chosen?.frequency === 'day' ? 'day' : 'week'])
  return {
    points: presentPandemic(of(world), of(us)),
    ...wholeOf(rows.map(presentSeries)),
    chosen: chosen?.series_code ?? null,
    course: fresh.map(({ day, value }, at) => ({
      day,
      fresh: value,
      mean: Math.round((mean[at]?.value ?? 0) * 10) / 10,
    })),
    waves: wavesOf(mean, fresh).map(presentWave),
  }
}
