import { expect, test } from 'vitest'
import { readQuestion } from '../read.ts'
import { keyOf } from '../vocabulary.ts'
import { commonChinese, commonEnglish } from './common-words.ts'
import { writtenOut } from './shorthand.ts'
import { known } from './testing-known.ts'

const read = (text: string) => readQuestion(text, known)
const quarter = (year: number, of: number) => ({ kind: 'quarter', year, quarter: of })
const half = (year: number) => ({ kind: 'toDate', year, months: 6 })

test.each([
  ['澜海重工 26H1 营收', [half(2026)]],
  ['澜海重工 1H26 营收', [half(2026)]],
  ['Lanhai Heavy revenue H1 25', [half(2025)]],
  ['Lanhai Heavy gross margin, Q3 26 v Q3 25', [quarter(2026, 3), quarter(2025, 3)]],
  ['Lanhai Heavy revenue 3Q25', [quarter(2025, 3)]],
  ['澜海重工25Q4净利润', [quarter(2025, 4)]],
  ['Lanhai Heavy capex 9M25', [{ kind: 'toDate', year: 2025, months: 9 }]],
  ['澜海重工这三年存货', [{ kind: 'lastYears', count: 3 }]],
  ['Lanhai Heavy asset turnover last 3 years', [{ kind: 'lastYears', count: 3 }]],
  ['澜海重工这半年股价涨了多少', [{ kind: 'lastDays', count: 180 }]],
])('%s is of the time that it means', (text, periods) => {
  expect(read(text)).toMatchObject({ periods, left: [] })
})

test('a share of revenue is no year: a number with its per cent stays what it is', () => {
  expect(writtenOut('q3 25% growth')).toBe('q3 25% growth')
  expect(writtenOut('600026 h10')).toBe('600026 h10')
})

test.each([
  ['澜海重工三季报营收同笔多少', ['formula:growth:revenue']],
  ['澜海重工毛力绿', ['formula:grossMargin']],
  ['澜海重工账上的钱够还短债不', ['item:cash', 'item:short_term_borrowings']],
  ['澜海重工经营现金流盖得住净利润吗', ['item:operating_cash_flow', 'item:net_profit']],
  ["how much goodwill is sitting on Lanhai Heavy's balance sheet", ['item:goodwill']],
  ['How many days does it take Lanhai Heavy to get paid by its customers?', ['formula:receivableDays']],
  ['Lanhai Heavy net debt/equity', ['formula:netGearing']],
  ['Lanhai Heavy interest cover', ['formula:interestCover']],
  [
    'Lanhai Heavy: selling, admin or R&D, where did most of the money go last year',
    ['item:selling_expense', 'item:administrative_expense', 'item:research_expense'],
  ],
  ['I read that Lanhai Heavy doubled its revenue in FY24. True?', ['item:revenue', 'formula:growth:revenue']],
  ['感觉澜海重工的存货越堆越高，这三年年底各是多少啊', ['item:inventories']],
  ['Lanhai Heavy closed at what yesterday?', ['field:close']],
])('%s asks for its figures', (text, measures) => {
  const reading = read(text)
  expect(reading.measures.map(keyOf)).toEqual(measures)
  expect(reading.left).toEqual([])
})

test('what only looks like something written short stays as it is', () => {
  expect(writtenOut('澜海重工营收在2025年是多少')).toBe('澜海重工营收在2025年是多少')
  expect(writtenOut('GM revenue 2023')).toBe('GM revenue 2023')
  expect(writtenOut('扩绿增绿的政策')).toBe('扩绿增绿的政策')
})

test('a loss-making quarter is looked for in the quarters one by one, all of those that are asked of', () => {
  const reading = read('Did Lanhai Heavy ever have a loss-making quarter since 2022?')
  expect(reading.measures.map(keyOf)).toEqual(['item:net_profit'])
  expect(reading.periods[0]).toEqual(quarter(2022, 1))
  expect(reading.periods.at(-1)).toEqual(quarter(2026, 3))
})

test('this year is as far as it is reported; a year by its number is that year', () => {
  expect(read('澜海重工今年利润为什么下滑').periods).toEqual([
    { kind: 'toDate', year: 2025, months: 9 },
    { kind: 'toDate', year: 2026, months: 9 },
  ])
  expect(read('Lanhai Heavy revenue this year').periods).toEqual([{ kind: 'toDate', year: 2026, months: 9 }])
  expect(read('澜海重工2026年营收').periods).toEqual([{ kind: 'year', year: 2026 }])
  // Prices of this year are those of its days.
  expect(read('澜海重工今年涨了多少').periods).toEqual([{ kind: 'year', year: 2026 }])
})

test.each([
  ['槐浔黄金2025年底买10万元现在值多少', '2025-12-31'],
  ['put 100k into Lanhai Heavy at the end of 2023, what would i have now', '2023-12-31'],
])('what is put in at a year’s end is counted from that day: %s', (text, day) => {
  const reading = read(text.replace('槐浔黄金', '澜海重工'))
  expect(reading.history).toMatchObject({ kind: 'invested', amount: 100_000 })
  expect(reading.periods).toEqual([{ kind: 'since', day }])
})

test('no word that narrows a figure is passed over as a common one', () => {
  const narrowing =
    'overseas domestic foreign abroad online offline retail wholesale export exports import adjusted core organic underlying recurring consolidated parent subsidiary segment product region province average excluding except only without before after gross net first second half forecast expected guidance target planned proposed per capita peak minimum maximum'.split(
      ' ',
    )
  expect(narrowing.filter((one) => commonEnglish.includes(one))).toEqual([])
  const narrowingZh =
    '海外 境外 境内 国内 国外 出口 进口 线上 线下 直销 经销 扣非 母公司 子公司 单品 预计 预测 计划 拟 目标 平均 除了 不含 剔除 首次 第一 人均 分部 地区 华东'.split(
      ' ',
    )
  expect(narrowingZh.filter((one) => commonChinese.some((word) => word.includes(one)))).toEqual([])
  for (const word of ['overseas', 'online', 'export', 'forecast', 'planned'])
    expect(read(`Lanhai Heavy ${word} revenue pls`).left.map((one) => one.text)).toEqual([word])
})
