import { expect, test } from 'vitest'
import { bareName, exposureOf, reachOf, wayKey, type BusinessPart, type Way } from './exposure.ts'

const part = (
  companyId: string,
  dimension: BusinessPart['dimension'],
  name: string,
  more: Partial<BusinessPart> = {},
) =>
  ({
    companyId,
    dimension,
    name,
    nameEn: null,
    revenue: 100,
    revenueShare: 40,
    currency: 'CNY',
    periodEnd: '2023-12-31',
    ...more,
  }) satisfies BusinessPart
const way = (kind: Way['kind'], id: string, reaches: readonly string[] = [id]): Way => ({
  kind,
  id,
  nameZh: id,
  nameEn: null,
  reaches: new Set(reaches),
})

test('a business cut in two ways counts once, by the cut that says most; the sum is that of the rows', () => {
  const ways = [way('product', '碳酸锂'), way('industry', '240603', ['锂', '能源金属'])]
  const parts = [
    part('A', 'product', '碳酸锂', { revenue: 60, revenueShare: 30 }),
    part('A', 'industry', '能源金属行业', { revenue: 80, revenueShare: 40 }),
    part('B', 'product', '碳酸锂', { revenue: 20, revenueShare: 10 }),
    part('B', 'product', '其他', { revenue: 180, revenueShare: 90 }),
  ]
  const told = exposureOf(ways, reachOf(ways, parts), new Map())
  expect(told.companies.map((one) => [one.companyId, one.revenue, one.share])).toEqual([
    ['A', 80, 40],
    ['B', 20, 10],
  ])
  expect(told.revenue).toBe(100)
  expect([...told.byWay.values()].reduce((total, one) => total + one.revenue, 0)).toBe(100)
})

test('who is classed in the industry without a business called so is left out with the reason, never counted whole', () => {
  const ways = [way('industry', '430000', ['房地产'])]
  const parts = [
    part('A', 'industry', '房地产业', { revenue: 50 }),
    part('B', 'industry', '物业', { revenue: 70 }),
    part('C', 'industry', '房地产', { revenue: null, revenueShare: 20 }),
    part('D', 'industry', '房地产', { revenue: 10, currency: 'HKD' }),
    part('E', 'industry', '房地产', { revenue: -5 }),
  ]
  const classed = new Map([[wayKey(ways[0] as Way), ['A', 'B', 'C', 'D', 'E', 'F']]])
  const { revenue, companies, leftOut } = exposureOf(ways, reachOf(ways, parts), classed)
  expect(revenue).toBe(50)
  expect(companies.map((one) => [one.companyId, one.revenue, one.share])).toEqual([
    ['A', 50, 40],
    ['D', null, 40],
    ['C', null, 20],
  ])
  expect(leftOut.map((one) => `${one.companyId} ${one.reason}`).toSorted()).toEqual([
    'B NO_NAMED_BUSINESS',
    'C NO_REVENUE',
    'D OTHER_CURRENCY',
    'E NO_NAMED_BUSINESS',
    'F NO_SEGMENTS',
  ])
})

test('a region reaches only what is cut by region; endings of names do not matter', () => {
  expect(['家用电器行业', '种植业', '广东省', '华东地区', '白酒Ⅱ'].map(bareName)).toEqual([
    '家用电器',
    '种植',
    '广东',
    '华东',
    '白酒',
  ])
  const ways = [way('region', '广东')]
  const parts = [part('A', 'region', '广东省', { revenue: 7 }), part('A', 'product', '广东', { revenue: 9 })]
  expect(exposureOf(ways, reachOf(ways, parts), new Map()).revenue).toBe(7)
})
