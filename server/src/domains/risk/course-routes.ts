import { risk } from '@pandora/contract/domains/risk/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { countryCourse, monthsBetween } from '@pandora/intelligence/risks/country-course'
import { isTotal, newOf, smoothed, wavesOf } from '@pandora/intelligence/risks/waves'
import { serve, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import {
  countriesSourced,
  countriesTold,
  countryFigures,
  countryTellings,
  epidemicSeries,
  valuesOf,
  type EpidemicRow,
} from './course.queries.ts'
import { presentCountries, presentMonths, presentPandemic, presentSeries, presentWave } from './present-course.ts'

/** Series of confirmed cases in all: of the real pandemic, and of a demo market's. The first that is there counts. */
const WORLD = ['covid.confirmed.world', 'epidemic.world.confirmed']
const UNITED_STATES = ['covid.confirmed.US', 'epidemic.US.confirmed']
/** Days or weeks of the mean that waves are told by. */
const MEAN_OF = { day: 7, week: 1 }
/** What is the world's, not a country's. */
const WHOLE_WORLD = 'WW'

/** The series that is asked for, else that of the world, else the first. Throws NOT_FOUND for one that is not there. */
function chosenOf(rows: readonly EpidemicRow[], asked: string | undefined): EpidemicRow | null {
  const found = rows.find((row) => row.series_code === asked)
  if (asked !== undefined && !found) throw new Refusal(errors.NOT_FOUND)
  return found ?? rows.find((row) => WORLD.includes(row.series_code)) ?? rows[0] ?? null
}

export const courseRoutes: readonly Route[] = [
  serve(risk.pandemic, async ({ db, view, input }) => {
    const rows = await epidemicSeries(db, view)
    const there = (codes: readonly string[]) => codes.find((code) => rows.some((row) => row.series_code === code))
    const [world, us, chosen] = [there(WORLD), there(UNITED_STATES), chosenOf(rows, input.item)]
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
  }),

  serve(risk.countryRelation, async ({ db, view, now, input }) => {
    const { country, partner, months } = input
    const to = dayOf(view.asOf ?? now).slice(0, 7)
    const first = new Date(`${to}-01T00:00:00Z`)
    first.setUTCMonth(first.getUTCMonth() - months + 1)
    const all = monthsBetween(first.toISOString().slice(0, 7), to)
    const pair: [string, string] = country < partner ? [country, partner] : [partner, country]
    const [tellings, told, sourced, figures] = await Promise.all([
      countryTellings(db, view, pair, `${all[0] ?? to}-01T00:00:00+08:00`),
      countriesTold(db, view),
      countriesSourced(db, view),
      countryFigures(db, view, [country, partner, WHOLE_WORLD]),
    ])
    const figuresOf = (measure: string, of: string, to2: string) =>
      new Map(
        figures
          .filter((row) => row.measure === measure && row.country === of && row.partner === to2)
          .map((row) => [row.month, row.value]),
      )
    const course = countryCourse(
      tellings.map((row) => ({
        storyId: row.story_id,
        month: dayOf(row.published_at).slice(0, 7),
        score: row.score,
      })),
      all,
    )
    const known = new Set(told.map((one) => one.code))
    return {
      ...wholeOf(
        presentCountries([
          ...told,
          ...sourced.filter((code) => !known.has(code)).map((code) => ({ code, stories: 0 })),
        ]),
      ),
      trend: presentMonths(course, tellings, {
        relation: new Map([...figuresOf('relation', country, partner), ...figuresOf('relation', partner, country)]),
        country: figuresOf('gpr.share', country, WHOLE_WORLD),
        partner: figuresOf('gpr.share', partner, WHOLE_WORLD),
        world: figuresOf('gpr.index', WHOLE_WORLD, WHOLE_WORLD),
      }),
    }
  }),
]
