import { expect, test } from 'vitest'
import { listedTwice, shareOfOneLevel, type ListedPart } from './one-level.ts'

const part = (name: string, revenue: number | null, more: Partial<ListedPart> = {}): ListedPart => ({
  dimension: 'product',
  name,
  revenue,
  currency: 'CNY',
  ...more,
})
const twice = (parts: ListedPart[], value?: number, unit = 'CNY') =>
  [...listedTwice(parts, value === undefined ? null : { value, unit })].map((one) => one.name)

test('COMP-33 a part that says it stands within another (其中) is counted twice, unless the list adds up to the whole with it or leaves out what it stands within', () => {
  const list = [part('建材', 700), part('其中：水泥', 400), part('工程', 300)]
  expect([twice(list), twice(list, 1000), twice(list, 1400)]).toEqual([['其中：水泥'], ['其中：水泥'], []])
  expect(twice([part('其中:水泥', 400), part('其中:骨料', 600)], 1000)).toEqual([])
  // Two kinds of levels in one list: what says so, and what the sum tells.
  expect(twice([...list, part('大型工程', 300)], 1000).toSorted()).toEqual(['其中：水泥'])
  expect(twice([part('国内', 900), part('其中：甲市', 500), part('乙市', 200), part('国外', 100)], 1000)).toEqual([
    '其中：甲市',
    '乙市',
  ])
})

test('COMP-33 without the report’s revenue in its currency another way of cutting tells the whole; where only shares are told the whole is a hundred', () => {
  const region = (name: string, revenue: number) => part(name, revenue, { dimension: 'region' })
  const both = [part('熟料', 1000), region('国内', 900), region('某市', 800), region('国外', 100)]
  expect([twice(both), twice(both, 1000), twice(both, 140, 'USD')]).toEqual([['某市'], ['某市'], ['某市']])
  expect(
    twice([
      part('建材', null, { revenueShare: 70 }),
      part('水泥', null, { revenueShare: 45 }),
      part('工程', null, { revenueShare: 30 }),
    ]),
  ).toEqual(['水泥'])
  expect(twice([part('a', 10), part('其中：b', 5, { currency: 'USD' })])).toEqual([])
})

test('COMP-33 what a part of a business some parts are is of one level: never a part and what it is made of added up', () => {
  const [whole, own, rest] = [part('建材', 700), part('其中：水泥', 400), part('工程', 300)]
  const found = listedTwice([whole, own, rest])
  const share = (fitting: ListedPart[]) => shareOfOneLevel(fitting, found, (one) => (one.revenue ?? 0) / 10).share
  expect([share([whole, own]), share([own]), share([whole, own, rest]), share([])]).toEqual([70, 40, 100, null])
})
