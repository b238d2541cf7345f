import { screenFields } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typed, valueOf } from './units.ts'
import { filterOf, preselectedOf, stateIn, stateOf, whereIn, writeState } from './where.ts'
import type { ScreenState, Where } from './where.ts'

const bound = fc.option(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e13, max: 1e13 }).map((value) => (value === 0 ? 0 : value)),
)
const where = fc
  .dictionary(
    fc.constantFrom(...screenFields),
    fc.record({ from: bound, to: bound }).filter(({ from, to }) => from !== null || to !== null),
  )
  .map((made) => ({ ...made }) as Where)
const code = fc.stringMatching(/^[0-9A-Z]{3,6}$/)
const state = fc.record({
  where,
  industries: fc.uniqueArray(code, { maxLength: 4 }),
  exchanges: fc.uniqueArray(code, { maxLength: 3 }),
  themeId: fc.option(code),
  watched: fc.boolean(),
  oldPeriods: fc.boolean(),
  delisted: fc.boolean(),
  sort: fc.constantFrom(...screenFields, 'code', 'name'),
  order: fc.constantFrom('up' as const, 'down' as const),
  columns: fc.option(fc.uniqueArray(fc.constantFrom<ScreenField>(...screenFields), { minLength: 1 })),
})

test('COMP-09 a screen comes back from its address whole, and other fields of the address stay', () => {
  fc.assert(
    fc.property(fc.record({ made: state, chosen: fc.boolean() }), ({ made: all, chosen }) => {
      const made: ScreenState = { ...all, exchanges: chosen ? all.exchanges : null }
      const query = writeState(new URLSearchParams('asOf=2024-01-05'), made)
      expect(query.get('asOf')).toBe('2024-01-05')
      expect(stateIn(new URLSearchParams(query.toString()))).toEqual(made)
    }),
  )
})

test('COMP-08 a screen comes back from the filter that is saved, whose bounds have the names of the catalogue', () => {
  fc.assert(
    fc.property(state, (screen) => {
      const { sort, order, columns, ...made } = screen
      expect({ ...stateOf(filterOf(made)), sort, order, columns }).toEqual(screen)
    }),
  )
  const none = {
    industries: [],
    exchanges: [],
    themeId: null,
    watched: false,
    oldPeriods: false,
    delisted: false,
  }
  expect(
    filterOf({
      ...none,
      where: whereIn(
        'marketCap:1e9~5e10;pePercentile:~30;profit:1e8~;revenue:~1e10;profitGrowthRate:5~50;revenueGrowthRate:5~;roe:10~;peTtm:0~20',
      ),
    }),
  ).toEqual({
    beginMarketCap: 1e9,
    endMarketCap: 5e10,
    endPEPercentile: 30,
    beginProfit: 1e8,
    endRevenue: 1e10,
    profitGrowthRate: 5,
    revenueGrowthRate: 5,
    roe: 10,
    bounds: { profitGrowthRate: { to: 50 }, peTtm: { from: 0, to: 20 } },
  })
})

test('what is no bound in an address is passed over', () => {
  expect(whereIn('roe:x~;nothing:1~2;peTtm:;;pbRatio:~;marketCap:5~')).toEqual({ marketCap: { from: 5, to: null } })
})

test('money is typed in its unit, with commas or without, and comes back the same', () => {
  expect([
    valueOf('1,200.5', 'money', 'zh-CN'),
    valueOf('−3', 'percent', 'en'),
    valueOf(' ', 'money', 'en'),
    valueOf('much', 'money', 'en'),
  ]).toEqual([120_050_000_000, -3, null, undefined])
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('zh-CN', 'en'), (value, language) => {
      expect(valueOf(typed(value, 'money', language), 'money', language)).toBe(value)
    }),
  )
})

test('IND-05 exchanges that nobody chose are Shenzhen and Shanghai where the market has companies there; all of them is a choice of its own', () => {
  const listed = [
    { id: 'BSE', companies: 9 },
    { id: 'SHZ', companies: 3 },
    { id: 'SSE', companies: 2 },
  ]
  expect(preselectedOf(listed)).toEqual(['SHZ', 'SSE'])
  expect([
    preselectedOf([
      { id: 'NYSE', companies: 5 },
      { id: 'SSE', companies: 0 },
    ]),
    preselectedOf([]),
  ]).toEqual([[], []])
  expect([
    stateIn(new URLSearchParams()).exchanges,
    stateIn(new URLSearchParams('exchanges=all')).exchanges,
    stateIn(new URLSearchParams('exchanges=SSE')).exchanges,
  ]).toEqual([null, [], ['SSE']])
})
