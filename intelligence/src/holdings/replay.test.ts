import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedActions, type HeldAction } from './actions.ts'
import { cutTo, decimalOf, numberOf, over, partOf, textOf, times, ZERO, type Decimal } from './decimal.ts'
import { replay, type HeldTrade, type Method } from './replay.ts'

let order = 0
const trade = (
  kind: HeldTrade['kind'],
  day: string,
  quantity: string,
  price: string,
  fees = '0',
  taxes = '0',
): HeldTrade => ({
  id: `t${(order += 1)}`,
  kind,
  day,
  order,
  quantity: decimalOf(quantity),
  price: decimalOf(price),
  fees: decimalOf(fees),
  taxes: decimalOf(taxes),
})
const action = (more: Partial<HeldAction>): HeldAction => ({
  actionDate: '2024-06-12',
  action: 'dividend',
  datedBy: 'ex-date',
  taxBasis: null,
  basisDate: null,
  cash: null,
  shares: null,
  rightsPrice: null,
  ...more,
})
const played = (
  trades: readonly HeldTrade[],
  told: readonly HeldAction[] = [],
  { until = '2024-12-31', method = 'average' }: { until?: string; method?: Method } = {},
) => {
  const { quantity, cost, realised, dividends, ...rest } = replay({
    trades,
    actions: countedActions(told),
    until,
    method,
  })
  return {
    ...rest,
    quantity: textOf(quantity),
    cost: textOf(cost),
    realised: textOf(realised),
    dividends: textOf(dividends),
  }
}

test('decimals are exact where floating point is not, and quotients are rounded half away from zero', () => {
  expect(textOf(decimalOf('0.1') + decimalOf('0.2'), 10)).toBe('0.3')
  expect(textOf(times(decimalOf('33.333333'), decimalOf('0.0003')), 10)).toBe('0.0099999999')
  expect(textOf(over(decimalOf(1), decimalOf(3)), 16)).toBe('0.3333333333333333')
  expect(textOf(over(decimalOf(-2), decimalOf(3)), 16)).toBe('-0.6666666666666667')
  expect(textOf(partOf(decimalOf(10), decimalOf(1), decimalOf(3)), 4)).toBe('3.3333')
  expect(textOf(decimalOf(1e-7), 8)).toBe('0.0000001')
  expect(textOf(decimalOf(-0.5), 0)).toBe('-1')
  expect(textOf(cutTo(decimalOf('1.99999'), 4))).toBe('1.9999')
  expect(numberOf(decimalOf('12.345678'), 4)).toBe(12.3457)
  expect(() => decimalOf('12,5')).toThrow('no decimal')
  expect(() => decimalOf('')).toThrow('no decimal')
})

test('moving weighted average: fees are part of the cost, and off the proceeds', () => {
  // 1000 × 10 + 5 = 10005; 500 × 13 + 5 = 6505; together 1500 for 16510, 11.0066… each.
  // 600 sold × 14 − 5 − 8.4 = 8386.6, of them a cost of 600 ÷ 1500 × 16510 = 6604: 1782.6 realised, 9906 left.
  const said = played([
    trade('buy', '2024-01-02', '1000', '10', '5'),
    trade('buy', '2024-02-01', '500', '13', '5'),
    trade('sell', '2024-03-01', '600', '14', '5', '8.4'),
  ])
  expect(said).toMatchObject({ quantity: '900', cost: '9906', realised: '1782.6', shortfalls: [] })
})

test('first in, first out: the same sale takes the oldest shares', () => {
  // 600 of the first 1000: 600 ÷ 1000 × 10005 = 6003; 8386.6 − 6003 = 2383.6. Left 400 for 4002 and 500 for 6505.
  const said = played(
    [
      trade('buy', '2024-01-02', '1000', '10', '5'),
      trade('buy', '2024-02-01', '500', '13', '5'),
      trade('sell', '2024-03-01', '600', '14', '5', '8.4'),
    ],
    [],
    { method: 'fifo' },
  )
  expect(said).toMatchObject({ quantity: '900', cost: '10507', realised: '2383.6' })
})

