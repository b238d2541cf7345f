import { expect, test } from 'vitest'
import { unmirrored } from './mirrored.ts'

const names = (question: string, told: string) => unmirrored(question, told).map((one) => one.en)

test.each([
  [
    'USD/CNY: what was the high and low this year?',
    'on 2026-11-27, us dollar in cny was 6.8816',
    ['the highest and the lowest'],
  ],
  ['三季度营收同比、环比各多少', '2026 年第三季度的营业收入环比为 6.11%', ['the change on the year']],
  ['10月均价是多少，平均', '2026-11-30 的收盘价为 9.1', ['the average']],
  ['how many stocks are above their median PE', 'pe, ttm of 3 companies', ['the median']],
  ['毛利率为什么跌', '2025 年的毛利率为 12%', ['the reason']],
  ['这只股今年涨幅，按月拆开', '2025-12-31 至 2026-11-30 的涨跌为 3%', ['month by month']],
])('%s: what its answer tells nowhere is named', (question, told, missing) => {
  expect(names(question, told)).toEqual(missing)
})

test.each([
  ['三季度营收同比、环比各多少', '营业收入环比为 6%；营业收入增长率为 3%'],
  ['what was the high and low this year', 'the highest close … the lowest close'],
  ['营收是多少', '2025 年的营业收入为 1 元'],
  ['what does ROE mean', 'return on equity: net profit over equity'],
  ['这几家的市盈率', '市盈率 12'],
])('%s: what is told is not called missing', (question, told) => {
  expect(names(question, told)).toEqual([])
})
