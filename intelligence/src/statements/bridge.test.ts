import { expect, test } from 'vitest'
import { bridgeOf } from './bridge.ts'

/** A reproducible source of numbers in [0, 1). */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

test('FINREP-11 the steps of a profit bridge and what no figure explains add up to the difference', () => {
  const next = random(7)
  const items = [
    'revenue',
    'operating_cost',
    'taxes_and_surcharges',
    'selling_expense',
    'administrative_expense',
    'research_expense',
    'financial_expense',
    'investment_income',
    'non_operating_net',
    'income_tax',
    'net_profit',
    'interest_expense',
    'operating_profit',
    'total_profit',
    'gross_profit',
  ]
  for (let round = 0; round < 500; round++) {
    const values = () =>
      Object.fromEntries(
        items.flatMap((item) =>
          item === 'net_profit' || next() > 0.3 ? [[item, Math.round((next() - 0.4) * 1e13) / 100]] : [],
        ),
      )
    const bridge = bridgeOf(values(), values(), 'net_profit')
    if (!bridge) throw new Error('no bridge')
    expect(
      Math.abs(sum(bridge.steps.map(({ change }) => change)) + bridge.unexplained - (bridge.to - bridge.from)),
    ).toBeLessThan(0.005 * items.length)
  }
})

test('a whole statement leaves nothing unexplained', () => {
  const before = {
    revenue: 1000,
    operating_cost: 600,
    selling_expense: 50,
    administrative_expense: 40,
    financial_expense: 10,
    non_operating_income: 5,
    non_operating_expense: 1,
    income_tax: 76,
    net_profit: 228,
  }
  const after = {
    revenue: 1200,
    operating_cost: 780,
    selling_expense: 60,
    administrative_expense: 38,
    financial_expense: 12,
    non_operating_income: 0,
    non_operating_expense: 2,
    income_tax: 77,
    net_profit: 231,
  }
  const bridge = bridgeOf(before, after, 'net_profit')
  expect(bridge).toMatchObject({ from: 228, to: 231, unexplained: 0 })
  expect(bridge?.steps.map(({ step, change }) => [step, change])).toEqual([
    ['revenue', 200],
    ['cost', -180],
    ['selling', -10],
    ['administrative', 2],
    ['financial', -2],
    ['non-operating', -6],
    ['tax', -1],
  ])
})

test('what a statement does not give is told as unexplained, never guessed', () => {
  const bridge = bridgeOf({ revenue: 100, net_profit: 10 }, { revenue: 130, net_profit: 12 }, 'net_profit')
  expect(bridge?.steps).toHaveLength(1)
  expect(bridge?.unexplained).toBe(-28)
  expect(bridgeOf({ revenue: 100 }, { revenue: 130, net_profit: 12 }, 'net_profit')).toBeNull()
})

test('interest below the operating profit is counted once', () => {
  const before = {
    operating_profit: 100,
    interest_expense: 10,
    interest_income: 4,
    total_profit: 95,
    income_tax: 20,
    net_profit: 75,
    revenue: 300,
    operating_cost: 200,
  }
  const after = {
    operating_profit: 120,
    interest_expense: 30,
    interest_income: 4,
    total_profit: 96,
    income_tax: 20,
    net_profit: 76,
    revenue: 320,
    operating_cost: 200,
  }
  const bridge = bridgeOf(before, after, 'net_profit')
  expect(bridge?.unexplained).toBe(0)
  expect(bridge?.steps.find(({ step }) => step === 'financial')?.change).toBe(-20)
  expect(bridge?.steps.find(({ step }) => step === 'non-operating')?.change).toBe(1)
})

test('a statement of subtotals only is bridged between them, and nothing stays unexplained', () => {
  const before = {
    revenue: 1000,
    main_business_profit: 400,
    operating_profit: 150,
    investment_income: 20,
    total_profit: 160,
    parent_net_profit: 120,
  }
  const after = {
    revenue: 1200,
    main_business_profit: 420,
    operating_profit: 130,
    investment_income: 5,
    total_profit: 145,
    parent_net_profit: 110,
  }
  const bridge = bridgeOf(before, after, 'parent_net_profit')
  expect(bridge?.steps.map(({ step, change }) => [step, change])).toEqual([
    ['revenue', 200],
    ['cost', -180],
    ['expenses', -40],
    ['non-operating', 5],
    ['tax', 5],
  ])
  expect(bridge?.unexplained).toBe(0)
})

test('selling and administration in one is not counted beside administration alone', () => {
  const values = (administrative: number) => ({
    revenue: 100,
    selling_general_administrative: 30 + administrative,
    administrative_expense: administrative,
    net_profit: 70 - administrative,
  })
  expect(bridgeOf(values(5), values(9), 'net_profit')?.steps.map(({ step }) => step)).toEqual([
    'revenue',
    'administrative',
  ])
})

test('of a bank interest is within the revenue: it is counted once, and what its loans lose is a step, whatever its sign', () => {
  const values = (impairment: number, revenue: number) => ({
    revenue,
    interest_income: 900,
    interest_expense: 500 + revenue / 10,
    net_interest_income: 300,
    taxes_and_surcharges: 10,
    business_administrative_expense: 200,
    credit_impairment: -impairment,
    operating_profit: revenue - 10 - 200 - impairment,
    total_profit: revenue - 10 - 200 - impairment,
    income_tax: 40,
    net_profit: revenue - 10 - 200 - impairment - 40,
  })
  const bridge = bridgeOf(values(90, 500), values(120, 560), 'net_profit')
  expect(bridge?.steps.flatMap(({ step, change }) => (change === 0 ? [] : [[step, change]]))).toEqual([
    ['revenue', 60],
    ['impairment', -30],
  ])
  expect(bridge?.unexplained).toBe(0)
})
