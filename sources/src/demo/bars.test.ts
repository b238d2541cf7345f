import { expect, test } from 'vitest'
import { adjustments, limitsOf } from './bars.ts'
import { simulate } from './build.ts'
import { IndexSums, indexesOf } from './facts/prices.ts'

const simulation = simulate({ seed: 5, size: 'small', from: '2023-03-01', today: '2026-03-31' })
const { world } = simulation
const traded = (close: Float64Array): number[] => [...close.keys()].filter((at) => !Number.isNaN(close[at]))

test('no price leaves its limits, opens and closes lie between low and high, and amount is volume at a price of the day', () => {
  for (const company of world.companies) {
    const bars = simulation.barsOf(company)
    for (const at of traded(bars.close)) {
      const [open, high, low, close, reference, volume, amount] = [
        bars.open,
        bars.high,
        bars.low,
        bars.close,
        bars.reference,
        bars.volume,
        bars.amount,
      ].map((column) => column[at] ?? Number.NaN) as [number, number, number, number, number, number, number]
      const { up, down } = limitsOf(reference, company.board)
      expect(high).toBeLessThanOrEqual(up)
      expect(low).toBeGreaterThanOrEqual(down)
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(volume % 100).toBe(0)
      expect(amount / volume).toBeGreaterThanOrEqual(low - 0.01)
      expect(amount / volume).toBeLessThanOrEqual(high + 0.01)
    }
  }
})

test('adjusted prices follow from traded prices and corporate actions: equal on the last day, and the same return on every day', () => {
  let seen = 0
  for (const company of world.companies) {
    const bars = simulation.barsOf(company)
    const factors = adjustments(bars)
    const days = traded(bars.close)
    expect(factors[days.at(-1) ?? 0]).toBe(1)
    for (const [number, at] of days.entries()) {
      const before = days[number - 1]
      if (before === undefined) continue
      const adjusted =
        ((bars.close[at] ?? 0) * (factors[at] ?? 0)) / ((bars.close[before] ?? 0) * (factors[before] ?? 0))
      expect(adjusted).toBeCloseTo((bars.close[at] ?? 0) / (bars.reference[at] ?? 0), 9)
    }
    for (const { at, factor, exDate } of bars.factors) {
      const action = simulation.booksOf(company).actions.find((one) => one.exDate === exDate)
      const before = days.findLast((one) => one < at)
      if (!action || before === undefined) continue
      const close = bars.close[before] ?? 0
      // To the cent that the reference is rounded to.
      expect(Math.abs(factor - (close - action.cash) / (1 + action.shares) / close) * close).toBeLessThan(0.0051)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(20)
})

test('returns have fat tails and volatility that clusters, and stocks move with their market', () => {
  const changes = world.companies.flatMap((company) => {
    const { change } = simulation.barsOf(company)
    return traded(change).map((at) => change[at] ?? 0)
  })
  const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length
  const moment = (power: number) => changes.reduce((sum, one) => sum + (one - mean) ** power, 0) / changes.length
  expect(moment(4) / moment(2) ** 2).toBeGreaterThan(4)
  const sizes = world.companies.map((company) => {
    const { own } = simulation.barsOf(company)
    return traded(own).map((at) => Math.abs(own[at] ?? 0))
  })
  const clustering = sizes.map((one) => {
    const m = one.reduce((s, x) => s + x, 0) / one.length
    return (
      one.slice(1).reduce((s, x, at) => s + (x - m) * ((one[at] ?? 0) - m), 0) /
      one.reduce((s, x) => s + (x - m) ** 2, 0)
    )
  })
  expect(clustering.reduce((sum, one) => sum + one, 0) / clustering.length).toBeGreaterThan(0.04)
})

test('stocks are suspended now and then, and indexes are the stocks they hold', () => {
  const gaps = world.companies.reduce((sum, company) => {
    const days = traded(simulation.barsOf(company).close)
    return sum + ((days.at(-1) ?? 0) - (days[0] ?? 0) + 1 - days.length)
  }, 0)
  expect(gaps).toBeGreaterThan(20)
  const sums = new IndexSums(world)
  for (const company of world.companies) sums.add(company, simulation.barsOf(company))
  const bars = [...sums.facts({ after: null, until: Infinity })].filter((one) => one.kind === 'daily_price')
  const composite = bars.filter((one) => one.values['security_id'] === 'SHZ-990001-index')
  expect(composite).toHaveLength(world.days.length)
  const day = world.days[200] ?? ''
  const amount = world.companies.reduce((sum, company) => {
    const { amount: own } = simulation.barsOf(company)
    return sum + (Number.isNaN(own[200]) ? 0 : (own[200] ?? 0))
  }, 0)
  expect(Number(composite.find((one) => one.values['trade_date'] === day)?.values['amount'])).toBeCloseTo(amount, 0)
})

test('what texts are told of the market and its industries is what their indexes say', () => {
  const sums = new IndexSums(world)
  for (const company of world.companies) sums.add(company, simulation.barsOf(company))
  const changes = new Map<string, Map<string, number>>()
  for (const { kind, values } of sums.facts({ after: null, until: Infinity })) {
    if (kind !== 'daily_price') continue
    const [index, day] = [String(values['security_id']), String(values['trade_date'])]
    const own = changes.get(index) ?? new Map<string, number>()
    changes.set(index, own.set(day, Number(values['change_rate'])))
  }
  const composite = changes.get('SHZ-990001-index')
  const sector = world.industries.find(({ level, code }) => level === 1 && world.tape.industryOf(code, '2024-05-08'))
  const name = indexesOf(world).find(({ zh }) => zh === `演示${sector?.zh}`)?.id
  expect(world.days.length).toBeGreaterThan(500)
  for (const day of world.days) {
    // Of a day on which nothing traded that counts nothing is told, and an index stands still or has no bar.
    expect(world.tape.marketOf(day) ?? 0).toBe(composite?.get(day) ?? 0)
    expect(world.tape.industryOf(sector?.code ?? '', day) ?? 0).toBe(changes.get(name ?? '')?.get(day) ?? 0)
  }
})

test('what is planted is seen: on large direct events a stock does beyond its market and industry what was planted, nearly always', () => {
  const places = new Map(world.days.map((day, at) => [day, at]))
  const pairs = world.events
    .flatMap((event) => event.effects.filter((one) => one.via === null && Math.abs(one.move) >= 4))
    .flatMap(({ companyId, day, days, move }) => {
      const { own } = simulation.barsOf(world.company(companyId))
      const at = places.get(day)
      const after =
        at === undefined
          ? []
          : traded(own)
              .filter((one) => one >= at)
              .slice(0, days + 1)
      return after.length === days + 1 ? [{ move, own: after.reduce((sum, one) => sum + (own[one] ?? 0), 0) }] : []
    })
  expect(pairs.length).toBeGreaterThan(60)
  expect(pairs.filter((one) => Math.sign(one.move) === Math.sign(one.own)).length / pairs.length).toBeGreaterThan(0.85)
  const slope =
    pairs.reduce((sum, one) => sum + one.move * one.own, 0) / pairs.reduce((sum, one) => sum + one.move ** 2, 0)
  expect(slope).toBeGreaterThan(0.85)
  expect(slope).toBeLessThan(1.15)
})
