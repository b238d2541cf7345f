import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAt, pageStarts } from './pages.ts'
import { comparedWith } from './previous.ts'
import { ratingIn, targetIn } from './rating.ts'
import { LONGEST_REPORT, Overtime, readReport } from './report.ts'
import type { StoredFigure } from './checks.ts'

const read = (body: string, language: 'zh' | 'en' = 'zh', title = '') =>
  readReport({ title, body, language, publishedOn: '2024-04-26' }, null)
const figures = (body: string, language?: 'zh' | 'en') =>
  read(body, language).figures.map((one) => [
    one.subject,
    one.value,
    one.unit,
    one.period && `${one.period.end}/${one.period.months}`,
  ])
const changes = (body: string, language?: 'zh' | 'en') =>
  read(body, language).changes.map((one) => [one.subject, one.direction, one.rate, one.against, one.good])

describe('figures', () => {
  test('bear their subject, unit and period', () => {
    expect(figures('2023年公司实现营业收入1,234.56亿元；归属于上市公司股东的净利润56.7亿元。')).toEqual([
      ['revenue', 123_456_000_000, 'CNY', '2023-12-31/12'],
      ['parent_net_profit', 5_670_000_000, 'CNY', '2023-12-31/12'],
    ])
    expect(figures('公司2023年前三季度收入8.0亿元，其中第三季度收入3.1亿元。')).toEqual([
      ['revenue', 800_000_000, 'CNY', '2023-09-30/9'],
      ['revenue', 310_000_000, 'CNY', '2023-09-30/3'],
    ])
    expect(figures('截至2023年12月31日，总资产500亿元。资产负债率为58.1%。')).toEqual([
      ['total_assets', 50_000_000_000, 'CNY', '2023-12-31/0'],
      ['debt_ratio', 58.1, 'percent', '2023-12-31/0'],
    ])
    expect(
      figures(
        'Revenue was $1.2 billion for the three months ended March 31, 2024. Earnings per share were $1.25.',
        'en',
      ),
    ).toEqual([
      ['revenue', 1_200_000_000, 'USD', '2024-03-31/3'],
      ['eps', 1.25, 'USD', '2024-03-31/3'],
    ])
    expect(figures('In fiscal 2023 the company made RMB 3.2 million in revenue.', 'en')).toEqual([
      ['revenue', 3_200_000, 'CNY', '2023-12-31/12'],
    ])
  })

  test('of "respectively" go each to its own', () => {
    expect(
      figures('2023年，营业收入和归母净利润分别为10.2亿元和2.1亿元。').map(([subject, value]) => [subject, value]),
    ).toEqual([
      ['revenue', 1_020_000_000],
      ['parent_net_profit', 210_000_000],
    ])
    expect(
      figures('Revenue and net profit were $10.5 million and $2.3 million, respectively, in fiscal 2023.', 'en').map(
        ([subject, value]) => [subject, value],
      ),
    ).toEqual([
      ['revenue', 10_500_000],
      ['net_profit', 2_300_000],
    ])
  })

  test('of a loss are below zero, and those of the same time a year before are of that year', () => {
    expect(figures('前三季度净利润3.2亿元，上年同期亏损1.5亿元。')).toEqual([
      ['net_profit', 320_000_000, 'CNY', '2023-09-30/9'],
      ['net_profit', -150_000_000, 'CNY', '2022-09-30/9'],
    ])
    expect(figures('经营活动产生的现金流量净额-3.5亿元。')).toEqual([
      ['operating_cash_flow', -350_000_000, 'CNY', null],
    ])
  })

  test('without a year are of the last such time that had ended; what is expected is a forecast', () => {
    expect(figures('上半年营业收入5亿元。')).toEqual([['revenue', 500_000_000, 'CNY', '2023-06-30/6']])
    expect(figures('一季度营业收入5亿元。')).toEqual([['revenue', 500_000_000, 'CNY', '2024-03-31/3']])
    expect(figures('公司公布2023年10至12月业绩，营收4亿元。')).toEqual([
      ['revenue', 400_000_000, 'CNY', '2023-12-31/3'],
    ])
    expect(figures('交出Q2财报，营收4亿元；1—9月营收9亿元。')).toEqual([
      ['revenue', 400_000_000, 'CNY', '2023-06-30/3'],
      ['revenue', 900_000_000, 'CNY', '2023-09-30/9'],
    ])
    expect(
      read('Tide Marine reported revenue of $3.2 million for Q1 2024.', 'en', '$3.2 million in sales at Tide Marine')
        .figures,
    ).toMatchObject([
      { sentence: { field: 'title' }, period: { end: '2024-03-31', inferred: true } },
      { period: { end: '2024-03-31', inferred: false } },
    ])
    expect(read('我们预计2025年归母净利润12亿元。').figures).toMatchObject([
      { forecast: true, period: { end: '2025-12-31', months: 12 } },
    ])
    expect(read('2024E净利润12亿元。').figures).toMatchObject([{ forecast: true }])
    expect(read('约3亿元的净利润。').figures).toMatchObject([{ approximate: true, subject: 'net_profit' }])
  })

  test('of spans are both ends; what is compared with the year before is of this year; what explains a loss is none', () => {
    expect(figures('预计2021年净利润3.05亿元-3.15亿元，同比增长73.82%-79.52%。')).toEqual([
      ['net_profit', 305_000_000, 'CNY', '2021-12-31/12'],
      ['net_profit', 315_000_000, 'CNY', '2021-12-31/12'],
    ])
    expect(read('2021年净利润3亿元，较上年同期增长37.9%到67.2%。').changes).toMatchObject([
      { subject: 'net_profit', rate: 37.9, to: null, period: { end: '2021-12-31' } },
    ])
    expect(figures('2021年亏损4亿元，主要由于1.91亿元的减值。').map(([subject, value]) => [subject, value])).toEqual([
      ['net_profit', -400_000_000],
      ['amount', 191_000_000],
    ])
    expect(figures('截至2021年12月31日，营业收入3亿元。')).toEqual([['revenue', 300_000_000, 'CNY', '2021-12-31/12']])
    expect(read('2021年净亏损423亿元，去年同期亏损42.75亿元，净亏损同比增长889.47%。').changes).toMatchObject([
      { direction: 'loss-widened', from: -4_275_000_000, good: false },
    ])
  })

  test('a number of another kind than its subject can have is of no subject', () => {
    expect(figures('总资产30%来自境外。')).toEqual([['other', 30, 'percent', null]])
    expect(figures('2023年12月，毛利率3亿元。').map(([subject]) => subject)).toEqual(['amount'])
  })
})

