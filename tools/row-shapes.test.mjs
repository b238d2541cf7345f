import { expect, test } from 'vitest'
import { faultsOf, seenOf, withSeen } from './row-shapes.mjs'

const of = (...kinds) => ({ kinds: new Set(kinds), any: false })
const row = (fields) => ({ kinds: new Set(['object']), any: false, fields })
const seen = (columns, ...rows) => ({ columns, row: rows.reduce((shape, one) => withSeen(shape, seenOf(one)), null) })

test('rows that are as they are declared have no fault', () => {
  const declared = row({
    id: of('string'),
    close: of('number', 'null'),
    days: { ...of('list'), element: of('string') },
  })
  expect(
    faultsOf(
      declared,
      seen(
        { id: 25, close: 701, days: 1009 },
        { id: 'a', close: null, days: ['2024-03-01'] },
        { id: 'b', close: 1, days: [] },
      ),
    ),
  ).toEqual([])
})

test('a null, a text for a number, a list, NaN within a list, a column that is not there and one that nobody declared are told', () => {
  const declared = row({
    id: of('string'),
    close: of('number'),
    names: of('null', 'list'),
    totals: { ...of('list'), element: of('number', 'null') },
    gone: of('string'),
  })
  const faults = faultsOf(
    declared,
    seen(
      { id: 25, close: 1700, names: 25, totals: 1022, more: 23 },
      { id: null, close: '12.5', names: null, totals: [1, Number.NaN], more: 1 },
    ),
  )
  expect(faults).toEqual([
    'gone: no such column',
    'id: null seen, declared string',
    'close: a string, declared number',
    'names: a string, declared null | list',
    'totals[]: NaN seen, declared number | null',
    'more: not declared',
  ])
})

test('a column of another type is told though no row was seen', () => {
  expect(faultsOf(row({ total: of('number') }), seen({ total: 1700 }))).toEqual(['total: a string, declared number'])
})

test('within JSON a field that none ever had is told, and one that some have is none', () => {
  const declared = row({
    parts: { ...of('list'), element: row({ id: of('string'), side: of('string'), newsId: of('string') }) },
  })
  expect(
    faultsOf(
      declared,
      seen(
        { parts: 114 },
        {
          parts: [
            { id: 'a', side: 'risk', news_id: 'n' },
            { id: 'b', news_id: 'm' },
          ],
        },
      ),
    ),
  ).toEqual(['parts[].newsId: undefined seen, declared string'])
})

test('a field that bears the name of what every object has is a field like any other', () => {
  expect(() => seen({ parts: 114 }, { parts: { constructor: 'y', view: 'a' } }, { parts: { view: 'b' } })).not.toThrow()
  expect(
    faultsOf(
      row({ parts: row({ view: of('string'), constructor: of('string') }) }),
      seen({ parts: 114 }, { parts: { constructor: 'y', view: 'a' } }, { parts: { view: 'b' } }),
    ),
  ).toEqual([])
})
