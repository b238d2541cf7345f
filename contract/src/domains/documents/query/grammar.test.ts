import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentsErrors } from '../errors.ts'
import { NEAR_LIMIT, parseQuery, QUERY_LIMIT, QUERY_TERMS } from './grammar.ts'
import type { QueryNode } from './tree.ts'

const words = (text: string, title = false): QueryNode => ({ type: 'text', text, title, near: null })
const treeOf = (text: string) => {
  const { tree, fault } = parseQuery(text)
  if (fault) throw new Error(`${text}: ${fault.code} at ${fault.place}`)
  return tree
}
const faultOf = (text: string) => parseQuery(text).fault

describe('what a query says', () => {
  test('words side by side are all asked for; OR binds weaker, a minus leaves out, brackets group', () => {
    expect(treeOf('降息 -房地产')).toEqual({
      type: 'and',
      parts: [words('降息'), { type: 'not', part: words('房地产') }],
    })
    expect(treeOf('a b OR c (d | e)')).toEqual({
      type: 'or',
      parts: [
        { type: 'and', parts: [words('a'), words('b')] },
        { type: 'and', parts: [words('c'), { type: 'or', parts: [words('d'), words('e')] }] },
      ],
    })
    expect(treeOf('a 或 b')).toEqual(treeOf('a OR b'))
    expect(treeOf('--a b')).toEqual(treeOf('a b'))
  })

  test('a phrase stands in quotation marks, Chinese ones too; two words in it may be near one another', () => {
    expect(treeOf('"interest rates"')).toEqual(words('interest rates'))
    expect(treeOf('“新能源 汽车”')).toEqual(words('新能源 汽车'))
    expect(treeOf('「降息」')).toEqual(words('降息'))
    expect(treeOf('"利率 下调"~5')).toEqual({ type: 'text', text: '利率 下调', title: false, near: 5 })
  })

  test('fields in both languages, with half and full colons, with and without quotation marks', () => {
    expect(treeOf('title:profit 标题：利润')).toEqual({
      type: 'and',
      parts: [words('profit', true), words('利润', true)],
    })
    expect(treeOf('company:000651')).toEqual({ type: 'company', value: '000651' })
    expect(treeOf('来源："新浪 财经"')).toEqual({ type: 'source', value: '新浪 财经' })
    expect(treeOf('kind:announcement')).toEqual(treeOf('类型:公告'))
    expect(treeOf('type:report')).toEqual({ type: 'kind', kind: 'report' })
    expect(treeOf('event:earnings-beat')).toEqual({ type: 'event', value: 'earnings-beat' })
    for (const text of ['事件:业绩增长', 'event:"Earnings up"', '事件："earnings UP"', 'event:业绩增长'])
      expect(treeOf(text), text).toEqual(treeOf('event:earnings-beat'))
    expect(treeOf('after:2023-06')).toEqual({ type: 'after', day: '2023-06-01' })
    expect(treeOf('before:2024')).toEqual({ type: 'before', day: '2024-01-01' })
    expect(treeOf('before:2024/2/29')).toEqual({ type: 'before', day: '2024-02-29' })
  })

  test('what no rule forbids is a word', () => {
    expect(treeOf('covid-19')).toEqual(words('covid-19'))
    expect(treeOf('*ST 12:30 R & D')).toEqual({
      type: 'and',
      parts: ['*ST', '12:30', 'R', 'D'].map((text) => words(text)),
    })
    expect(treeOf('a - b')).toEqual(treeOf('a b'))
    expect(treeOf('https://example.test/')).toEqual(words('https://example.test/'))
  })
})

