import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { quarterOf, quartersUntil, rotationOf, type PeriodMoney } from '@pandora/intelligence/financing/rotation'
import { countedAs } from '@pandora/intelligence/financing/sums'
import { countedLabels } from '../facets.ts'
import type { Label, Ledger, Round } from '../ledger/types.ts'
import { presentSum } from '../present.ts'
import { dayAfter } from './windows.ts'

type Shares = OutputOf<typeof financing.industry>
type Rotation = OutputOf<typeof financing.rotation>
type LabelOf = (round: Round) => Label | null

/** Rounds that move a quarter are told, this many of either. */
const MOVERS = 3
const ofIndustry: LabelOf = ({ industry }) => industry
const ofSubdomain: LabelOf = ({ subdomain }) => subdomain

const moneyOf = (rounds: readonly Round[]): number =>
  rounds.reduce((sum, { sized }) => sum + (countedAs(sized) ?? 0), 0)
const rounded = (share: number): number => Math.round(share * 1e4) / 100

/** Money or rounds of each label by period. */
function cellsOf(
  rounds: readonly Round[],
  labelOf: LabelOf,
  periodOf: (day: string) => string,
  by: 'money' | 'count',
): PeriodMoney[] {
  const groups = Map.groupBy(
    rounds.filter((round) => labelOf(round) !== null),
    (round) => `${periodOf(round.day)}\n${labelOf(round)?.key}`,
  )
  return [...groups].map(([key, own]) => {
    const [period = '', group = ''] = key.split('\n')
    return { period, group, money: by === 'money' ? moneyOf(own) : own.length, rounds: own.length }
  })
}

/** Shares of industries, or of the subdomains of one, by period. */
export function sharesOf(
  { rounds, until }: Ledger,
  { by, period, last, industry }: Omit<ParsedInputOf<typeof financing.industry>, 'currency'> & { industry?: string },
): Shares {
  const own = rounds.filter((one) => industry === undefined || one.industry?.key === industry)
  const periods =
    until === null
      ? []
      : period === 'quarter'
        ? quartersUntil(until, last)
        : Array.from({ length: last }, (_, at) => String(Number(until.slice(0, 4)) - last + 1 + at))
  const periodOf = period === 'quarter' ? quarterOf : (day: string) => day.slice(0, 4)
  const shown = new Set(periods)
  const inside = own.filter(({ day }) => shown.has(periodOf(day)))
  const labelOf = industry === undefined ? ofIndustry : ofSubdomain
  const labels = new Map(countedLabels(inside, labelOf).map((one) => [one.key, one]))
  return {
    periods,
    dataList: rotationOf(cellsOf(inside, labelOf, periodOf, by), periods).flatMap(({ group, points }) => {
      const label = labels.get(group)
      if (!label) return []
      const byPeriod = Map.groupBy(label.rounds, ({ day }) => periodOf(day))
      return [
        {
          nameZh: label.zh,
          nameEn: label.en,
          sum: presentSum(label.rounds),
          values: points.map(({ share }) => (share === null ? null : rounded(share))),
          money: periods.map((one) => moneyOf(byPeriod.get(one) ?? [])),
          counts: points.map((point) => point.rounds),
        },
      ]
    }),
    sum: presentSum(inside),
    withoutIndustry: inside.filter((round) => labelOf(round) === null).length,
    until,
  }
}

/** Where money goes from quarter to quarter, and the rounds that moved the last one. */
export function rotationIn(
  { rounds, until }: Ledger,
  { by, quarters: count, industry }: ParsedInputOf<typeof financing.rotation>,
): Rotation {
  const quarters = until === null ? [] : quartersUntil(until, count)
  const shown = new Set(quarters)
  const inside = rounds.filter(
    (one) => shown.has(quarterOf(one.day)) && (industry === undefined || one.industry?.key === industry),
  )
  const labelOf = industry === undefined ? ofIndustry : ofSubdomain
  const labels = new Map(countedLabels(inside, labelOf).map((one) => [one.key, one]))
  const moversOf = (own: readonly Round[]) =>
    quarters
      .slice(-2)
      .toReversed()
      .flatMap((quarter) =>
        own
          .flatMap((round) => {
            const counted = countedAs(round.sized)
            return quarterOf(round.day) === quarter && counted !== null ? [{ round, counted }] : []
          })
          .toSorted((a, b) => b.counted - a.counted || (a.round.id < b.round.id ? -1 : 1))
          .slice(0, MOVERS)
          .map(({ round, counted }) => ({
            roundId: round.id,
            ventureId: round.venture,
            nameZh: round.zh,
            nameEn: round.en,
            quarter,
            day: round.day,
            roundZh: round.name.name.zh,
            roundEn: round.name.name.en,
            counted,
            estimated: round.sized.kind === 'range',
          })),
      )
  return {
    quarters,
    dataList: rotationOf(cellsOf(inside, labelOf, quarterOf, by), quarters).flatMap(({ group, points, change }) => {
      const label = labels.get(group)
      if (!label) return []
      const byQuarter = Map.groupBy(label.rounds, ({ day }) => quarterOf(day))
      return [
        {
          nameZh: label.zh,
          nameEn: label.en,
          points: points.map((point) => ({
            share: point.share === null ? null : rounded(point.share),
            place: point.rank,
            money: moneyOf(byQuarter.get(point.period) ?? []),
            rounds: point.rounds,
          })),
          change: change === null ? null : rounded(change),
          movers: moversOf(label.rounds),
        },
      ]
    }),
    sum: presentSum(inside),
    withoutIndustry: inside.filter((round) => labelOf(round) === null).length,
    until,
    running: until !== null && quarterOf(dayAfter(until)) === quarterOf(until),
  }
}
