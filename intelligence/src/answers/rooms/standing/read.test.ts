import { expect, test } from 'vitest'
import { known } from '../../reading/testing-known.ts'
import { readRoom } from '../read.ts'

const read = (text: string) => readRoom(text, known)

test.each([
  ['澜海重工十大股东有变化吗', { room: 'holderChanges', way: null, counted: false }],
  ['澜海重工有哪些基金加仓了', { room: 'holderChanges', way: 'up' }],
  ['澜海重工前十大股东里谁减持了', { room: 'holderChanges', way: 'down' }],
  ['澜海重工股东户数最近变化', { room: 'holderChanges', counted: true }],
  ['澜海重工股东人数增加了吗', { room: 'holderChanges', counted: true }],
  ['Which funds have bought Lanhai Heavy recently?', { room: 'holderChanges', way: 'up' }],
  ['changes in the largest holders of Lanhai Heavy', { room: 'holderChanges', way: null }],
  ['change in the number of holders of Lanhai Heavy', { room: 'holderChanges', counted: true }],
  ['我的仓位亏了多少', { room: 'held' }],
  ['看看我的账户收益情况', { room: 'held' }],
  ['我持有哪些股票', { room: 'held' }],
  ['how much is my portfolio worth', { room: 'held' }],
  ['what do I own?', { room: 'held' }],
  ['散户现在情绪怎么样', { room: 'mood', period: null }],
  ['这周市场情绪', { room: 'mood', period: { kind: 'span', from: '2026-11-30', to: '2026-11-30' } }],
  ['大家是看多的多还是看空的多', { room: 'mood' }],
  ["what's the market sentiment today", { room: 'mood' }],
  ['are retail traders more bullish or bearish', { room: 'mood' }],
  ['哪些公司受政策影响最大', { room: 'touched', topic: '', companies: [] }],
  ['储能政策涉及哪些公司', { room: 'touched', topic: '储能' }],
  ['澜海重工受哪些政策影响', { room: 'touched', topic: '' }],
  ['which stocks are affected by new policies', { room: 'touched', topic: '' }],
  ['which policies affect Lanhai Heavy', { room: 'touched' }],
  ['上个月开了哪些重要会议', { room: 'meetings', period: { kind: 'span', from: '2026-10-01', to: '2026-10-31' } }],
  ['本周有什么政策会议', { room: 'meetings' }],
  ['any policy meetings last week?', { room: 'meetings' }],
  ['目前市场有哪些风险', { room: 'riskTopics' }],
  ['最近要警惕的风险', { room: 'riskTopics' }],
  ['what are the biggest risks right now', { room: 'riskTopics' }],
  ['我的自选股里风险最高的', { room: 'watched', risk: true }],
  ['riskiest stocks on my watch list', { room: 'watched', risk: true }],
  ['市场普遍看好哪些股票', { room: 'forum', order: 'bullish' }],
  ['半导体行业的融资', { room: 'financing', topic: '半导体' }],
])('%s', (text, told) => expect(read(text)).toMatchObject(told))

test.each([
  // Announced plans, executives and other events are the events' own list.
  ['澜海重工高管减持了吗', 'events'],
  ['澜海重工的股东最近有没有减持', 'events'],
  // What is asked of a list of the forum is that.
  ['股吧里最看多的股票有哪些', 'forum'],
])('%s is read as before', (text, room) => expect(read(text)?.room).toBe(room))

test.each([
  '澜海重工有什么风险',
  '我的持仓上个月赚了多少',
  '澜海重工股东大会什么时候开',
  '明年的政策会影响哪些公司',
  '为什么政策影响这些公司',
  '海外市场的情绪',
  'what risks does Lanhai Heavy face',
])('%s is none of them', (text) =>
  expect(read(text)?.room ?? '').not.toMatch(/^(?:holderChanges|held|mood|touched|meetings|riskTopics)$/),
)

test.each([
  ['澜海重工户数多了还是少了', { room: 'holderChanges', counted: true }],
  ['Did the number of holders of Lanhai Heavy fall', { room: 'holderChanges', counted: true }],
  ['澜海重工流通股东增持的有谁', { room: 'holderChanges', way: 'up' }],
  ['手里的股票今天亏了吗', { room: 'held' }],
  ['储能概念的多空比例', { room: 'forum', order: 'discussed' }],
  ['上一次中央经济工作会议是什么时候开的', { room: 'meetings', series: '中央经济工作会议' }],
  [
    'when was the last key products coordination meeting?',
    { room: 'meetings', series: 'key products coordination meeting' },
  ],
])('%s, asked otherwise', (text, told) => expect(read(text)).toMatchObject(told))
