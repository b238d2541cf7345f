import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountTold, estimateOf } from './amounts.ts'

const exact = (currency: string | null, value: number) => ({ kind: 'exact', currency, value })
const range = (currency: string | null, low: number, high: number | null) => ({ kind: 'range', currency, low, high })

test.each([
  ['80万人民币', exact('CNY', 8e5)],
  ['2.648亿美元', exact('USD', 264_800_000)],
  ['1.5亿新台币', exact('TWD', 1.5e8)],
  ['CNY 1.2 billion', exact('CNY', 1.2e9)],
  ['$3,000,000', exact('USD', 3e6)],
  ['３０００万元人民币', exact('CNY', 3e7)],
  ['3716711.0', exact(null, 3_716_711)],
  ['数百万人民币', range('CNY', 2e6, 1e7)],
  ['数千万元', range('CNY', 2e7, 1e8)],
  ['数亿美元', range('USD', 2e8, 1e9)],
  ['several million USD', range('USD', 2e6, 1e7)],
  ['tens of millions of USD', range('USD', 2e7, 1e8)],
  ['近亿元', range('CNY', 9e7, 1e8)],
  ['超3亿元', range('CNY', 3e8, 4e8)],
  ['逾1.2亿美元', range('USD', 1.2e8, 1.3e8)],
  ['约5000万元人民币', range('CNY', 4.5e7, 5.5e7)],
  ['千万级人民币', range('CNY', 1e7, 1e8)],
  ['亿元及以上人民币', range('CNY', 1e8, null)],
  ['亿元及以上美元', range('USD', 1e8, null)],
  ['1000万元以上', range('CNY', 1e7, null)],
  ['USD 3–5 m', range('USD', 3e6, 5e6)],
  ['3000万-5000万人民币', range('CNY', 3e7, 5e7)],
  ['金额未知', { kind: 'unknown', currency: null }],
  ['未透露美元', { kind: 'unknown', currency: 'USD' }],
  ['-', { kind: 'unknown', currency: null }],
  ['-500万人民币', { kind: 'refused', reason: 'NEGATIVE' }],
  ['15亿其他', { kind: 'refused', reason: 'OTHER_CURRENCY' }],
  ['A轮', { kind: 'refused', reason: 'NOT_AN_AMOUNT' }],
  ['x'.repeat(81), { kind: 'refused', reason: 'TOO_LONG' }],
])('the amount %s', (text, told) => {
  expect(amountTold(text)).toEqual(told)
})

test('whatever is written is told as an amount, a range, nothing, or refused by name; a range never ends before it begins', () => {
  const words = fc.constantFrom(
    '近',
    '超',
    '约',
    '数',
    '万',
    '亿',
    '元',
    '人民币',
    '美元',
    '以上',
    '-',
    '3',
    '0.5',
    ' ',
    'm',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 6 }).map((parts) => parts.join('')),
  )
  for (const text of fc.sample(texts, 400)) {
    const told = amountTold(text)
    expect(['exact', 'range', 'unknown', 'refused']).toContain(told.kind)
    const [low, high] = told.kind === 'range' ? [told.low, told.high ?? Infinity] : [0, 0]
    expect(high, text).toBeGreaterThanOrEqual(low)
  }
})

test('a figure in 万 is read to the unit', () => {
  for (const tenths of fc.sample(fc.integer({ min: 1, max: 10_000_000 }), 400))
    expect(amountTold(`${tenths / 10}万人民币`)).toEqual(exact('CNY', tenths * 1000))
})

test('a range counts as the geometric mean of its ends; without an upper end as the lower', () => {
  expect(estimateOf(2e6, 8e6)).toBeCloseTo(4e6, 6)
  expect(estimateOf(1e8, null)).toBe(1e8)
})
