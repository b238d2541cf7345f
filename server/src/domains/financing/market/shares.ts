import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { quarterOf, quartersUntil, rotationOf, type PeriodMoney } from '@pandora/intelligence/financing/rotation'
import { countedLabels, type CountedLabel } from '../facets.ts'
import { dayText } from '../ledger/days.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { at, those } from '../ledger/words/columns.ts'
import { dayAfter, ofIndustry } from './windows.ts'

type Shares = OutputOf<typeof financing.industry>
type Rotation = OutputOf<typeof financing.rotation>

/** Rounds that move a quarter are told, this many of either. */
const MOVERS = 3

const rounded = (share: number): number => Math.round(share * 1e4) / 100

/** Rounds of some periods, and the place of each round's period among them. */
interface Periods {
  periods: readonly string[]
  inside: Int32Array
  /** Place of a round's period; −1 of one outside of them. */
  placeOf: (round: number) => number
}

function periodsOf(
  { base }: Ledger,
  rounds: Int32Array,
  periods: readonly string[],
  periodOf: (day: string) => string,
): Periods {
  const places = new Map(periods.map((period, place) => [period, place]))
  const ofDay = new Map<number, number>()
  const placeOf = (round: number): number => {
    const day = at(base.rounds.day, round)
    let place = ofDay.get(day)
    if (place === undefined) {
      place = places.get(periodOf(dayText(day))) ?? -1
      ofDay.set(day, place)
    }
    return place
  }
  return { periods, inside: those(rounds, (round) => placeOf(round) >= 0), placeOf }
}

/** Money and rounds of a label by period. */
interface Course extends CountedLabel {
  money: number[]
  counts: number[]
}

function coursesOf(ledger: Ledger, { periods, inside, placeOf }: Periods, of: 'industry' | 'subdomain'): Course[] {
  return countedLabels(ledger, inside, of).map((label) => {
    const [money, counts] = [periods.map(() => 0), periods.map(() => 0)]
    for (const round of label.rounds) {
      const place = placeOf(round)
      money[place] = at(money, place) + Math.max(0, ledger.counted(round))
      counts[place] = at(counts, place) + 1
    }
    return { ...label, money, counts }
  })
}

/** Money or rounds of each label by period, as rotation is worked out of them. */
const cellsOf = (courses: readonly Course[], periods: readonly string[], by: 'money' | 'count'): PeriodMoney[] =>
  courses.flatMap(({ key, money, counts }) =>
    periods.flatMap((period, place): PeriodMoney[] => {
      const [sum, rounds] = [at(money, place), at(counts, place)]
      return rounds === 0 ? [] : [{ period, group: key, money: by === 'money' ? sum : rounds, rounds }]
    }),
  )

/** Rounds without a label. */
const without = ({ base }: Ledger, rounds: Int32Array, of: 'industry' | 'subdomain'): number =>
  rounds.reduce((count, round) => count + (at(base.rounds[of], round) < 0 ? 1 : 0), 0)

/** Shares of industries, or of the subdomains of one, by period. */
export function sharesOf(
  ledger: Ledger,
  { by, period, last, industry }: Omit<ParsedInputOf<typeof financing.industry>, 'currency'> & { industry?: string },
): Shares {
  const { until } = ledger
  const told =
    until === null
      ? []
      : period === 'quarter'
        ? quartersUntil(until, last)
        : Array.from({ length: last }, (_, place) => String(Number(until.slice(0, 4)) - last + 1 + place))
  const periodOf = period === 'quarter' ? quarterOf : (day: string) => day.slice(0, 4)
  const of = industry === undefined ? 'industry' : 'subdomain'
  const periods = periodsOf(ledger, ofIndustry(ledger, industry), told, periodOf)
  const courses = coursesOf(ledger, periods, of)
  const byKey = new Map(courses.map((one) => [one.key, one]))
  return {
    periods: told,
    dataList: rotationOf(cellsOf(courses, told, by), told).flatMap(({ group, points }) => {
      const course = byKey.get(group)
      if (!course) return []
      return [
        {
          nameZh: course.zh,
          nameEn: course.en,
          sum: ledger.sumOf(course.rounds),
          values: points.map(({ share }) => (share === null ? null : rounded(share))),
          money: course.money,
          counts: points.map((point) => point.rounds),
        },
      ]
    }),
    sum: ledger.sumOf(periods.inside),
    withoutIndustry: without(ledger, periods.inside, of),
    until,
  }
}

/** Where money goes from quarter to quarter, and the rounds that moved the last one. */
export function rotationIn(
  ledger: Ledger,
  { by, quarters: count, industry }: ParsedInputOf<typeof financing.rotation>,
): Rotation {
  const { until } = ledger
  const quarters = until === null ? [] : quartersUntil(until, count)
  const of = industry === undefined ? 'industry' : 'subdomain'
  const periods = periodsOf(ledger, ofIndustry(ledger, industry), quarters, quarterOf)
  const courses = coursesOf(ledger, periods, of)
  const byKey = new Map(courses.map((one) => [one.key, one]))
  return {
    quarters,
    dataList: rotationOf(cellsOf(courses, quarters, by), quarters).flatMap(({ group, points, change }) => {
      const course = byKey.get(group)
      if (!course) return []
      return [
        {
          nameZh: course.zh,
          nameEn: course.en,
          points: points.map((point, place) => ({
            share: point.share === null ? null : rounded(point.share),
            place: point.rank,
            money: at(course.money, place),
            rounds: point.rounds,
          })),
          change: change === null ? null : rounded(change),
          movers: moversOf(ledger, course, periods),
        },
      ]
    }),
    sum: ledger.sumOf(periods.inside),
    withoutIndustry: without(ledger, periods.inside, of),
    until,
    running: until !== null && quarterOf(dayAfter(until)) === quarterOf(until),
  }
}

/** The largest rounds of the last quarter, and of the one before. */
const moversOf = (
  ledger: Ledger,
  { rounds }: Course,
  { periods, placeOf }: Periods,
): Rotation['dataList'][number]['movers'] =>
  [periods.length - 1, periods.length - 2].flatMap((quarter) =>
    [...rounds]
      .flatMap((number) => {
        const counted = ledger.counted(number)
        return quarter >= 0 && placeOf(number) === quarter && counted >= 0 ? [{ number, counted }] : []
      })
      .map(({ number, counted }) => ({ round: ledger.round(number), counted }))
      .toSorted((a, b) => b.counted - a.counted || (a.round.id < b.round.id ? -1 : 1))
      .slice(0, MOVERS)
      .map(({ round, counted }) => ({
        roundId: round.id,
        ventureId: round.venture,
        nameZh: round.zh,
        nameEn: round.en,
        quarter: periods[quarter] ?? '',
        day: round.day,
        roundZh: round.name.name.zh,
        roundEn: round.name.name.en,
        counted,
        estimated: round.sized.kind === 'range',
      })),
  )
