import type { Extracted } from '../../source.ts'
import { endOfDay } from '@pandora/contract/time'
import { calendarDays, dayAfter, isTradingDay, tradingDays } from '../calendar.ts'
import { economyFacts } from './economy.ts'
import { monthlyFigures, monthsOf } from './figures.ts'
import { mark } from '../mark.ts'
import { randomOf } from '../random.ts'
import { regionNames } from '../tables/names.ts'
import { rowsOf } from '../tables/parse.ts'
import { fxTable, macroTable, shiborTable } from '../tables/series.ts'
import type { World } from '../world.ts'

type Fact = Omit<Extracted, 'line'>

const series = (
  series_code: string,
  category: string,
  name_zh: string,
  name_en: string,
  unit: string,
  frequency: string,
): Fact => ({
  kind: 'series',
  values: {
    series_code,
    category,
    name_zh,
    name_en,
    unit,
    frequency,
    publisher_zh: mark.zh,
    publisher_en: mark.en,
    url: null,
  },
})
const observation = (series_code: string, observed_on: string, value: number, published?: string): Fact => ({
  kind: 'observation',
  values: { series_code, observed_on, value },
  ...(published ? { known: { at: endOfDay(published), by: 'day' as const } } : {}),
})
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Regions of which there is an epidemic series. */
const regions = regionNames

function* fx({ seed, from, today }: World): Generator<Fact> {
  for (const [code = '', zh = '', en = '', first, volatility] of rowsOf(fxTable)) {
    yield series(code, 'fx', zh, en, 'CNY', 'day')
    const random = randomOf(seed, 'fx', code)
    const start = Number(first)
    let value = start
    for (const day of tradingDays(from, today)) {
      value *= Math.exp((random.normal() * Number(volatility)) / 1600 + Math.log(start / value) * 0.004)
      yield observation(code, day, rounded(value, start < 0.1 ? 6 : 4))
    }
  }
}

function* shibor({ seed, from, today }: World): Generator<Fact> {
  const tenors = rowsOf(shiborTable)
  for (const [code = '', zh = '', en = ''] of tenors) yield series(code, 'rate', zh, en, '%', 'day')
  const random = randomOf(seed, 'shibor')
  let overnight = 1.75
  for (const day of tradingDays(from, today)) {
    overnight = Math.max(0.8, overnight + (1.7 - overnight) * 0.08 + random.normal() * 0.06)
    for (const [code = '', , , above] of tenors)
      yield observation(
        code,
        day,
        rounded(
          overnight * (code === 'shibor.ON' ? 1 : 0.6) +
            (code === 'shibor.ON' ? 0 : 0.68) +
            Number(above) +
            random.normal() * 0.008,
          3,
        ),
      )
  }
}

function* lpr({ seed, from, today }: World): Generator<Fact> {
  yield series('lpr.1Y', 'rate', '1年期贷款市场报价利率', 'Loan prime rate, 1 year', '%', 'month')
  yield series('lpr.5Y', 'rate', '5年期以上贷款市场报价利率', 'Loan prime rate, over 5 years', '%', 'month')
  const random = randomOf(seed, 'lpr')
  let [short, long] = [3.45, 4.2]
  for (const month of monthsOf(from, today)) {
    if (random.chance(0.09)) short = rounded(Math.max(2.2, short - 0.1), 2)
    if (random.chance(0.09)) long = rounded(Math.max(short + 0.3, long - random.pick([0.05, 0.1, 0.15])), 2)
    let day = `${month}-20`
    while (!isTradingDay(day)) day = dayAfter(day, 1)
    if (day > today || day < from) continue
    yield observation('lpr.1Y', day, short)
    yield observation('lpr.5Y', day, long)
  }
}

function* macro(world: World): Generator<Fact> {
  for (const [code = '', zh = '', en = '', unit = ''] of rowsOf(macroTable)) {
    yield series(code, 'macro', zh, en, unit, 'month')
    for (const { end, value, published } of monthlyFigures(world, code)) yield observation(code, end, value, published)
  }
}

