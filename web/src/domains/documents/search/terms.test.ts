import { expect, test } from 'vitest'
import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import { holdsTerm, monthTerms, termsOf, toggled } from './terms.ts'

test('the terms of a query are its words, phrases, fields and groups', () => {
  expect(termsOf('利率 "存款 下调" -source:"新浪 财经" (a OR b)')).toEqual([
    '利率',
    '"存款 下调"',
    '-source:"新浪 财经"',
    '(a OR b)',
  ])
})

test('a term is put beside all others and taken out again, and the query is one that can be read', () => {
  for (const text of ['利率', '利率 OR 存款', '"a b" -c', 'a|b']) {
    for (const term of [fieldTerm('source', '新浪 (财经)', 'zh-CN'), fieldTerm('kind', 'news', 'en')]) {
      const narrowed = toggled(text, term)
      expect(holdsTerm(narrowed, term)).toBe(true)
      const { tree, fault } = parseQuery(narrowed)
      expect(fault).toBeNull()
      // Beside all others: what it narrows is all of what there was.
      expect(tree).toMatchObject({ type: 'and' })
      expect(parseQuery(toggled(narrowed, term)).tree).toEqual(parseQuery(text).tree)
    }
  }
})

test('a month is from its first day to before the next', () => {
  expect(monthTerms('2023-12', 'en')).toEqual(['after:2023-12', 'before:2024-01'])
  expect(monthTerms('2023-01', 'zh-CN')).toEqual(['自:2023-01', '早于:2023-02'])
})

test('a condition is written in the language of the reader, and means the same and is taken out in either', () => {
  const conditions = [
    ['company', 'SHZ-009904', '公司:SHZ-009904', 'company:SHZ-009904'],
    ['source', '新浪 财经', '来源:"新浪 财经"', 'source:"新浪 财经"'],
    ['kind', 'announcement', '类型:公告', 'kind:announcement'],
    ['event', 'earnings-beat', '事件:业绩增长', 'event:earnings-beat'],
    ['after', '2023-12', '自:2023-12', 'after:2023-12'],
    ['before', '2024-01', '早于:2024-01', 'before:2024-01'],
    ['title', '降息', '标题:降息', 'title:降息'],
  ] as const
  for (const [field, value, zh, en] of conditions) {
    expect(fieldTerm(field, value, 'zh-CN')).toBe(zh)
    expect(fieldTerm(field, value, 'en')).toBe(en)
    expect(parseQuery(zh)).toEqual(parseQuery(en))
    expect(parseQuery(zh).fault).toBeNull()
    expect(holdsTerm(`利率 ${zh}`, en)).toBe(true)
    expect(toggled(`利率 ${zh}`, en)).toBe('利率')
    expect(toggled(`利率 ${en}`, zh)).toBe('利率')
  }
})
