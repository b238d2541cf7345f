import type { Extracted } from '../source.ts'
import { calendarDays, isTradingDay } from './calendar.ts'
import { placeOf } from './naming.ts'
import { randomOf, type Random } from './random.ts'
import { countryTable, fundSuffixes, roundTable, ventureTable } from './tables/investment.ts'
import { firstSyllables, secondSyllables } from './tables/names.ts'
import { capital, pairsOf, rowsOf, syllableOf } from './tables/parse.ts'
import type { Both, DemoSize, World } from './world.ts'

type Fact = Omit<Extracted, 'line'>

/** Financing rounds a calendar day. */
const PACE: Readonly<Record<DemoSize, number>> = { small: 0.4, medium: 2.95, full: 4 }

const first = firstSyllables.map(syllableOf)
const second = secondSyllables.map(syllableOf)
export const ventureFields = rowsOf(ventureTable).map(([zh = '', en = '', names = '']) => ({
  zh,
  en,
  names: pairsOf(names),
}))
const rounds = rowsOf(roundTable).map(([round = '', weight, low, high]) => ({
  round,
  weight: Number(weight),
  low: Number(low),
  high: Number(high),
}))

export const stemOf = (random: Random): Both => {
  // Turned round against the listed companies' names, so that none is like one of those.
  const [one, two] = [random.pick(second), random.pick(first)]
  return { zh: one.zh + two.zh, en: capital(one.pinyin + two.pinyin) }
}

export const investors = (seed: number): Both[] =>
  Array.from({ length: 160 }, (_, number) => {
    const random = randomOf(seed, 'investor', number)
    const stem = stemOf(random)
    const suffix = random.pick(pairsOf(fundSuffixes))
    return { zh: stem.zh + suffix.zh, en: `${stem.en} ${suffix.en}` }
  })

/** Of those, how many are placements of listed companies with investors that are named. */
const PLACED = 0.2

/** Financing rounds day by day: of unlisted companies, and placements of listed ones. */
export function* financingFacts({
  seed,
  size,
  from,
  today,
  companies,
}: Pick<World, 'seed' | 'size' | 'from' | 'today' | 'companies'>): Generator<Fact> {
  const known = investors(seed)
  for (const day of calendarDays(from, today)) {
    const placing = randomOf(seed, 'placement', day)
    const placed = isTradingDay(day) ? placing.count(PACE[size] * PLACED) : 0
    const listed =
      placed === 0
        ? []
        : companies.filter((one) => one.firstDay <= day && (one.delistedOn === null || one.delistedOn > day))
    for (const [at, company] of placing.sample(listed, Math.min(placed, listed.length)).entries()) {
      const backers = placing.sample(known, placing.int(2, 5))
      yield {
        kind: 'financing_round',
        values: {
          round_id: `P${day.replaceAll('-', '')}-${at + 1}`,
          company_zh: company.shortZh,
          company_en: company.shortEn,
          round: 'strategic',
          amount: Math.round((company.revenue * placing.between(0.03, 0.2)) / 1e6) * 1e6,
          currency: 'CNY',
          investors_zh: backers.map((one) => one.zh),
          investors_en: backers.map((one) => one.en),
          industry_zh: null,
          industry_en: null,
          region_code: null,
          announced_on: day,
        },
      }
    }
    const random = randomOf(seed, 'financing', day)
    const count = random.count(PACE[size] * (isTradingDay(day) ? 1.4 : 0.12))
    for (let at = 0; at < count; at++) {
      const field = random.pick(ventureFields)
      const stem = stemOf(random)
      const name = random.pick(field.names)
      const round = rounds[random.weighted(rounds.map((one) => one.weight))]
      if (!round) continue
      const dollars = random.chance(0.14)
      const amount = Math.round(random.between(round.low, round.high)) * 1e6
      const backers = random.sample(known, random.int(1, 4))
      yield {
        kind: 'financing_round',
        values: {
          round_id: `R${day.replaceAll('-', '')}-${at + 1}`,
          company_zh: stem.zh + name.zh,
          company_en: `${stem.en} ${name.en}`,
          round: round.round,
          // One in six does not tell its amount.
          amount: random.chance(0.17) ? null : dollars ? Math.round(amount / 7.1 / 1e5) * 1e5 : amount,
          currency: dollars ? 'USD' : 'CNY',
          investors_zh: backers.map((one) => one.zh),
          investors_en: backers.map((one) => one.en),
          industry_zh: field.zh,
          industry_en: field.en,
          region_code: placeOf(random).regionCode,
          announced_on: day,
        },
      }
    }
  }
}

/** How near countries stand to China, monthly, and how steady each is. */
export function* countryFacts({ seed, from, today }: Pick<World, 'seed' | 'from' | 'today'>): Generator<Fact> {
  for (const entry of countryTable.split(' ')) {
    const [country = '', nearness, steadiness] = entry.split(':')
    const random = randomOf(seed, 'country', country)
    let [near, steady] = [Number(nearness), Number(steadiness)]
    for (const day of calendarDays(from, today)) {
      if (!day.endsWith('-01')) continue
      near = Math.max(-10, Math.min(10, near + (Number(nearness) - near) * 0.05 + random.normal() * 0.22))
      steady = Math.max(0, Math.min(100, steady + (Number(steadiness) - steady) * 0.08 + random.normal() * 1.1))
      const fact = (partner: string, measure: string, value: number): Fact => ({
        kind: 'country_relation',
        values: { country, partner, measure, observed_on: day, value: Number(value.toFixed(2)) },
      })
      yield fact('CN', 'relation', near)
      yield fact('WW', 'stability', steady)
    }
  }
}
