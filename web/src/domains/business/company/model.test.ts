import { expect, test } from 'vitest'
import { firstRows, partIn, rowsThatFit, stackedYears, stackOf, sumOf, yearsOf } from './model.ts'
import type { Breakdown, Line, Segment, Turnover } from './model.ts'
import { rowIn, rowText } from './row/row.ts'

const part = (nameZh: string, revenue: number | null, more: Partial<Segment> = {}): Segment => ({
  key: nameZh,
  nameZh,
  nameEn: null,
  turnoverPercent: null,
  revenue,
  cost: null,
  grossMargin: null,
  currency: 'CNY',
  elimination: false,
  remainder: false,
  notes: [],
  pixel: { page: null },
  reportId: 'a_2021-12-31',
  documentId: null,
  source: 0,
  line: 1,
  ...more,
})
const breakdown = (...dataList: Segment[]): Breakdown => ({
  type: 'industry',
  dataList,
  total: null,
  currency: 'CNY',
  totalDiffers: null,
  notes: [],
})

test('COMP-05 a bar holds the parts above zero over its whole length; what is taken out again is told apart, never added', () => {
  const { parts, takenOut } = stackOf(
    breakdown(part('水泥', 150), part('骨料', 50), part('分部间抵销', -40, { elimination: true })),
  )
  expect(parts.map(({ key, from, width, tone }) => [key, from, width, tone])).toEqual([
    ['水泥', 0, 75, 0],
    ['骨料', 75, 25, 1],
  ])
  expect(takenOut).toBe(20)
  expect(stackOf(breakdown(part('境外', -3)))).toEqual({ parts: [], takenOut: 0 })
})

test('COMP-05 without revenues a bar is drawn by the shares that the source gives', () => {
  expect(
    stackOf(breakdown(part('一', null, { turnoverPercent: 60 }), part('二', null, { turnoverPercent: 20 }))).parts.map(
      (one) => one.width,
    ),
  ).toEqual([75, 25])
})

test('few rows: the largest and the eliminations stand, the others are one', () => {
  const all = ['一', '二', '三', '四', '五'].map((name, at) => part(name, 10 - at))
  const eliminated = part('抵销', -1, { elimination: true })
  expect(firstRows(all.slice(0, 4), 4).rest).toEqual([])
  const { rows, rest } = firstRows([...all, eliminated], 4)
  expect([rows.map((one) => one.nameZh), rest.map((one) => one.nameZh)]).toEqual([
    ['一', '二', '抵销'],
    ['三', '四', '五'],
  ])
  expect([sumOf([1, null, 2]), sumOf([null]), sumOf([])]).toEqual([3, null, null])
})

test('lists have as many rows as there is room for together, and never fewer than the least', () => {
  expect(rowsThatFit([9, 2, 6], 17, 4)).toBe(9)
  expect(rowsThatFit([9, 2, 6], 14, 4)).toBe(6)
  expect(rowsThatFit([9, 2, 6], 3, 4)).toBe(4)
})

const year = (...dataList: Segment[]): Turnover['turnover'][string] => ({
  reportId: '',
  periodEnd: '',
  publishedOn: null,
  reportRevenue: null,
  dataList: [breakdown(...dataList)],
})
const line = (key: string, more: Partial<Line> = {}): Line => ({
  type: 'industry',
  key,
  nameZh: key,
  nameEn: null,
  names: [key],
  elimination: false,
  remainder: false,
  years: [],
  ...more,
})

test('COMP-15 columns by year stand on zero, eliminations hang below it, a year without a part has a gap and no zero', () => {
  const turnover = {
    2020: year(part('水泥', 60), part('骨料', 40)),
    2021: year(part('水泥', 80), part('抵销', -20, { elimination: true })),
  }
  const { years, pieces, zero } = stackedYears(
    [line('水泥'), line('骨料'), line('抵销', { elimination: true })],
    turnover,
    { width: 200, height: 120, share: false },
  )
  expect(years).toEqual(yearsOf(turnover))
  expect(pieces.map((one) => [one.year, one.key])).toEqual([
    [2020, '水泥'],
    [2020, '骨料'],
    [2021, '水泥'],
    [2021, '抵销'],
  ])
  expect(zero).toBeCloseTo(100, 9)
  const [cement, gravel, later, out] = pieces
  expect([cement?.height, gravel?.height, later?.height, out?.height].map((one) => Math.round(one ?? 0))).toEqual([
    60, 40, 80, 20,
  ])
  expect(out?.y).toBeCloseTo(zero, 9)
  expect(cement && cement.y + cement.height).toBeCloseTo(zero, 9)
  expect(partIn(turnover, 2021, line('骨料'))).toBeUndefined()
})

test('as shares each year fills the height by its parts above zero', () => {
  const turnover = { 2020: year(part('水泥', 30), part('骨料', 10)), 2021: year(part('水泥', 5), part('骨料', 5)) }
  const { pieces } = stackedYears([line('水泥'), line('骨料')], turnover, { width: 100, height: 100, share: true })
  expect(pieces.map((one) => Math.round(one.height))).toEqual([75, 25, 50, 50])
})

test('COMP-05 the row that an address names: report, way of cutting, part; what is none is none', () => {
  const row = { periodEnd: '2021-12-31', type: 'product' as const, key: '动力~电芯' }
  expect(rowIn(rowText(row))).toEqual(row)
  for (const text of ['', '2021-12-31', '2021-12-31~colour~x', 'x~product~y']) expect(rowIn(text)).toBeNull()
  expect(rowIn('2021-12-31~region~')).toEqual({ periodEnd: '2021-12-31', type: 'region', key: '' })
})
