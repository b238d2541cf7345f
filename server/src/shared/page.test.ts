import { search } from '@pandora/contract/domains/search/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { expect, test } from 'vitest'
import { serve, serveWritten } from '../http/route.ts'
import { cutAt, moreThan, onlyPage, pageOf, partOf, wholeOf, writePage } from './page.ts'

test('a page counts what was found where not all of it can be shown', () => {
  expect(pageOf(['a'], 9, { page: 2, size: 2 }, 2)).toEqual({ dataList: ['a'], total: 9, page: 2, hasMore: true })
  expect(pageOf(['a'], 9, { page: 2, size: 2 })).toEqual({ dataList: ['a'], total: 9, page: 2, hasMore: false })
  expect([moreThan(2, { size: 2 }), moreThan(1, { size: 2 })]).toEqual([true, false])
  expect(partOf(['a', 'b', 'c'], { page: 1, size: 2 })).toEqual(['c'])
})

test('what is shown of a list without pages says whether anything was left out', () => {
  expect(cutAt(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], hasMore: true })
  expect(cutAt(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], hasMore: false })
  expect(wholeOf(['a', 'b'])).toEqual({ dataList: ['a', 'b'], total: 2 })
  expect(onlyPage(['a', 'b'])).toEqual({ dataList: ['a', 'b'], total: 2, page: 0, hasMore: false })
})

test('a page that is written says what one that is made says', () => {
  const third = { page: 3, size: 2 }
  const written = writePage(['{"id":"a"}', '{"id":"b"}'], 9, third, { about: { market: 4 } })
  expect(JSON.parse(written.json)).toEqual({ ...pageOf([{ id: 'a' }, { id: 'b' }], 9, third), market: 4 })
  expect(JSON.parse(writePage([], 9, third, { came: 2 }).json)).toEqual(pageOf([], 9, third, 2))
})

test('CONV-14 an answer that says by hand whether its list goes on does not compile, at the top, in a field, or written', () => {
  const byHand = { dataList: [], total: 0, page: 0, hasMore: false }
  expect([
    // @ts-expect-error `hasMore` of a list is made by this file alone
    serve(search.company, () => Promise.resolve(byHand)),
    serve(search.company, () => Promise.resolve(pageOf([], 0, { page: 0, size: 10 }))),
    // @ts-expect-error of a list in a field, too
    serve(industries.detail, () => Promise.resolve({ ...detail, constituents: byHand })),
    serve(industries.detail, () => Promise.resolve({ ...detail, constituents: onlyPage([]) })),
    // @ts-expect-error and of one that its handler writes
    serveWritten(watch.list, () => Promise.resolve({ json: JSON.stringify(byHand) })),
    serveWritten(watch.list, () => Promise.resolve(writePage([], 0, { page: 0, size: 10 }))),
  ]).toHaveLength(6)
})
const detail = {
  id: '630000',
  level: 1,
  nameZh: '电力设备',
  nameEn: null,
  path: [],
  day: null,
  gone: 0,
  rising: 0,
  falling: 0,
  flat: 0,
  withoutQuote: 0,
}
