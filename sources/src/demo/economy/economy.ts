import type { Extracted } from '../../source.ts'
import { endOfDay } from '@pandora/contract/time'
import { dayAfter } from '../calendar.ts'
import { mark } from '../mark.ts'
import { monthlyFigures } from './figures.ts'
import { randomOf } from '../random.ts'
import type { World } from '../world.ts'

type Fact = Omit<Extracted, 'line'>

const series = (code: string, zh: string, en: string, unit: string, frequency: 'month' | 'quarter'): Fact => ({
  kind: 'series',
  values: {
    series_code: code,
    category: 'macro',
    name_zh: zh,
    name_en: en,
    unit,
    frequency,
    publisher_zh: mark.zh,
    publisher_en: mark.en,
    url: null,
  },
})
const observation = (series_code: string, observed_on: string, value: number, published: string): Fact => ({
  kind: 'observation',
  values: { series_code, observed_on, value },
  known: { at: endOfDay(published), by: 'day' },
})

/** Years of figures before the market's first day: offices of statistics are older than markets. */
const YEARS_BEFORE = 4

/** Last days of the months from four years before a day's year to another day. */
function monthEnds(from: string, today: string): string[] {
  const ends: string[] = []
  for (let year = Number(from.slice(0, 4)) - YEARS_BEFORE, month = 1; ; month += 1) {
    const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    if (end > today) return ends
    ends.push(end)
  }
}

/**
 * The planted truth of restated figures: the gross product of a whole year is said again at the end of the next one, by
 * this much larger.
 */
export const RESTATED_BY = 1.013
const RESTATED_ON = '12-27'

/** Gross product of the year so far, in current prices: an economy of 1,200 thousand million a year that grows. */
function* product({ seed, from, today }: World): Generator<Fact> {
  yield series(
    'macro.gdp',
    '国内生产总值，现价，累计',
    'Gross product at current prices, year to date',
    'CNY',
    'quarter',
  )
  yield series('macro.gdp-yoy', '国内生产总值，不变价，累计同比', 'Real gross product, year to date', '%', 'quarter')
  const random = randomOf(seed, 'macro', 'gdp')
  let soFar = 0
  for (const end of monthEnds(from, today).filter((day) => Number(day.slice(5, 7)) % 3 === 0)) {
    const quarter = Number(end.slice(5, 7)) / 3
    const growth = 4.8 + random.normal() * 0.25
    const size =
      300e9 * 1.05 ** (Number(end.slice(0, 4)) - 2020) * (0.92 + quarter * 0.03) * (1 + random.normal() * 0.004)
    soFar = quarter === 1 ? size : soFar + size
    const value = Math.round(soFar / 1e7) * 1e7
    const published = dayAfter(end, 18)
    if (published > today) return
    yield observation('macro.gdp', end, value, published)
    yield observation('macro.gdp-yoy', end, Number(growth.toFixed(1)), published)
    const again = `${Number(end.slice(0, 4)) + 1}-${RESTATED_ON}`
    if (quarter === 4 && again <= today)
      yield observation('macro.gdp', end, Math.round((value * RESTATED_BY) / 1e7) * 1e7, again)
  }
}

/** What households have and spend per head, in the year so far. */
function* households({ seed, from, today }: World): Generator<Fact> {
  const lines = [
    ['macro.household-income', '居民人均可支配收入，累计', 'Disposable income per head, year to date', 9800],
    ['macro.household-consumption', '居民人均消费支出，累计', 'Consumption per head, year to date', 6700],
  ] as const
  for (const [code, zh, en, size] of lines) {
    yield series(code, zh, en, 'CNY', 'quarter')
    const random = randomOf(seed, 'macro', code)
    let soFar = 0
    for (const end of monthEnds(from, today).filter((day) => Number(day.slice(5, 7)) % 3 === 0)) {
      const own = size * 1.05 ** (Number(end.slice(0, 4)) - 2022) * (1 + random.normal() * 0.03)
      soFar = end.slice(5, 7) === '03' ? own : soFar + own
      const published = dayAfter(end, 18)
      if (published <= today) yield observation(code, end, Math.round(soFar), published)
    }
  }
}

/** Monthly stocks, flows and indices: code, names, unit, mean or first value, yearly growth, how far it wanders, wait. */
const monthly = [
  ['macro.m0', '流通中货币（M0），期末', 'M0, end of period', 'CNY', 11e10, 1.09, 0.01, 12],
  ['macro.m1', '狭义货币（M1），期末', 'M1, end of period', 'CNY', 68e10, 1.03, 0.008, 12],
  ['macro.m2', '广义货币（M2），期末', 'M2, end of period', 'CNY', 27e11, 1.08, 0.004, 12],
  ['macro.retail', '社会消费品零售总额，当月', 'Retail sales, of the month', 'CNY', 38e9, 1.045, 0.03, 16],
  ['macro.trade', '进出口总额，当月', 'Imports and exports, of the month', 'USD', 52e8, 1.03, 0.05, 9],
  [
    'macro.cpi',
    '居民消费价格指数，上年同月=100',
    'Consumer prices, same month of last year = 100',
    'index',
    101.2,
    1,
    0.003,
    10,
  ],
  [
    'macro.cpi-food',
    '食品烟酒价格指数，上年同月=100',
    'Prices of food, tobacco and alcohol, same month of last year = 100',
    'index',
    101.8,
    1,
    0.007,
    10,
  ],
] as const

/**
 * What the change over a year that is published of a series makes of its value: an index is so much above 100, a stock
 * or flow so much more than a year before. One told of both would be told in two ways else.
 */
const changes: Readonly<Record<string, string>> = {
  'macro.cpi': 'macro.cpi-yoy',
  'macro.m2': 'macro.m2-yoy',
  'macro.retail': 'macro.retail-yoy',
}

function* months(world: World): Generator<Fact> {
  const { seed, from, today } = world
  for (const [code, zh, en, unit, size, growth, wander, wait] of monthly) {
    yield series(code, zh, en, unit, 'month')
    const random = randomOf(seed, 'macro', code)
    const change = changes[code]
    const changeAt = new Map(
      change === undefined ? [] : monthlyFigures(world, change).map(({ end, value }) => [end.slice(0, 7), value]),
    )
    const values = new Map<string, number>()
    for (const [at, end] of monthEnds(from, today).entries()) {
      const own = size * growth ** (at / 12) * (1 + random.normal() * wander)
      const told = changeAt.get(end.slice(0, 7))
      const before = values.get(`${Number(end.slice(0, 4)) - 1}${end.slice(4, 7)}`)
      const value =
        unit === 'index'
          ? Number((told === undefined ? own : 100 + told).toFixed(2))
          : Math.round((told === undefined || before === undefined ? own : before * (1 + told / 100)) / 1e6) * 1e6
      values.set(end.slice(0, 7), value)
      const published = dayAfter(end, wait)
      // Retail sales of January are not published apart, as offices of statistics do around the new year.
      if (published > today || (code === 'macro.retail' && end.slice(5, 7) === '01')) continue
      yield observation(code, end, value, published)
    }
  }
}

/** What an office of statistics says of the demo's economy, with a gross product that is restated. */
export function* economyFacts(world: World): Generator<Fact> {
  yield* product(world)
  yield* households(world)
  yield* months(world)
}
