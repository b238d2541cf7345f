import { exchangeOf } from '@pandora/contract/records/identity'
import { closeOf } from '@pandora/contract/domains/markets/records'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { classOf } from '@pandora/intelligence/impact/classes'
import { trackRecord } from '@pandora/intelligence/record/track-record'
import type { RecordBar, RecordSeries, Signal, TrackRecord } from '@pandora/intelligence/record/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { weeklyScores } from './offers/history.queries.ts'
import { adjustedBars, companyClasses, industryDays, type BarRow } from './record.queries.ts'

const DAY = 86_400_000
/** Weeks that a record of a whole market looks back; of one company five years. */
const MARKET_WEEKS = 26
const COMPANY_WEEKS = 260
/** Hour at which exchanges open, wall clock. */
const OPENS = '09:30:00'
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const directionOf = (impact: string): Signal['direction'] =>
  impact.endsWith('opportunity') ? 1 : impact.endsWith('risk') ? -1 : 0

/** Highest change of a day that the exchange allows, shares of 1: 20 % on the growth boards. */
const limitOf = (id: string): number => (/^(?:SHZ-30|SSE-68)/.test(id) ? 0.2 : 0.1)

/** What came after the weekly scores of a company, or of every company of the market, as the view knows it. */
export async function recordOf(
  db: Db,
  view: View,
  { companyId, horizonDays, now }: { companyId: string | undefined; horizonDays: number; now: number },
): Promise<{ record: TrackRecord; from: string | null; to: string | null }> {
  const asOf = view.asOf ?? now
  const [from, to] = [dayText(asOf - (companyId === undefined ? MARKET_WEEKS : COMPANY_WEEKS) * 7 * DAY), dayText(asOf)]
  const scores = (await weeklyScores(db, view.marketId, companyId ?? null, from, to)).filter(
    (row) => endOfDay(row.scored_on) <= asOf,
  )
  const signals = scores.map(
    ({
      company_id: id,
      scored_on: day,
      impact_score: score,
      risk_point: risk,
      opportunity_point: opportunity,
    }): Signal => ({ companyId: id, at: endOfDay(day), score, direction: directionOf(classOf(risk, opportunity)) }),
  )
  const directed = [...new Set(signals.filter((one) => one.direction !== 0).map((one) => one.companyId))]
  const first = scores[0]?.scored_on ?? to
  const classes = await companyClasses(db, view, directed)
  const [bars, industries] = await Promise.all([
    adjustedBars(db, view, directed, first, to),
    industryDays(db, view, [...new Set([...classes.values()].map((one) => one.code))], first, to),
  ])
  const levels = new Map([...Map.groupBy(industries, (row) => row.code)].map(([code, days]) => [code, levelsOf(days)]))
  const calendar = [...new Set(industries.map((row) => row.trade_date))].toSorted()
  const series = new Map(
    [...Map.groupBy(bars, (row) => row.security_id)].map(([id, own]): [string, RecordSeries] => {
      const { code = '', delisted = false } = classes.get(id) ?? {}
      return [
        id,
        { companyId: id, bars: barsOf(id, own, calendar), benchmark: levels.get(code) ?? new Map(), delisted },
      ]
    }),
  )
  return {
    record: trackRecord({ signals, series, horizonDays, asOf, seed: SEED }),
    from: scores[0]?.scored_on ?? null,
    to: scores.at(-1)?.scored_on ?? null,
  }
}

/** Levels of an industry's mean, chained day by day from 100. */
function levelsOf(
  days: readonly { trade_date: string; open: number; close: number }[],
): Map<string, { open: number; close: number }> {
  let level = 100
  return new Map(
    days.map(({ trade_date: day, open, close }) => {
      const at = { open: level * (1 + open), close: level * (1 + close) }
      level = at.close
      return [day, at]
    }),
  )
}

/** A stock's days up to its last, with those on which it did not trade. */
function barsOf(id: string, own: readonly BarRow[], calendar: readonly string[]): RecordBar[] {
  const exchange = exchangeOf(id) ?? 'SHZ'
  const byDay = new Map(own.map((row) => [row.trade_date, row]))
  const [first, last] = [own[0]?.trade_date ?? '', own.at(-1)?.trade_date ?? '']
  const limit = limitOf(id)
  return calendar
    .filter((day) => day >= first && day <= last)
    .map((day) => {
      const bar = byDay.get(day)
      const change =
        bar && bar.previous_close !== null && bar.previous_close > 0 && bar.open !== null
          ? bar.open / bar.previous_close - 1
          : 0
      // Half a cent of rounding on a price of ten.
      return {
        day,
        openAt: instantOf(day, OPENS),
        closeAt: closeOf(exchange, day),
        open: bar?.open ?? null,
        close: bar?.close ?? null,
        limitUp: change >= limit - 0.0015,
        limitDown: change <= -limit + 0.0015,
      }
    })
}
