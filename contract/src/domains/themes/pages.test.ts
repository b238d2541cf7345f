import { expect, test } from 'vitest'
import { addressOf } from '../../operation.ts'
import { afterThemeById, withLatest } from './pages.ts'

const held = { dataList: ['a', 'b'], total: 5, hasMore: true }
const event = (eventId: string, of = 'held') => ({ eventId, of })

test('THEME-07 CONV-12 a failed theme-by-id result leaves an empty list with hasMore false', () => {
  expect(afterThemeById(held, null)).toEqual({ dataList: [], total: 0, hasMore: false })
})

test('THEME-16 a further page goes behind the ones held, a first page replaces them', () => {
  expect(afterThemeById(held, { dataList: ['c'], total: 3, hasMore: false, page: 1 })).toEqual({
    dataList: ['a', 'b', 'c'],
    total: 3,
    hasMore: false,
  })
  expect(afterThemeById(held, { dataList: ['x'], total: 1, hasMore: false, page: 0 })).toEqual({
    dataList: ['x'],
    total: 1,
    hasMore: false,
  })
})

test('THEME-08 latest events: up goes before the list, down behind it, and what is there twice stands once', () => {
  const list = [event('m'), event('n')]
  expect(withLatest(list, [event('y', 'came'), event('z', 'came')], 'up').map((one) => one.eventId)).toEqual([
    'y',
    'z',
    'm',
    'n',
  ])
  expect(withLatest(list, [event('a', 'came')], 'down').map((one) => one.eventId)).toEqual(['m', 'n', 'a'])
  expect(withLatest(list, [event('m', 'came')], 'up')).toEqual([event('m', 'came'), event('n')])
})

test('THEME-12 fields that stand in a path are put there, encoded, and nowhere else', () => {
  expect(addressOf('/api/theme/{themeId}/thememap', { themeId: 'a/b 电', page: 1 })).toEqual({
    path: '/api/theme/a%2Fb%20%E7%94%B5/thememap',
    rest: { page: 1 },
  })
  expect(addressOf('/api/themes', { page: 1 })).toEqual({ path: '/api/themes', rest: { page: 1 } })
})
