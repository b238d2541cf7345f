import { expect, test } from 'vitest'
import { known } from '../reading/testing-known.ts'
import { readRoom } from '../rooms/read.ts'
import { commodityIn } from './commodities.ts'
import { seatWords } from './seats.ts'
import { withWordsMended } from './slips.ts'
import { nestedFirst } from './within.ts'

test.each([
  ['黄金价格', '黄金'],
  ['今天金价多少', '金'],
  ['原油期货价格', '原油期货'],
  ['gold price today', 'gold'],
  ["what's the price of bitcoin?", 'bitcoin'],
])('%s asks for the price of a good', (question, good) => {
  expect(commodityIn(question)).toBe(good)
})

test.each([
  '黄金股今天涨了吗',
  '煤炭板块行情',
  '钢铁公司股价',
  'gold stocks today',
  'price of Lanhai Heavy',
  '油价对航空公司的影响',
])('%s asks for the price of no good', (question) => {
  expect(commodityIn(question)).toBeNull()
})

test.each([
  ['lates PMI', 'latest PMI'],
  ['biggest loosers today', 'biggest losers today'],
  ['gross margn of it', 'gross margin of it'],
  ['who are its suppllers', 'who are its suppliers'],
])('%s is read as %s', (typed, meant) => {
  expect(withWordsMended(typed, known)).toBe(meant)
})

test.each([
  'the latent demand',
  'revenge trades',
  'lower margins',
  'Which Marker did it',
  'gainer',
  'experts say',
  'who makes lasers',
  'shocks',
])('%s stays as it is', (typed) => {
  expect(withWordsMended(typed, known)).toBe(typed)
})

test.each([
  ['市值最大的汽车公司的大股东是谁', '市值最大的汽车公司是哪家', '甲的大股东是谁'],
  ['谁是市值最大的银行的大股东', '市值最大的银行是哪家', '甲的大股东是谁'],
  ['main business of the largest bank', 'which is the largest bank', 'main business of 甲'],
  ['revenue of the company with the highest ROE?', 'which is the company with the highest ROE', 'revenue of 甲'],
])('%s asks of the first of a ranking', (question, first, of) => {
  const nested = nestedFirst(question)
  expect([nested?.first, nested?.of('甲')]).toEqual([first, of])
})

test.each([
  '市值最大的三家公司的大股东分别是谁',
  '哪些公司营收最高',
  'top 5 banks by market cap',
  '市值最大的公司',
  'average of the largest banks',
])('%s is asked in one step', (question) => {
  expect(nestedFirst(question)).toBeNull()
})

test.each([
  ['做白酒的有哪些上市公司', { room: 'makers', topic: '白酒' }],
  ['which companies make lasers', { room: 'makers', topic: 'lasers' }],
  ['我的自选股今天怎么样', { room: 'watched', order: null }],
  ['biggest losers on my watch list', { room: 'watched', order: 'down' }],
  ['谁粉丝最多', { room: 'authors', name: null, by: 'fans' }],
  ['发帖最多的博主', { room: 'authors', name: null, by: 'posts' }],
  ['今年上市的公司', { room: 'listings' }],
  ['recent IPOs', { room: 'listings' }],
  ['南山客88有多少粉丝', { room: 'authors', name: '南山客88' }],
])('%s is of another room', (question, asked) => {
  expect(readRoom(question, known)).toMatchObject(asked)
})

test.each([
  '哪些公司最赚钱',
  'which companies make the most money',
  '我的自选股明年会涨吗',
  '自选股上个月的公告',
  '谁会涨',
  '在上海上市的公司',
  '破发的新股',
  '怎么做好投资',
])('%s is of none of these rooms', (question) => {
  expect(['makers', 'watched', 'authors', 'listings']).not.toContain(readRoom(question, known)?.room)
})

test('a seat is told by province and city in both languages, a municipality once', () => {
  expect(seatWords('CN-JS', '南通')).toEqual({ zh: '江苏南通', en: 'Nantong, Jiangsu' })
  expect(seatWords('CN-SH', '上海')).toEqual({ zh: '上海', en: 'Shanghai' })
  expect(seatWords(null, null)).toBeNull()
})