test('of one day what comes in is counted before what goes out, whatever was recorded first', () => {
  const sell = trade('sell', '2024-01-02', '100', '11')
  const buy = trade('buy', '2024-01-02', '100', '10')
  expect(played([sell, buy])).toMatchObject({ quantity: '0', realised: '100', shortfalls: [] })
})

test('a dividend is paid on what was held at the end of the day before its ex-date', () => {
  const trades = [
    trade('buy', '2024-06-11', '1000', '10'),
    trade('buy', '2024-06-12', '1000', '10'),
    trade('sell', '2024-06-12', '500', '10'),
  ]
  const told = [action({ cash: 0.5, taxBasis: 'before-tax' })]
  expect(played(trades, told)).toMatchObject({ quantity: '1500', dividends: '500', dividendBases: ['before-tax'] })
  expect(played(trades, told, { until: '2024-06-11' })).toMatchObject({ quantity: '1000', dividends: '0' })
  // A record date counts its own day’s end.
  expect(played(trades, [action({ cash: 0.5, datedBy: 'record-date' })])).toMatchObject({ dividends: '750' })
})

test('one payment that several files tell is counted once, across a new year too', () => {
  const trades = [trade('buy', '2023-01-03', '1000', '10')]
  const told = [
    action({ actionDate: '2024-01-02', cash: 0.5, taxBasis: 'before-tax' }),
    action({ actionDate: '2024-01-02', cash: 0.45, taxBasis: 'after-tax' }),
    action({ actionDate: '2023-12-29', cash: 0.5, datedBy: 'record-date' }),
    action({ actionDate: '2024-02-08', cash: 0.45, datedBy: 'payment-date' }),
  ]
  expect(played(trades, told)).toMatchObject({ dividends: '500' })
  const acrossYear = [told[0] as HeldAction, action({ actionDate: '2023-12-29', cash: 0.5, datedBy: 'record-date' })]
  expect(countedActions(acrossYear)).toHaveLength(1)
  const paidNextYear = [
    action({ actionDate: '2023-12-20', cash: 0.5 }),
    action({ actionDate: '2024-01-10', cash: 0.45, datedBy: 'payment-date' }),
  ]
  expect(countedActions(paidNextYear).map(({ from }) => from)).toEqual(['2023-12-20'])
})

test('splits and bonus shares raise the quantity and leave the cost; both of a day count on what was held before it', () => {
  const trades = [trade('buy', '2024-01-02', '1000', '10', '5'), trade('sell', '2024-07-01', '800', '8')]
  const told = [action({ action: 'split', shares: 0.4 }), action({ action: 'bonus', shares: 0.2 })]
  // 1600 shares for 10005, 6.253125 each; 800 sold for 6400, of a cost of 5002.5.
  expect(played(trades, told)).toMatchObject({ quantity: '800', cost: '5002.5', realised: '1397.5', shortfalls: [] })
  // Less than a ten-thousandth of a share falls away.
  expect(played([trade('buy', '2024-01-02', '1', '10')], [action({ action: 'bonus', shares: 1 / 3 })])).toMatchObject({
    quantity: '1.3333',
    cost: '10',
  })
})

test('cash counted in the shares of a later day is paid on what the shares have become', () => {
  const trades = [trade('buy', '2020-01-02', '100', '10')]
  const told = [
    action({ actionDate: '2020-06-12', cash: 0.25, basisDate: '2024-12-31' }),
    action({ actionDate: '2022-06-10', action: 'split', shares: 1 }),
  ]
  expect(played(trades, told)).toMatchObject({ quantity: '200', dividends: '50' })
})

test('rights are told of and never taken', () => {
  const said = played(
    [trade('buy', '2024-01-02', '1000', '10')],
    [action({ action: 'rights', shares: 0.3, rightsPrice: 7 })],
  )
  expect(said).toMatchObject({ quantity: '1000', cost: '10000' })
  expect(said.rights).toEqual([{ day: '2024-06-12', shares: 0.3, price: 7 }])
})

