import { expect, test } from 'vitest'
import { known as market, TODAY } from '../../reading/testing-known.ts'
import { readRoom } from '../read.ts'
import { wordsOfMatter } from './meeting-matters.ts'

// A Monday.
const known = { ...market, today: TODAY }
const read = (text: string) => readRoom(text, known)

test.each([
  ['中央经济工作会议说了什么', { series: '中央经济工作会议', said: '' }],
  ['最新一次国常会部署了哪些工作', { series: '国常会', said: '' }],
  ['政治局会议对房地产怎么说', { series: '政治局会议', said: '房地产' }],
  ['上次中央经济工作会议提到消费了吗', { series: '中央经济工作会议', said: '消费' }],
  ['2025年7月中央经济工作会议的主要内容', { series: '中央经济工作会议', said: '', period: { kind: 'span' } }],
  ['what did the last State Council executive meeting say', { series: 'state council executive meeting', said: '' }],
  [
    'what did the Central Economic Work Conference say about housing?',
    { series: 'central economic work conference', said: 'housing' },
  ],
  ['Summarise the latest Key Products Coordination Meeting', { series: 'key products coordination meeting', said: '' }],
  ['when was the last State Council executive meeting?', { series: 'state council executive meeting', said: null }],
  ['中央经济工作会议最近提到了哪些产品', { series: '中央经济工作会议', said: '' }],
  ['上个月开了哪些会议', { series: '', said: null }],
])('%s asks what a meeting said', (text, told) => {
  expect(read(text)).toMatchObject({ room: 'meetings', ...told })
})

test.each(['澜海重工的股东大会说了什么', '董事会会议讨论了什么', 'what did the board meeting of Lanhai Heavy decide'])(
  '%s asks of no meeting of the state',
  (text) => expect(read(text)?.room).not.toBe('meetings'),
)

test('a matter is told by the words that meetings use for it, and another by its own alone', () => {
  expect(wordsOfMatter('房地产')).toContain('住房')
  expect(wordsOfMatter('Housing')).toContain('住房')
  expect(wordsOfMatter('房地产')).not.toContain('消费品')
  expect(wordsOfMatter('卫星部件')).toEqual(['卫星部件'])
})

test.each([
  ['翊渚人寿持有哪些股票', '翊渚人寿'],
  // Every character of a name is its own.
  ['岳云起是哪些公司的股东', '岳云起'],
  ['which stocks does Yizhu Life hold', 'Yizhu Life'],
])('%s asks what a holder holds', (text, name) => {
  expect(read(text)).toMatchObject({ room: 'holderOf', name })
})

test.each(['我持有哪些股票', '谁持有澜海重工', '机构最近增持哪些股票', 'which stocks do i own'])(
  '%s asks of no holder that is named',
  (text) => expect(read(text)?.room).not.toBe('holderOf'),
)

test.each([
  ['澜海重工前五大客户占比', ['customers']],
  ['澜海重工客户和供应商集中度', ['customers', 'suppliers']],
  ['澜海重工过于依赖少数客户吗', ['customers']],
  ['Is Lanhai Heavy dependent on a few customers?', ['customers']],
  ['top five suppliers of Lanhai Heavy as share of purchases', ['suppliers']],
])('%s asks how concentrated they are', (text, sides) => {
  expect(read(text)).toMatchObject({ room: 'concentration', sides })
})

test.each([
  ['功率MOSFET占澜海重工收入多少', '功率MOSFET'],
  ['澜海重工碳化硅业务收入占比', '碳化硅'],
  ['澜海重工面巾纸业务毛利率多少', '面巾纸'],
  ["What share of Lanhai Heavy's revenue comes from power MOSFETs?", 'power MOSFETs'],
  ['how much of Lanhai Heavy revenue is from SiC devices', 'SiC devices'],
])('%s asks for one part of the business', (text, topic) => {
  expect(read(text)).toMatchObject({ room: 'partOf', topic })
})

test.each(['澜海重工研发费用占营收比例', '澜海重工海外收入占比', '澜海重工毛利率最高的产品'])(
  '%s asks for no part by its name',
  (text) => expect(read(text)?.room).not.toBe('partOf'),
)

const [THIS, NEXT] = [
  { from: 0, to: 6 },
  { from: 7, to: 13 },
]
test.each([
  ['本周有哪些公司披露三季报', { kinds: ['report'], ahead: THIS, months: 9 }],
  ['下周谁发财报', { kinds: ['report'], ahead: NEXT, months: null }],
  ['which companies report results this week', { kinds: ['report'], ahead: THIS }],
  ['whose results are due next week', { kinds: ['report'], ahead: NEXT }],
  ['reports due next week', { kinds: ['report'], ahead: NEXT }],
  ['any earnings this week?', { kinds: ['report'], ahead: THIS }],
  ['Which shareholder meetings are coming up next week?', { kinds: ['meeting'], ahead: NEXT }],
  ['what lock-ups expire this week', { kinds: ['lockUp'], ahead: THIS }],
  ['明天有什么股东大会', { kinds: ['meeting'], ahead: { from: 1, to: 1 } }],
  ['我们澜海重工下次股东大会几号开', { kinds: ['meeting'], ahead: { from: 0, to: 200 } }],
  ['澜海重工三季报什么时候披露的', { kinds: ['report'], ahead: { from: -370, to: 0 }, months: 9 }],
  ['when did Lanhai Heavy publish its Q3 report', { kinds: ['report'], ahead: { from: -370, to: 0 }, months: 9 }],
  ['when did Lanhai Heavy last report results', { kinds: ['report'], ahead: { from: -370, to: 0 }, months: null }],
])('%s asks for days of the calendar', (text, told) => {
  expect(read(text)).toMatchObject({ room: 'calendar', ...told })
})

test.each([
  ['融资最活跃的投资机构', { room: 'investors', topic: '' }],
  ['funding rounds over the last year', { room: 'financing', period: { kind: 'lastYears', count: 1 } }],
  [
    'Has the Ministry of Labour and Insurance issued anything this month?',
    { room: 'policy', topic: 'Ministry of Labour and Insurance' },
  ],
  ['澜海重工现在处于历史估值什么位置', { room: 'ownRange', figure: 'peTtm' }],
  ['抛光液供应商有哪些', { room: 'makers', topic: '抛光液' }],
])('%s', (text, told) => expect(read(text)).toMatchObject(told))
