import { expect, test } from 'vitest'
import { withoutRadicals } from '../text/radicals.ts'
import { lookedUpBy, answerFrom } from './answer.ts'
import { chunksOf } from './chunks.ts'
import { namesIn } from './subject.ts'
import type { SourcePage } from './types.ts'

/** Asks a page of prose, every word weighing the same. */
function ask(question: string, text: string) {
  const page: SourcePage = { documentId: 'd1', title: 'memo', page: 1, text }
  const passages = chunksOf(text).map(({ start, end }) => ({ page, start, end, score: 1 }))
  const { words } = lookedUpBy(question)
  return answerFrom(question, { pages: [page], passages, words, rarity: () => 1 })
}

test('what is counted is told of things, never a sum, a share or a day that stands nearer', () => {
  const plant = 'The plant in Harwick cost $48.5 million and employs 310 people.'
  expect(ask('How many people work in the Harwick plant?', plant)).toMatchObject({ text: '310', value: 310 })
  const opened = 'On March 14 Northmere opened 12 stores in Harwick, 8% more than before.'
  expect(ask('How many stores did Northmere open in Harwick?', opened)).toMatchObject({ text: '12' })
  expect(ask('远山重工苏州工厂有多少人', '远山重工苏州工厂耗资 3.2 亿元，有员工 1,860 人，占 12%。').value).toBe(1860)
  // Of two counts neither of which is of what is asked for none is told.
  expect(ask('How many ships sail from Harwick port?', 'From Harwick port 40 vans and 12 cars sail.').kind).toBe('none')
})

test('a day is told as whole as the sentence says it', () => {
  const told = (sentence: string) => ask('When did Oakline close its mill in Torbay?', sentence).text
  expect(told('Oakline closed its mill in Torbay in June 2021.')).toBe('June 2021')
  expect(told('Oakline closed its mill in Torbay on 4 June 2021.')).toBe('4 June 2021')
  expect(told('Oakline closed its mill in Torbay on June 4, 2021.')).toBe('June 4, 2021')
  expect(ask('远山重工苏州工厂投产的时间', '远山重工苏州工厂于 2023 年 5 月 6 日投产。').text).toBe('2023 年 5 月 6 日')
})

test('an item of a year that stands in no table is told by the sentence that says it, with that year and a sum', () => {
  const text = '远山重工 2023 年实现营业收入 128.6 亿元，同比增长 12.4%。'
  expect(ask('远山重工2023年营业收入是多少', text)).toMatchObject({ kind: 'sentence', text })
  expect(ask('远山重工2022年营业收入是多少', text).kind).toBe('none')
  expect(ask('远山重工2023年营业收入是多少', '远山重工 2023 年营业收入稳步增长。').kind).toBe('none')
})

test('what somebody has is no part of the name', () => {
  expect(namesIn('青石电子总部在哪里')).toEqual(['青石电子'])
  expect(namesIn('总部在哪里')).not.toContain('')
})

test('radicals that look like characters are those characters, one for one', () => {
  expect(withoutRadicals('远⼭重⼯的⻓期债务⽐率为⻰头')).toBe('远山重工的长期债务比率为龙头')
  expect(withoutRadicals('工 ⺀ A')).toBe('工 ⺀ A')
})