describe('changes', () => {
  test('say which way, by how much and against what', () => {
    expect(changes('2023年营业收入同比增长12.3%，环比下降3.1%；净利润同比+5.2%。')).toEqual([
      ['revenue', 'up', 12.3, 'year', true],
      ['revenue', 'down', -3.1, 'quarter', false],
      ['net_profit', 'up', 5.2, 'year', true],
    ])
    expect(changes('毛利率同比提升2.1pct；销售费用较年初上升8%。')).toEqual([
      ['gross_margin', 'up', 2.1, 'year', true],
      ['selling_expense', 'up', 8, 'begin', false],
    ])
    expect(
      changes(
        'Operating profit was EUR 21.6 mn, down 8.2% year-on-year. Gross margin improved 120 basis points to 41.2%.',
        'en',
      ),
    ).toEqual([
      ['operating_profit', 'down', -8.2, 'year', false],
      ['gross_margin', 'up', 1.2, 'unknown', true],
    ])
  })

  test('from one level to another', () => {
    expect(read('资产负债率由62.3%降至58.1%。').changes).toMatchObject([
      { subject: 'debt_ratio', direction: 'down', from: 62.3, to: 58.1, good: true, rate: null },
    ])
    expect(
      read('Revenue rose 12.5% to $1.2 billion in the first quarter of 2024, from $1.07 billion a year earlier.', 'en')
        .changes,
    ).toMatchObject([{ subject: 'revenue', rate: 12.5, from: 1_070_000_000, to: 1_200_000_000, against: 'year' }])
  })

  test('of losses: narrowed and turned is good, widened and turned into a loss is bad', () => {
    expect(changes('第一季度亏损同比收窄35.2%。')).toEqual([['net_profit', 'loss-narrowed', 35.2, 'year', true]])
    expect(changes('全年亏损扩大。')).toEqual([['net_profit', 'loss-widened', null, 'unknown', false]])
    expect(changes('公司实现扭亏为盈。')).toEqual([['net_profit', 'turned-profit', null, 'unknown', true]])
    expect(changes('The company swung to a loss. Its net loss narrowed to $35 million later.', 'en')).toMatchObject([
      ['net_profit', 'turned-loss', null, 'unknown', false],
      ['net_profit', 'loss-narrowed', null, 'unknown', true],
    ])
  })
})