/** Weekly new cases by region: waves that begin in one region and reach the others later and weaker. */
function* epidemic({ seed, from, today }: World): Generator<Fact> {
  for (const { code, zh, en } of regions)
    yield series(
      `epidemic.${code}.new`,
      'epidemic',
      `${zh}流感样病例，周新增`,
      `Influenza-like cases, ${en}, new in the week`,
      'cases',
      'week',
    )
  const random = randomOf(seed, 'epidemic')
  let infected = regions.map(() => random.between(20, 120))
  let weeks = 0
  for (let week = from; week <= today; week = dayAfter(week, 7)) {
    // Growth swings with the season; a new variant comes now and then.
    const season = 0.16 * Math.cos(((Number(week.slice(5, 7)) - 1) / 12) * 2 * Math.PI)
    const variant = weeks++ % 61 < 9 ? 0.28 : 0
    const mean = infected.reduce((sum, one) => sum + one, 0) / infected.length
    infected = infected.map((one) =>
      Math.max(3, one * Math.exp(season + variant - one / 9000 - 0.06 + random.normal() * 0.12) + mean * 0.02),
    )
    const observed = dayAfter(week, 6)
    if (observed > today) return
    for (const [at, region] of regions.entries())
      yield observation(`epidemic.${region.code}.new`, observed, Math.round(infected[at] ?? 0))
  }
}

/** Waves of the fictional grey fever: days after the world's first at which each is highest, its height and breadth. */
const waves = [
  { peak: 70, height: 4200, breadth: 18 },
  { peak: 190, height: 9100, breadth: 26 },
  { peak: 300, height: 5600, breadth: 20 },
  { peak: 460, height: 7400, breadth: 24 },
] as const
/** Part of the world's cases that a country has, and by how many days it is behind. */
const greyFever = [
  {
    code: 'epidemic.world.confirmed',
    zh: '灰翎热累计确诊，全球',
    en: 'Grey fever, confirmed worldwide',
    part: 1,
    behind: 0,
  },
  {
    code: 'epidemic.US.confirmed',
    zh: '灰翎热累计确诊，美国',
    en: 'Grey fever, confirmed in the US',
    part: 0.17,
    behind: 11,
  },
] as const

/** Confirmed cases of a fictional disease in all: four waves that the product is to tell apart. */
function* pandemic({ from, today }: World): Generator<Fact> {
  for (const { code, zh, en, part, behind } of greyFever) {
    yield series(code, 'epidemic', zh, en, 'cases', 'day')
    let total = 0
    for (const [at, day] of calendarDays(from, today).entries()) {
      const fresh = waves.reduce(
        (sum, { peak, height, breadth }) => sum + height * Math.exp(-(((at - behind - peak) / breadth) ** 2) / 2),
        20,
      )
      total += Math.round(fresh * part)
      yield observation(code, day, total)
    }
  }
}

/** Macro, exchange rate, interest and epidemic series of a world. */
export function* seriesFacts(world: World): Generator<Fact> {
  yield* fx(world)
  yield* shibor(world)
  yield* lpr(world)
  yield* macro(world)
  yield* economyFacts(world)
  yield* epidemic(world)
  yield* pandemic(world)
}

/**
 * What of the economy comes after one instant (ms; null: from the beginning) up to another: a value of a day, or
 * published on one, at the day's end. A rate of a day is not there while the day lasts.
 */
export function* seriesBetween(world: World, after: number | null, until: number): Generator<Fact> {
  for (const fact of seriesFacts(world)) {
    if (fact.kind !== 'observation') {
      if (after === null) yield fact
      continue
    }
    const at = fact.known?.at ?? endOfDay(String(fact.values['observed_on']))
    if (at <= until && (after === null || at > after)) yield fact
  }
}