test('a dividend that the user recorded stands for the one worked out; one of another time is added', () => {
  const trades = [trade('buy', '2024-01-02', '1000', '10'), trade('dividend', '2024-06-14', '1000', '0.45')]
  expect(played(trades, [action({ cash: 0.5 })])).toMatchObject({ dividends: '450', dividendBases: ['recorded'] })
  expect(
    played([...trades, trade('dividend', '2024-11-01', '1', '30', '0', '3')], [action({ cash: 0.5 })]),
  ).toMatchObject({
    dividends: '477',
  })
})

test('a transfer out takes its cost along and realises its fees alone', () => {
  const trades = [trade('transferIn', '2024-01-02', '1000', '10'), trade('transferOut', '2024-02-01', '400', '0', '3')]
  expect(played(trades)).toMatchObject({ quantity: '600', cost: '6000', realised: '-3' })
})

test('a sale of more than is held is told of, and sells what there is', () => {
  const trades = [trade('buy', '2024-01-02', '100', '10'), trade('sell', '2024-02-01', '150', '12')]
  const said = played(trades)
  expect(said).toMatchObject({ quantity: '0', cost: '0', realised: '200' })
  expect(said.shortfalls.map(({ day, held, asked }) => [day, textOf(held), textOf(asked)])).toEqual([
    ['2024-02-01', '100', '150'],
  ])
})

const places = (least: number, most: number, of: number) =>
  fc
    .integer({ min: least * 10 ** of, max: most * 10 ** of })
    .map((units) => textOf(decimalOf(units) / 10n ** BigInt(of), of))
const drawn = fc.record({
  kind: fc.constantFrom('buy' as const, 'sell' as const),
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2024-03-${String(day).padStart(2, '0')}`),
  quantity: places(1, 5000, 4),
  price: places(1, 300, 6),
  fees: places(0, 50, 4),
  taxes: places(0, 50, 4),
})
const methods = fc.constantFrom<Method>('average', 'fifo')
const sum = (values: readonly Decimal[]) => values.reduce((all, one) => all + one, ZERO)
const written = (words: readonly (typeof drawn extends fc.Arbitrary<infer T> ? T : never)[]) =>
  words.map((one) => trade(one.kind, one.day, one.quantity, one.price, one.fees, one.taxes))

test('property: when all is sold, realised profit is what was paid out less what was paid in, to the last place', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 25 }), methods, (words, method) => {
      const trades = written(words)
      const open = { trades, actions: [], method, short: 'leave' as const }
      const before = replay({ ...open, until: '2024-12-31' })
      const all =
        before.quantity > ZERO
          ? [...trades, { ...trade('sell', '2024-04-01', '1', '20', '1'), quantity: before.quantity }]
          : trades
      const { ledger, realised, quantity, cost } = replay({ ...open, trades: all, until: '2024-12-31' })
      const flows = sum(ledger.map(({ paidOut, paidIn }) => paidOut - paidIn))
      expect([realised, quantity, cost]).toEqual([flows, ZERO, ZERO])
    }),
  )
})

test('property: a trade told in two parts changes nothing that is shown', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 12 }), fc.nat(11), methods, (words, at, method) => {
      const trades = written(words)
      const whole = trades[at % trades.length] as HeldTrade
      const first = partOf(whole.quantity, decimalOf(3), decimalOf(10))
      const cut = cutTo(first, 4)
      fc.pre(cut > ZERO)
      const feesOf = (part: Decimal) => partOf(whole.fees, part, whole.quantity)
      const taxesOf = (part: Decimal) => partOf(whole.taxes, part, whole.quantity)
      const one = { ...whole, quantity: cut, fees: feesOf(cut), taxes: taxesOf(cut) }
      const other = {
        ...whole,
        id: 'other',
        order: whole.order + 0.5,
        quantity: whole.quantity - cut,
        fees: whole.fees - one.fees,
        taxes: whole.taxes - one.taxes,
      }
      const parts = trades.flatMap((each) => (each === whole ? [one, other] : [each]))
      const shown = (of: readonly HeldTrade[]) => {
        const { quantity, cost, realised } = replay({ trades: of, actions: [], until: '2024-12-31', method })
        return [quantity, cost, realised].map((value) => textOf(value, 6))
      }
      expect(shown(parts)).toEqual(shown(trades))
    }),
  )
})