test('claims are told apart: risk, forecast, judgement, fact; the most telling first', () => {
  const { claims } = read(
    '2023年营业收入10亿元，同比增长5%。公司在行业中保持领先优势。我们预计2024年收入12亿元。风险提示：需求不及预期。公司位于北京。',
  )
  expect(claims.map((one) => one.kind)).toEqual(
    ['forecast', 'fact', 'judgement', 'risk'].toSorted(
      (a, b) =>
        (claims.find((one) => one.kind === b)?.weight ?? 0) - (claims.find((one) => one.kind === a)?.weight ?? 0),
    ),
  )
  expect(claims.find((one) => one.kind === 'forecast')).toMatchObject({
    modality: 'plan',
    why: [{ code: 'claim-forecast', words: expect.arrayContaining(['预计']) }, { code: 'claim-figures' }],
  })
  expect(claims.some((one) => one.sentence.text.includes('位于北京'))).toBe(false)
})

describe('against stored figures', () => {
  const stored: StoredFigure[] = [
    { item: 'revenue', end: '2023-12-31', months: 12, value: 1_234_400_000, unit: 'CNY' },
    { item: 'revenue', end: '2022-12-31', months: 12, value: 1_100_000_000, unit: 'CNY' },
    { item: 'net_profit', end: '2023-12-31', months: 12, value: 210_000_000, unit: 'CNY' },
    { item: 'parent_net_profit', end: '2023-12-31', months: 12, value: 200_000_000, unit: 'CNY' },
    { item: 'parent_net_profit', end: '2022-12-31', months: 12, value: -5_000_000, unit: 'CNY' },
    { item: 'total_assets', end: '2023-12-31', months: 0, value: 5e9, unit: 'CNY' },
    { item: 'gross_margin', end: '2023-12-31', months: 12, value: 31.4, unit: 'percent' },
    { item: 'gross_margin', end: '2022-12-31', months: 12, value: 30.4, unit: 'percent' },
  ]
  const check = (body: string) =>
    readReport(
      { title: '', body, language: 'zh', publishedOn: '2024-04-26' },
      { stored, later: new Set(['2024-03-31']) },
    ).checks.map((one) => [one.about, one.verdict, one.reason, one.stored])

  test('what is rounded as written agrees, what is not differs', () => {
    expect(check('2023年营业收入12.34亿元。')).toEqual([['value', 'agrees', null, 1_234_400_000]])
    expect(check('2023年营业收入12.4亿元。')).toEqual([['value', 'agrees', null, 1_234_400_000]])
    expect(check('2023年营业收入12.41亿元。')).toEqual([['value', 'differs', null, 1_234_400_000]])
    expect(check('2023年营业收入约13亿元。')).toEqual([['value', 'agrees', null, 1_234_400_000]])
  })

  test('net profit may be the whole or that of the parent; rates need a base above zero', () => {
    expect(check('2023年净利润2.0亿元。')).toEqual([['value', 'agrees', null, 200_000_000]])
    expect(check('2023年营业收入同比增长12.2%。')).toEqual([['rate', 'agrees', null, expect.closeTo(12.218, 2)]])
    expect(check('2023年归母净利润同比增长12.2%。')).toEqual([['rate', 'no-fact', 'NO_SOURCE', null]])
    expect(check('2023年毛利率同比提升1.0个百分点。')).toEqual([['rate', 'agrees', null, 1]])
  })

  test('where there is nothing to compare it says why', () => {
    expect(check('2021年营业收入9亿元。')).toEqual([['value', 'no-fact', 'NO_SOURCE', null]])
    expect(check('2024年第一季度营业收入9亿元。')).toEqual([['value', 'no-fact', 'NOT_KNOWN_YET', null]])
    expect(check('营业收入9亿元。')).toEqual([['value', 'no-fact', 'NO_PERIOD', null]])
    expect(check('2023年营业收入1.7亿美元。')).toEqual([['value', 'no-fact', 'OTHER_CURRENCY', null]])
    expect(check('预计2023年营业收入9亿元。')).toEqual([['value', 'no-fact', 'FORECAST', null]])
    expect(
      readReport({ title: '', body: '2023年营业收入9亿元。', language: 'zh', publishedOn: '2024-04-26' }, null).checks,
    ).toMatchObject([{ verdict: 'no-fact', reason: 'NO_COMPANY' }])
  })
})

