import { dayOf } from '@pandora/contract/time'
import { countryCourse, monthsBetween } from '@pandora/intelligence/risks/country-course'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { wholeOf } from '../../shared/page.ts'
import { countriesSourced, countriesTold, countryFigures, countryTellings } from './course.queries.ts'
import { presentCountries, presentMonths } from './present-course.ts'

/** What is the world's, not a country's. */
const WHOLE_WORLD = 'WW'

/** Which two countries are asked for, over how many months. */
interface Asked {
  country: string
  partner: string
  months: number
}

/** Months that end with one, oldest first. */
function monthsUntil(to: string, count: number): string[] {
  const first = new Date(`${to}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - count + 1)
  return monthsBetween(first.toISOString().slice(0, 7), to)
}

/** Monthly course of two countries up to a month: what texts say of both, and beside it what sources say. */
export async function readRelation(db: Db, view: View, { country, partner, months }: Asked, to: string) {
  const all = monthsUntil(to, months)
  const pair: [string, string] = country < partner ? [country, partner] : [partner, country]
  const [tellings, told, sourced, figures] = await Promise.all([
    countryTellings(db, view, pair, `${all[0] ?? to}-01T00:00:00+08:00`),
    countriesTold(db, view),
    countriesSourced(db, view),
    countryFigures(db, view, [country, partner, WHOLE_WORLD]),
  ])
  const figuresOf = (measure: string, of: string, other: string) =>
    new Map(
      figures
        .filter((row) => row.measure === measure && row.country === of && row.partner === other)
        .map((row) => [row.month, row.value]),
    )
  const texts = tellings.map((row) => ({
    storyId: row.story_id,
    month: dayOf(row.published_at).slice(0, 7),
    score: row.score,
  }))
  const known = new Set(told.map((one) => one.code))
  const others = sourced.filter((code) => !known.has(code)).map((code) => ({ code, stories: 0 }))
  return {
    ...wholeOf(presentCountries([...told, ...others])),
    trend: presentMonths(countryCourse(texts, all), tellings, {
      relation: new Map([...figuresOf('relation', country, partner), ...figuresOf('relation', partner, country)]),
      country: figuresOf('gpr.share', country, WHOLE_WORLD),
      partner: figuresOf('gpr.share', partner, WHOLE_WORLD),
      world: figuresOf('gpr.index', WHOLE_WORLD, WHOLE_WORLD),
    }),
  }
}