describe('what is wrong is told by name and place', () => {
  test.each([
    ['   ', 'QUERY_EMPTY', 1],
    ['!!', 'QUERY_EMPTY', 1],
    ['a "b c', 'QUERY_QUOTE_OPEN', 3],
    ['a (b', 'QUERY_BRACKET_OPEN', 3],
    ['(', 'QUERY_BRACKET_OPEN', 1],
    ['a) b', 'QUERY_BRACKET_CLOSED', 2],
    [')', 'QUERY_BRACKET_CLOSED', 1],
    ['a ()', 'QUERY_GROUP_EMPTY', 3],
    ['a OR', 'QUERY_OR_ALONE', 3],
    ['OR a', 'QUERY_OR_ALONE', 1],
    ['a OR OR b', 'QUERY_OR_ALONE', 6],
    ['a -)', 'QUERY_MINUS_ALONE', 3],
    ['title:', 'QUERY_FIELD_EMPTY', 1],
    ['a source:""', 'QUERY_FIELD_EMPTY', 3],
    ['kind:book', 'QUERY_KIND_UNKNOWN', 1],
    ['after:2023-13', 'QUERY_DAY_UNKNOWN', 1],
    ['before:yesterday', 'QUERY_DAY_UNKNOWN', 1],
    ['"a b"~0', 'QUERY_NEAR_WRONG', 1],
    [`"a b"~${NEAR_LIMIT + 1}`, 'QUERY_NEAR_WRONG', 1],
    ['"a b c"~3', 'QUERY_NEAR_WRONG', 1],
    ['-a', 'QUERY_ONLY_LEFT_OUT', 1],
    ['a OR -b', 'QUERY_ONLY_LEFT_OUT', 1],
    ['x'.repeat(QUERY_LIMIT + 1), 'QUERY_TOO_LONG', QUERY_LIMIT + 1],
    ['a '.repeat(QUERY_TERMS + 1), 'QUERY_TOO_LONG', 1],
  ])('%j', (text, code, place) => {
    expect(faultOf(text)).toMatchObject({ code, place })
  })

  test('every fault has its words in both languages', () => {
    for (const { zh, en, status } of Object.values(documentsErrors)) {
      expect(status).toBe(400)
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en).not.toMatch(/\p{Script=Han}/u)
    }
  })
})

const written: fc.Arbitrary<string> = fc.letrec<{ query: string; part: string; term: string }>((tie) => ({
  query: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('term'),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a} OR ${b})`),
    fc.tuple(tie('term'), tie('term')).map(([a, b]) => `${a} -${b}`),
  ),
  term: fc.constantFrom('降息', 'profit', '"新能源 汽车"', 'title:净利润', 'kind:news', 'after:2023', '"a b"~3', '5G'),
})).query

test('whatever is typed is read or refused by name, and never thrown', () => {
  const signs = fc.constantFrom(
    '(',
    ')',
    '"',
    '“',
    '”',
    '-',
    ' ',
    'OR',
    '|',
    '~5',
    'title:',
    '公司：',
    'after:',
    '降',
    'a',
    '2023',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.array(signs).map((all) => all.join('')),
      ),
      (text) => {
        const { tree, fault } = parseQuery(text)
        expect((tree === null) !== (fault === null)).toBe(true)
        if (!fault) return
        expect(documentsErrors[fault.code]).toBeDefined()
        expect(fault.place).toBeGreaterThanOrEqual(1)
        expect(fault.place).toBeLessThanOrEqual(text.length + 1)
      },
    ),
  )
})

test('brackets around a query, and space in it, change nothing', () => {
  fc.assert(
    fc.property(written, (text) => {
      fc.pre(text.length < QUERY_LIMIT - 20 && parseQuery(text).fault?.code !== 'QUERY_TOO_LONG')
      expect(treeOf(`( ${text} )`)).toEqual(treeOf(text))
      expect(treeOf(text.replaceAll(' ', '　 ').replaceAll('(', '（').replaceAll(')', '）'))).toEqual(
        JSON.parse(JSON.stringify(treeOf(text)).replaceAll(' ', '　 ')) as QueryNode,
      )
    }),
    { numRuns: 60 },
  )
})