test('ratings and target prices are read where they are given, and nothing else is taken for one', () => {
  expect(ratingIn('格里空调：上调至“买入”', '')).toMatchObject({ class: 'buy', change: 'up', span: { field: 'title' } })
  expect(ratingIn('Downgrading Tide Marine', 'Our rating on Tide Marine is Sell.')).toMatchObject({ change: 'down' })
  expect(ratingIn('澜海重工：估值偏高，转向“减持”', '')).toMatchObject({ class: 'underperform', change: 'down' })
  expect(ratingIn('澜海重工：上调目标价至14元', '我们将评级定为“买入”。')).toMatchObject({ change: null })
  expect(ratingIn('', '我们首次覆盖，给予“增持”评级。')).toMatchObject({ class: 'outperform', change: 'new' })
  expect(
    ratingIn('', 'Our rating on Tide Marine is Underperform. Target CNY 12.5, last close CNY 14.2.'),
  ).toMatchObject({ class: 'underperform' })
  expect(ratingIn('股东减持股份', '公司买入设备一批，持有现金。')).toBeNull()
  expect(targetIn('', '目标价由30元上调至42.5元（现价36.20元）。')).toMatchObject({
    value: 42.5,
    currency: 'CNY',
    close: 36.2,
  })
  expect(targetIn('', 'We set a target price of HK$12.50.')).toMatchObject({
    value: 12.5,
    currency: 'HKD',
    close: null,
  })
  expect(targetIn('', '目标是建成百亿产业。')).toBeNull()
})

test('pages are told by form feeds or by numbered feet', () => {
  expect(pageStarts('一\f二\f三')).toEqual([0, 2, 4])
  const body = '甲\n第 1 页\n乙\n第 2 页\n丙'
  const starts = pageStarts(body)
  expect(['甲', '乙', '丙'].map((word) => pageAt(starts, body.indexOf(word)))).toEqual([1, 2, 3])
  expect([pageStarts('没有页'), pageStarts('第 2 页\n甲\n第 7 页'), pageAt([], 5)]).toEqual([[], [], null])
})

test('against the report before: figures that changed, sentences that came and went', () => {
  const [before, after] = [
    '2023年营业收入10亿元。公司新厂已经动工。我们看好海外市场。',
    '2023年营业收入11亿元。公司新厂已经动工。海外订单低于去年。',
  ].map((body) => ({ body, figures: read(body).figures }))
  if (!before || !after) throw new Error('unreachable')
  expect(comparedWith(before, after)).toMatchObject({
    changed: [{ subject: 'revenue', before: 1e9, after: 1.1e9 }],
    same: 1,
    dropped: [{ text: '我们看好海外市场。' }],
    added: [{ text: '海外订单低于去年。' }],
  })
})

const pieces = [
  '营业收入',
  '净利润',
  '亏损',
  '同比',
  '增长',
  '下降',
  '至',
  '由',
  '分别',
  '2023年',
  '上半年',
  '截至',
  '12.5%',
  '3亿元',
  '-4.2亿元',
  '，',
  '。',
  '\n',
  '\f',
  '预计',
  '风险',
  'revenue',
  ' rose ',
  ' from ',
  ' to ',
  '$1.2 billion',
  ' in 2023',
  'Q3',
  '(5.1)',
  '9'.repeat(30),
  '1,'.repeat(9),
  '目标价',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

test('of any text, every part lies where it says, numbers are finite, and periods are days', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('zh' as const, 'en' as const), (title, body, language) => {
      const found = readReport({ title, body, language, publishedOn: '2024-04-26' }, { stored: [], later: new Set() })
      const source = { title, body }
      for (const { span, text: words, value, period, sentence } of found.figures) {
        expect(source[span.field].slice(span.start, span.end)).toBe(words)
        expect(Number.isFinite(value)).toBe(true)
        expect(period === null || /^\d{4}-\d{2}-\d{2}$/u.test(period.end)).toBe(true)
        expect(span.start >= sentence.start && span.end <= sentence.end).toBe(true)
      }
      for (const { sentence } of [...found.changes, ...found.claims, ...found.checks])
        expect(source[sentence.field].slice(sentence.start, sentence.end)).toBe(sentence.text)
      for (const one of found.checks) expect(one.verdict === 'no-fact').toBe(one.stored === null)
    }),
  )
})

test('a hostile text takes bounded time and room, and what was left out is said', () => {
  for (const part of [...pieces, '增长', '由1%至2%', '(', '-', 'a', '净利润1亿元，同比增长2%。']) {
    const begun = threadMs()
    const found = read(part.repeat(Math.ceil((LONGEST_REPORT + 10) / part.length)), /[a-z]/u.test(part) ? 'en' : 'zh')
    expect(threadMs() - begun, JSON.stringify(part)).toBeLessThan(5000)
    expect(found.limits).toContain('too-long')
    expect(found.figures.length <= 400 && found.changes.length <= 200 && found.claims.length <= 80).toBe(true)
  }
})

test('reading stops as soon as the time is over', () => {
  let asked = 0
  expect(() =>
    readReport(
      { title: '', body: '净利润1亿元。'.repeat(100), language: 'zh', publishedOn: '2024-04-26' },
      null,
      () => ++asked > 5,
    ),
  ).toThrow(Overtime)
  expect(asked).toBe(6)
})
