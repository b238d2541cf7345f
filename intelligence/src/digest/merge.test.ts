import { expect, test } from 'vitest'
import { sentencesFor } from './extract.ts'
import { mergeTold } from './merge.ts'
import { isRoundup } from './roundup.ts'
import type { DigestText } from './stories.ts'

const HOUR = 3_600_000
const text = (id: string, title: string, more: Partial<DigestText> = {}): DigestText => ({
  id,
  at: Date.UTC(2024, 4, 15, 1),
  title,
  body: '',
  source: '甲社',
  subjects: [],
  mentions: [],
  keys: [],
  happened: [],
  events: [],
  age: 3,
  ...more,
})
const storyOf = (...texts: DigestText[]) => Object.fromEntries(mergeTold(texts))

test('an event joins what is told of a company in common, and no list of an evening’s notices joins all their companies', () => {
  const a = text('a', '北川能源预计上半年净利润翻番', { subjects: ['SSE-600001'], happened: ['a-up'] })
  const b = text('b', '行业景气回升带动业绩，公司答投资者', { subjects: ['SSE-600001'], happened: ['a-up'] })
  const c = text('c', '南山电子预计扭亏', { subjects: ['SSE-600002'], happened: ['c-up'] })
  const list = text('list', '业绩预告都在这里', { subjects: [], happened: ['a-up', 'c-up', 'd-up'] })
  const course = text('course', '三股开盘走强', {
    subjects: ['SSE-600001', 'SSE-600002', 'SSE-600003'],
    happened: ['a-up'],
  })
  expect(storyOf(a, b, c, list, course)).toEqual({ a: 'a', b: 'a', c: 'c', list: 'list', course: 'course' })
})

test('an event of no company joins what is told in much the same headline or with its figure in the other language, within half a day', () => {
  const one = text('one', '玉米种子主流价格上行', { happened: ['seed'] })
  const again = text('again', '种子：玉米种子价格上调24.9%', { happened: ['seed'] })
  const english = text('english', 'Seed prices up 24.9%', { happened: ['seed'] })
  const other = text('other', '沪锡期货主力合约涨超3%', { happened: ['seed'] })
  const late = text('late', '玉米种子主流价格上行', { happened: ['seed'], at: one.at + 13 * HOUR })
  expect(storyOf(one, again, english, other)).toEqual({ one: 'one', again: 'one', english: 'one', other: 'other' })
  expect(storyOf(one, english)).toEqual({ one: 'one', english: 'english' })
  expect(storyOf(one, late)).toEqual({ one: 'one', late: 'late' })
})

test('headlines in one form about another company, or the other way, are another story', () => {
  const form = (name: string) => `${name}股份有限公司启动上市辅导，保荐机构为滨海证券，计划登陆创业板并募集资金`
  expect(storyOf(text('a', form('北川储能')), text('b', form('南山光电')), text('c', form('北川储能')))).toEqual({
    a: 'a',
    b: 'b',
    c: 'a',
  })
  const move = (way: string) => `远山三十指数期货盘中${way}1%，此前公布的数据好于市场预期`
  expect(storyOf(text('a', move('涨')), text('b', move('跌')))).toEqual({ a: 'a', b: 'b' })
})

test('a list of what was told elsewhere is known, an article that numbers its points is not, and it holds no story', () => {
  const items = '1、北川能源拟投资12.6亿元建设储能电池工厂，项目分两期建设。2、南山电子扭亏。3、央行降准。4、某地暴雨。'
  const list = text('list', '滨海社5月15日晚间新闻精选', { body: items })
  expect(isRoundup(list)).toBe(true)
  expect(isRoundup(text('x', '周四你需要知道的隔夜要事'))).toBe(true)
  expect(isRoundup(text('x', '滨海证券：四条主线', { body: items }))).toBe(false)
  expect(isRoundup(text('x', '限售股解禁一览', { body: '今日解禁市值18亿元。' }))).toBe(false)
  const told = text('told', '北川能源拟投资12.6亿元建设储能电池工厂', { body: '项目分两期建设。' })
  expect(storyOf(told, list)).toEqual({ told: 'told', list: 'list' })
})

test('no sentence begins within the title that stands before a text in marks', () => {
  const body = '【央行降准；三大指数收涨】1、央行宣布下调存款准备金率0.5个百分点。2、三大指数集体收涨逾1%。'
  const taken = sentencesFor({ title: '要事两则', body }, 'zh', 3).map(({ start, end }) => body.slice(start, end))
  expect(taken).toEqual(['央行宣布下调存款准备金率0.5个百分点。', '三大指数集体收涨逾1%。'])
})
