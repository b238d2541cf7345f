import { expect, test } from 'vitest'
import { nameIndex } from '../name-index.ts'
import { keyOf } from '../vocabulary.ts'
import type { Known } from '../reading/reading.ts'
import { readScreen, readScreenAfter } from './read.ts'
import type { ScreenColumn } from './screen.ts'

const bank = { code: '480000', name: '银行' }
const chips = { code: '270000', name: '电子' }
const known: Known = {
  names: nameIndex([{ companyId: 'A', name: '澜海重工', present: true }], [{ companyId: 'A', code: '000901' }]),
  industries: new Map([
    ['银行', bank],
    ['banks', bank],
    ['电子', chips],
    ['electronics', chips],
  ]),
  today: '2026-11-30',
}
const written = ({ measure, time, every }: ScreenColumn): string =>
  [
    keyOf(measure),
    ...(every ? [`${every.count} ${every.unit}s`] : []),
    ...(time ? [Object.values(time).join(' ')] : []),
  ].join(' @ ')
/** Each bound as one line: figure, times, from ~ to. */
const bounds = (text: string): string[] | undefined =>
  readScreen(text, known)?.bounds.map(
    ({ column, from, to, strict, relative }) =>
      `${written(column)}: ${relative ?? `${from ?? ''}~${to ?? ''}${strict ? ' strict' : ''}`}`,
  )

test.each([
  [
    'ROE连续三年15%以上、负债率40%以下、市值过百亿',
    'ROE of at least 15% three years running, debt ratio up to 40%, market cap over 10bn',
  ],
  [
    '近三年ROE每年都不低于15%，负债率不超过40%，市值超过100亿',
    'roe no less than 15% for three straight years and debt ratio at most 40% with market cap above 10 billion',
  ],
])('a streak, a bound and a size: %s', (...texts) => {
  for (const text of texts)
    expect(bounds(text)).toEqual([
      'field:roe @ 3 years: 15~',
      'formula:debtRatio: ~40',
      'field:marketCap: 10000000000~ strict',
    ])
})

test.each([
  'Which electronics names grew Q3 sales by more than 20% yet still fell in November?',
  '三季度营收增长超过20%、但11月下跌的电子股',
  'electronics with Q3 revenue growth above 20% but down in November',
])('each bound has the time of its own clause: %s', (text) => {
  expect(bounds(text)).toEqual([
    'formula:growth:revenue @ quarter 2026 3: 20~ strict',
    'field:changeRate @ span 2026-11-01 2026-11-30: ~0 strict',
  ])
})

test.each([
  ['市盈率在10到20倍之间', ['field:peTtm: 10~20']],
  ['PE between 10 and 20', ['field:peTtm: 10~20']],
  ['PE不到10倍、毛利率三成以上', ['field:peTtm: ~10 strict', 'formula:grossMargin: 30~']],
  ['净利润下滑20%以上的公司', ['formula:growth:net_profit: ~-20']],
  ['profit fell more than 20%', ['formula:growth:net_profit: ~-20 strict']],
  ['今年股价腰斩的公司', ['field:changeRate @ year 2026: ~-50']],
  ['机会分高风险分低的', ['field:opportunityPoint: high', 'field:riskPoint: low']],
  ['低PE高ROE', ['field:peTtm: low', 'field:roe: high']],
  ['under 12x earnings, yield over 4%', ['field:peTtm: ~12 strict', 'unheld:Dividend yield: 4~ strict']],
  ['净利润连续四个季度增长', ['formula:growth:net_profit @ 4 quarters: 0~ strict']],
  ['2023到2025年每年都亏损', ['item:net_profit @ 3 years: ~0 strict']],
  [
    'revenue fell but profit rose in 2025',
    ['formula:growth:revenue @ year 2025: ~0 strict', 'formula:growth:net_profit @ year 2025: 0~ strict'],
  ],
  ['ROE above 15% and below 30%', ['field:roe: 15~ strict', 'field:roe: ~30 strict']],
  ['没亏钱的公司有几家', ['item:net_profit: 0~ strict']],
])('%s', (text, read) => {
  expect(bounds(text)).toEqual(read)
})

test.each([
  '海外收入超过50%的公司',
  'ROE above 15% and overseas revenue above 50%',
  '总部在火星、ROE大于15%的公司',
  '明年ROE会超过15%的公司',
  '澜海重工的ROE超过15%吗',
  '市值超过15%的公司',
  '2025年净利增长超过20%但股价下跌的',
  'ROE前20里PE最低的5家',
])('what is not understood, to come or of one company makes no screen: %s', (text) => {
  expect(readScreen(text, known)).toBeNull()
})

