import { closeOf } from '@pandora/contract/domains/markets/records'
import { adjustments, round, type Bars } from '../bars.ts'
import { INDEX_BASE, IndexValues, carryValue, indexChange } from './index-course.ts'
import { randomOf } from '../random.ts'
import { sectors } from '../industries.ts'
import type { DemoCompany, World } from '../world.ts'
import type { Fact } from './fact.ts'

/** Bars of which days are wanted: after `after` (a day, or null for all) and closed by `until` (ms). */
export interface BarSpan {
  after: string | null
  until: number
}
const within = (day: string, { after, until }: BarSpan): boolean =>
  (after === null || day > after) && closeOf('SHZ', day) <= until

/**
 * A stock's bars as paid, and forward-adjusted to the last ex-date that has come. After an ex-date within the span all
 * adjusted bars are given anew.
 */
export function* barFacts(company: DemoCompany, bars: Bars, { days }: World, span: BarSpan): Generator<Fact> {
  // An ex-date counts when its day has closed: on its morning the last price is still one of before.
  const actions = bars.factors.filter((one) => closeOf('SHZ', one.exDate) <= span.until)
  const factors = adjustments(bars, actions)
  const lastAction = actions.at(-1)?.exDate
  const basis_date = lastAction ?? company.firstDay
  const adjustAll = span.after !== null && lastAction !== undefined && lastAction > span.after
  for (const [at, trade_date] of days.entries()) {
    const close = bars.close[at] ?? Number.NaN
    if (Number.isNaN(close) || closeOf('SHZ', trade_date) > span.until) continue
    const isNew = within(trade_date, span)
    if (!isNew && !adjustAll) continue
    const bar = {
      security_id: company.id,
      trade_date,
      volume: bars.volume[at],
      amount: bars.amount[at],
      turnover_rate: bars.turnover[at],
      change_rate: round(bars.change[at] ?? 0, 4),
    }
    const prices = (factor: number, digits: number) => ({
      open: round((bars.open[at] ?? 0) * factor, digits),
      high: round((bars.high[at] ?? 0) * factor, digits),
      low: round((bars.low[at] ?? 0) * factor, digits),
      close: round(close * factor, digits),
      previous_close: round((bars.reference[at] ?? 0) * factor, digits),
    })
    if (isNew) yield { kind: 'daily_price', values: { ...bar, basis: 'traded', basis_date: null, ...prices(1, 2) } }
    yield {
      kind: 'daily_price',
      values: { ...bar, basis: 'forward-adjusted', basis_date, ...prices(factors[at] ?? 1, 4) },
    }
  }
}

/** An index of the demo market: who is in it. */
interface Index {
  id: string
  exchange: 'SHZ' | 'SSE'
  code: string
  zh: string
  en: string
  holds: (company: DemoCompany) => boolean
}

/** The composite, the growth boards, and one index an industry of level 1. */
export function indexesOf({ industry }: Pick<World, 'industry'>): Index[] {
  const index = (exchange: Index['exchange'], code: string, zh: string, en: string, holds: Index['holds']): Index => ({
    id: `${exchange}-${code}-index`,
    exchange,
    code,
    zh,
    en,
    holds,
  })
  return [
    index('SHZ', '990001', '演示综指', 'Demo Composite', () => true),
    index('SHZ', '990002', '演示成长', 'Demo Growth', (company) => company.board !== 'main'),
    ...sectors.map(({ code }, at) =>
      index(
        'SSE',
        `9901${String(at + 1).padStart(2, '0')}`,
        `演示${industry(code).zh}`,
        `Demo ${industry(code).en}`,
        (company) => company.path[0] === code,
      ),
    ),
  ]
}

/**
 * Gathers the stocks' days into indexes: market value of those that traded the day before, carried on by their changes.
 */
export class IndexSums {
  readonly #indexes: readonly {
    index: Index
    values: IndexValues
    volume: Float64Array
    amount: Float64Array
  }[]
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    const column = () => new Float64Array(world.days.length)
    this.#indexes = indexesOf(world).map((index) => ({
      index,
      values: new IndexValues(world.days.length),
      volume: column(),
      amount: column(),
    }))
  }

  /** Adds one stock. */
  add(company: DemoCompany, bars: Bars): void {
    const into = this.#indexes.filter(({ index }) => index.holds(company))
    carryValue(company, bars, (at, value, next) => {
      for (const { values } of into) values.add(at, value, next)
    })
    for (const [at, change] of bars.change.entries()) {
      if (Number.isNaN(change)) continue
      for (const sums of into) {
        sums.volume[at] = (sums.volume[at] ?? 0) + (bars.volume[at] ?? 0)
        sums.amount[at] = (sums.amount[at] ?? 0) + (bars.amount[at] ?? 0)
      }
    }
  }

  /** The indexes themselves, and their bars from 1,000 points on. An index without stocks is left out. */
  *facts(span: BarSpan): Generator<Fact> {
    const { days, seed } = this.#world
    for (const { index, values, volume, amount } of this.#indexes) {
      if (!volume.some((one) => one > 0)) continue
      if (span.after === null)
        yield {
          kind: 'security',
          values: {
            security_id: index.id,
            company_id: null,
            exchange: index.exchange,
            code: index.code,
            kind: 'index',
            currency: 'CNY',
            name_zh: index.zh,
            name_en: index.en,
            listed_on: days[0] ?? null,
          },
        }
      const random = randomOf(seed, 'index', index.id)
      const closes = values.closes()
      for (const [at, trade_date] of days.entries()) {
        const [a, b, c] = [random.next(), Math.abs(random.normal()), Math.abs(random.normal())]
        const [previous, close] = [closes[at - 1] ?? INDEX_BASE, closes[at] ?? INDEX_BASE]
        if (!within(trade_date, span) || (volume[at] ?? 0) === 0) continue
        const open = round(previous + (close - previous) * a * 0.6, 2)
        yield {
          kind: 'daily_price',
          values: {
            security_id: index.id,
            basis: 'traded',
            basis_date: null,
            trade_date,
            open,
            high: round(Math.max(open, close) * (1 + b * 0.003), 2),
            low: round(Math.min(open, close) * (1 - c * 0.003), 2),
            close,
            previous_close: previous,
            volume: volume[at],
            amount: round(amount[at] ?? 0, 2),
            turnover_rate: null,
            change_rate: indexChange(closes, at),
          },
        }
      }
    }
  }
}
