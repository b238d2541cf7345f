import { expect, test } from 'vitest'
import { askedPage, pageHeads, placeOfPage } from './pages.ts'

test('COMP-31 the page that an address asks for: none, one of the text, or one that it does not have', () => {
  expect(askedPage('', 5)).toEqual({ kind: 'none' })
  expect(askedPage('1', 5)).toEqual({ kind: 'page', page: 1 })
  expect(askedPage('5', 5)).toEqual({ kind: 'page', page: 5 })
  for (const asked of ['0', '6', '-1', '2.5', 'two', '02', ' 2', '9999999999'])
    expect(askedPage(asked, 5), asked).toEqual({ kind: 'missing', asked })
  expect(askedPage('1', 0)).toEqual({ kind: 'missing', asked: '1' })
})

test('COMP-31 a page begins at the first paragraph behind its break; one without words leads to what comes next', () => {
  const body = '封面\n\f第二页第一段\n第二页第二段\f\f第四页'
  const starts = [0, 4, body.indexOf('\f\f') + 1, body.indexOf('\f\f') + 2]
  const heads = pageHeads(body, starts)
  expect([...heads].map(([start, page]) => [body.slice(start, start + 3), page])).toEqual([
    ['封面\n', 1],
    ['第二页', 2],
    ['第四页', 4],
  ])
  expect([1, 2, 3, 4, 5].map((page) => placeOfPage(heads, page))).toEqual([
    0,
    4,
    body.indexOf('第四页'),
    body.indexOf('第四页'),
    null,
  ])
  expect(pageHeads('没有页', []).size).toBe(0)
})
