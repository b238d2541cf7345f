import { expect, test } from 'vitest'
import { nameIndex } from '../name-index.ts'
import type { Known } from '../reading/reading.ts'
import { readRoomAfter } from './follow.ts'
import { readRoom } from './read.ts'
import { withoutSlips } from './spoken.ts'

const theme = { themeId: 'T1', nameZh: '人形机器人', nameEn: 'Humanoid robots' }
const known: Known = {
  names: nameIndex(
    [
      { companyId: 'SHZ-000901', name: '澜海重工', present: true },
      { companyId: 'SHZ-000901', name: 'Lanhai Heavy', present: true },
    ],
    [{ companyId: 'SHZ-000901', code: '000901' }],
  ),
  industries: new Map([['银行', { code: '480000', name: '银行' }]]),
  themes: new Map([
    [theme.nameZh, theme],
    [theme.nameEn.toLowerCase(), theme],
  ]),
  longestTheme: 15,
  today: '2026-11-30',
}
const read = (text: string) => readRoom(text, known)

test.each([
  ['澜海重工的股东最近有没有减持', { room: 'events', types: ['holder-sells'], recent: true }],
  ['澜海重工有没有被罚过或者收到问询函', { room: 'events', types: ['penalty', 'inspection'], period: null }],
  ['今年回购金额最大的五家', { room: 'events', types: ['buy-back'], order: 'largest', most: 5 }],
  ['人形机器人概念股近一个月谁在减持', { room: 'events', themes: [theme] }],
  [
    'buybacks announced in 2026, largest first',
    { room: 'events', order: 'largest', period: { kind: 'year', year: 2026 } },
  ],
  ['which companies mentioned price increases in the last quarter', { room: 'events', types: ['product-price-up'] }],
  ['Has Lanhai Heavy been fined this year?', { room: 'events', types: ['penalty'] }],
  ['最近有啥利好设备更新的政策文件', { room: 'policy', topic: '设备更新', recent: true }],
  ['今年数字经济领域出台了哪些政策', { room: 'policy', topic: '数字经济', period: { kind: 'year', year: 2026 } }],
  ['财税部最近发布了什么政策文件', { room: 'policy', topic: '财税部' }],
  [
    'Any policy on data assets this year, and who would gain from it',
    { room: 'policy', topic: 'data assets', gains: true },
  ],
  ['List recent policies on water projects', { room: 'policy', topic: 'water projects' }],
  ['which policy documents were issued last month', { room: 'policy', topic: '' }],
  [
    '投生成式AI的初创公司里，谁融到B轮以后了',
    { room: 'financing', topic: '生成式AI', stage: { code: 'B', orLater: true } },
  ],
  ['今年机器人领域融资最大的五笔', { room: 'financing', topic: '机器人', order: 'largest', most: 5 }],
  ['最近有哪些天使轮融资', { room: 'financing', topic: '', stage: { code: 'angel', orLater: false } }],
  ['biggest startup rounds this year, who led', { room: 'financing', order: 'largest', topic: '' }],
  [
    'Series B or later rounds in robotics this year',
    { room: 'financing', topic: 'robotics', stage: { code: 'B', orLater: true } },
  ],
  ['latest funding rounds in semiconductors', { room: 'financing', topic: 'semiconductors' }],
  ['今早有什么快讯值得看', { room: 'flash', morning: true }],
  ['Top headlines yesterday', { room: 'flash', period: { kind: 'day', day: '2026-11-29' } }],
  ['Latest announcement from Lanhai Heavy, one sentence', { room: 'latest', kind: 'announcement' }],
  ['澜海重工最新研报说了什么', { room: 'latest', kind: 'report' }],
  ['Recap what happened at Lanhai Heavy in Q3 - news, filings, price', { room: 'recap' }],
  ['回顾澜海重工三季度', { room: 'recap', period: { kind: 'quarter', year: 2026, quarter: 3 } }],
  ['股吧里大家怎么看澜海重工，多空比大概多少', { room: 'forum' }],
  ['股吧最近讨论最多的股票', { room: 'forum', order: 'discussed' }],
  ['most bearish stocks on the forum this month', { room: 'forum', order: 'bearish' }],
  ['Hottest theme over the past two weeks?', { room: 'themes', by: 'heat' }],
  ['最近一个月涨得最好的概念', { room: 'themes', by: 'prices', from: 'top' }],
  ['澜海重工属于哪些概念', { room: 'themes' }],
  ['风险分最高的十家，顺便说下各自为啥', { room: 'scores', side: 'risk', most: 10 }],
  ['Opportunity score of Lanhai Heavy and what moved it lately', { room: 'scores', side: 'opportunity' }],
  [
    'ex-div dates comming up in the next 30 days',
    { room: 'calendar', kinds: ['dividend'], ahead: { from: 0, to: 30 } },
  ],
  ['下周有哪些公司解禁', { room: 'calendar', kinds: ['lockUp'], ahead: { from: 7, to: 13 } }],
  ['any analyst downgrade in the past 6 weeks? across the board', { room: 'ratings', change: 'down' }],
  ['今年分析师上调评级的有哪些', { room: 'ratings', change: 'up' }],
  ['澜海重工有没有吃过监管函或者处罚', { room: 'events', types: ['penalty', 'inspection'] }],
  ['澜海重工近三年被证监会罚过没', { room: 'events', types: ['penalty'], period: { kind: 'lastYears', count: 3 } }],
  ['澜海重工最近谁在减', { room: 'events', types: ['holder-sells'], recent: true }],
  ['澜海重工最近一次减持是什么时候', { room: 'events', types: ['holder-sells'], most: 1 }],
  ['any buyback announcments from Lanhai Heavy this yr?', { room: 'events', types: ['buy-back'] }],
  ['how many times has Lanhai Heavy bought back shares', { room: 'events', types: ['buy-back'] }],
  ['who won the largest contract last month', { room: 'events', order: 'largest' }],
  ['哪些公司上周发了回购公告', { room: 'events', types: ['buy-back'], sources: ['announcement'] }],
  ['最近三个月定增的公司有哪些', { room: 'events', types: ['financing'] }],
  ['上个月讲固态电池的新闻有哪几条', { room: 'about', kind: 'news', topic: '固态电池' }],
  ['news on humanoid robots last week', { room: 'about', kind: 'news', themes: [theme] }],
  ['澜海重工昨天发了什么公告', { room: 'about', kind: 'announcement', companies: [{ written: '澜海重工' }] }],
  ['澜海重工研报目标价在什么区间，几家喊买入', { room: 'ratings', summed: true }],
  ['how have brokers changed their minds on Lanhai Heavy in the past six months', { room: 'ratings', summed: true }],
  ['what is the highest target price on Lanhai Heavy', { room: 'ratings', summed: true }],
  ['人形机器人最近出了什么政策，哪些上市公司沾光', { room: 'policy', topic: '人形机器人', gains: true }],
  ['largest startup round of 2026 - who led it and at what valuation', { room: 'financing', valuation: true }],
  ['股吧里怎么骂澜海重工的', { room: 'forum', order: 'bearish' }],
  ['is the forum mostly negative on Lanhai Heavy', { room: 'forum', order: 'bearish' }],
  ['when does Lanhai Heavy report next', { room: 'calendar', kinds: ['report'], ahead: { from: 0, to: 200 } }],
  ['今年机器人领域融资过亿的有哪些', { room: 'financing', topic: '机器人', least: { amount: 1e8, passed: true } }],
  ['今年融资5000万元以上的初创公司', { room: 'financing', topic: '', least: { amount: 5e7, passed: false } }],
  [
    'startups that raised over CNY 1.5 billion this year',
    { room: 'financing', least: { amount: 1.5e9, passed: true } },
  ],
  ['昨天上午的快讯', { room: 'flash', morning: true, period: { kind: 'day', day: '2026-11-29' } }],
  ['北京今年出台的政策有哪些', { room: 'policy', topic: '北京', gains: false }],
  ['最新的5份政策文件有哪些', { room: 'policy', topic: '', most: 5 }],
  ['最热的五个主题', { room: 'themes', by: 'heat', most: 5 }],
  ['who was fined last month', { room: 'events', period: { kind: 'span', from: '2026-10-01', to: '2026-10-31' } }],
  ['who was fined last quarter', { room: 'events', period: { kind: 'quarter', year: 2026, quarter: 3 } }],
  ['高管减持的公司有哪些', { room: 'events', types: ['holder-sells'], by: '高管' }],
  ['交易所问询函有哪些', { room: 'events', types: ['inspection'], by: null }],
  ['12月有哪些限售股解禁', { room: 'calendar', period: { kind: 'span', from: '2026-12-01', to: '2026-12-31' } }],
  ['去年12月有哪些限售股解禁', { room: 'calendar', period: { kind: 'span', from: '2025-12-01', to: '2025-12-31' } }],
])('%s is read for the room that holds it', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

test.each([
  // What is to come, supposed, denied or asked for its reason is in no list.
  '谁会减持澜海重工',
  'Will Lanhai Heavy buy back shares this year?',
  '如果澜海重工减持了',
  '澜海重工为什么减持',
  '没有减持的公司',
  'why did Lanhai Heavy get fined',
  // What narrows and is not understood is not passed over.
  '股权质押比例高的公司',
  'buybacks above 5 percent of capital',
  'stocks where the forum is bearish but analysts say buy',
  '海外客户的减持',
  '今年融资超过1亿美元的初创公司',
  '今年融资5000万到1亿的初创公司',
  '新能源汽车政策的影响',
  '2025年和2026年的回购',
  '澜海重工海外券商的目标价',
  '澜海重工用自有资金的回购有几次',
  'regulatory letters on Lanhai Heavy from the European Union',
  '新闻里怎么评价澜海重工',
  'who is going to buy back shares next year',
  // Figures, texts and the economy have their own readers.
  '澜海重工2021年营收',
  '风险分最高的公司',
  '澜海重工的融资余额',
  '最新LPR是多少',
])('%s is none of the rooms’', (text) => {
  expect(read(text)).toBeNull()
})

test('a slip of the pen in a word of lists is mended; names and other words stay', () => {
  const none = () => false
  expect(withoutSlips('any buyback announcments, recnetly', none)).toBe('any buyback announcements, recently')
  expect(withoutSlips('sales of Penalti and Analyts Group', none)).toBe('sales of Penalti and Analyts Group')
  expect(withoutSlips('bullush capital', (at) => at === 0)).toBe('bullush capital')
  expect(withoutSlips('police folders borders sale', none)).toBe('police folders borders sale')
})

test('a company, a time, a kind or a number alone takes the rest from the list right before it', () => {
  const before = ['今年回购金额最大的公司']
  expect(readRoomAfter('那去年呢', before, known)).toMatchObject({
    types: ['buy-back'],
    period: { kind: 'year', year: 2025 },
  })
  expect(readRoomAfter('澜海重工呢', before, known)).toMatchObject({
    types: ['buy-back'],
    companies: [{ written: '澜海重工' }],
  })
  expect(readRoomAfter('那增持呢', before, known)).toMatchObject({
    types: ['holder-buys'],
    period: { kind: 'year', year: 2026 },
  })
  expect(readRoomAfter('那去年呢', ['澜海重工2021年营收'], known)).toBeNull()
  // Of another group, or on something else that is one.
  expect(readRoomAfter('那银行呢', before, known)).toMatchObject({
    types: ['buy-back'],
    industries: [{ name: '银行' }],
    period: { kind: 'year', year: 2026 },
  })
  expect(readRoomAfter('人形机器人呢', ['今年半导体领域最大的三笔融资'], known)).toMatchObject({
    room: 'financing',
    topic: '人形机器人',
    most: 3,
  })
  expect(readRoomAfter('那毛利率呢', ['今年半导体领域最大的三笔融资'], known)).toBeNull()
  expect(readRoomAfter('银行呢', ['澜海重工2021年营收'], known)).toBeNull()
})

test('of a company words that narrow nothing are left aside, also behind another question; a change of ratings is never passed over', () => {
  const first = '去年有哪些公司被减持'
  expect(readRoomAfter('那导师的澜海重工呢', [first], known)?.aside?.map((one) => one.text)).toEqual(['导师'])
  expect(readRoomAfter('澜海重工目标价最高多少，有没有人下调', [], known)).toBeNull()
})

test('words in quotation marks are looked for as they stand: no kind of event or round is meant by them', () => {
  expect(readRoom('今年哪些公司有定增', known)).not.toBeNull()
  expect(readRoom('今年哪些公司有“定增”', known)).toBeNull()
  expect(readRoom('news about 澜海重工 and "private placement"', known)).toBeNull()
})