test.each([
  ['list everyone headquartered in Wuxi, biggest revenue first', 'item:revenue', 'down', null],
  ['总部在无锡的公司按营收从低到高排', 'item:revenue', 'up', null],
  ['ten biggest market caps, based in Wuxi', 'field:marketCap', 'down', 10],
  ['无锡的公司里市盈率最低的三家', 'field:peTtm', 'up', 3],
])('a seat and an order: %s', (text, measure, order, top) => {
  const screen = readScreen(text, known)
  expect(screen?.where).toMatchObject([{ kind: 'seat', by: 'city', code: 'CN-JS', out: false }])
  expect(screen?.order && [keyOf(screen.order.column.measure), screen.order.order, screen.top]).toEqual([
    measure,
    order,
    top,
  ])
})

test('listings, boards, groups and special treatment are in or left out', () => {
  expect(readScreen('深市市值最大的十家', known)?.where).toEqual([{ kind: 'exchange', exchange: 'SHZ', out: false }])
  expect(readScreen('Shanghai-listed banks by ROE', known)?.where).toEqual([
    { kind: 'exchange', exchange: 'SSE', out: false },
  ])
  expect(readScreen('ROE大于15%，剔除科创板', known)?.where).toEqual([{ kind: 'board', board: 'star', out: true }])
  expect(readScreen('PE <12, ex banks', known)?.except).toEqual([bank])
  expect(readScreen('剔除ST和银行，市盈率5倍以下', known)).toMatchObject({
    except: [bank],
    industries: [],
    withoutSt: true,
  })
  expect(readScreen('剔除ST，市值低于30亿', known)?.withoutSt).toBe(true)
})

test('what follows a list is of it, and of none where there is none', () => {
  const list = 'ROE大于15%的公司'
  expect(readScreenAfter('这些里面PE低于10倍的', [list], known)?.within?.bounds).toHaveLength(1)
  expect(readScreenAfter('按市值排一下', [list], known)?.within).not.toBeNull()
  expect(readScreenAfter('how many are there', ['banks by ROE'], known)?.within?.industries).toEqual([bank])
  expect(readScreenAfter('这三家里哪家不亏钱', ['澜海重工怎么样'], known)).toBeNull()
})

test.each([
  ['经营现金流大于净利润的公司', 'above', 'item:operating_cash_flow', 'net_profit'],
  ['companies whose operating cash flow exceeds net profit', 'above', 'item:', 'net_profit'],
  ['负债超过现金的公司', 'above', 'item:', 'item:'],
  ['银行里营业成本低于营业收入的公司', 'below', 'item:', 'item:revenue'],
  ['companies with receivables growing faster than revenue', 'above', 'formula:growth:', 'formula:growth:revenue'],
  ['应收账款增长快于营收的公司', 'above', 'formula:growth:', 'formula:growth:revenue'],
  ['2025年净利润增速高于营收增速的公司', 'above', 'formula:growth:', 'formula:growth:revenue'],
])('%s holds two figures against each other', (text, way, own, other) => {
  const screen = readScreen(text, known)
  const bound = screen?.bounds.find((one) => one.against)
  expect(bound?.against?.way).toBe(way)
  expect(bound && keyOf(bound.column.measure)).toContain(own)
  expect(bound?.against && keyOf(bound.against.column.measure)).toContain(other)
  // Both are of one time.
  const { time, every } = bound?.column ?? {}
  expect(bound?.against?.column).toMatchObject({ time, every })
})

test.each([
  '经营现金流大于海外净利润的公司',
  '经营现金流会大于净利润的公司',
  '如果经营现金流大于净利润的公司',
  'companies whose cash flow will exceed net profit',
  'companies whose overseas revenue exceeds net profit',
  '为什么有的公司经营现金流大于净利润',
])('%s is no list by two figures', (text) => {
  expect(readScreen(text, known)?.bounds.some((one) => one.against) ?? false).toBe(false)
})

test.each([
  ['评级为买入且市盈率低于20的公司', 'buy', 'field:peTtm'],
  ['buy-rated companies with a PE below 20', 'buy', 'field:peTtm'],
  ['buy-rated companies in banks', 'buy', null],
  ['买入评级的银行股', 'buy', null],
  ['银行里评级为增持的公司有多少家', 'outperform', null],
])('%s asks for companies with a rating', (text, rated, bounded) => {
  const screen = readScreen(text, known)
  expect(screen).toMatchObject({ rated, asksForMany: true })
  expect(screen?.bounds.map((one) => keyOf(one.column.measure))).toEqual(bounded === null ? [] : [bounded])
})

test.each([
  '评级上调为买入的公司',
  '评级不是买入的公司',
  'companies upgraded to a buy rating',
  'stocks that were buy-rated last year',
  '首次给予买入评级的公司',
  'companies with a credit rating',
])('%s is no list by a rating that stands', (text) => {
  expect(readScreen(text, known)?.rated ?? null).toBeNull()
})
