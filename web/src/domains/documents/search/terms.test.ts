import { expect, test } from 'vitest'
import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { fieldTerm, holdsTerm, monthTerms, termsOf, toggled } from './terms.ts'

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
    for (const term of [fieldTerm('source', '新浪 (财经)'), fieldTerm('kind', 'news')]) {
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
  expect(monthTerms('2023-12')).toEqual(['after:2023-12', 'before:2024-01'])
  expect(monthTerms('2023-01')).toEqual(['after:2023-01', 'before:2023-02'])
})
