import { expect, test } from 'vitest'
import type { Column } from '../table/DataTable.tsx'
import { arranged, movedTo, shownKeys } from './arrange.ts'

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> =>
  ({ key, title: key, value: () => key, ...more }) as Column<string>
const columns = [
  column('name', { fixed: 'start' }),
  column('pe', { wideOnly: true }),
  column('cap'),
  column('roe'),
  column('menu', { fixed: 'end' }),
]
const keys = (shown: readonly Column<string>[]) => shown.map(({ key }) => key)

test('what is fixed stands at both ends, what is chosen between them in the order of the choice', () => {
  expect(keys(arranged(columns, { usual: ['pe', 'cap'], chosen: undefined }))).toEqual(['name', 'pe', 'cap', 'menu'])
  expect(keys(arranged(columns, { usual: ['pe'], chosen: ['roe', 'pe'] }))).toEqual(['name', 'roe', 'pe', 'menu'])
})

test('a choice of columns that there no longer are falls back to the usual ones', () => {
  expect(shownKeys(columns, { usual: ['cap'], chosen: ['gone', 'name'] })).toEqual(['cap'])
  expect(shownKeys(columns, { usual: ['cap'], chosen: ['gone', 'roe'] })).toEqual(['roe'])
})

test('widths are the reader’s, and what was chosen is shown on a phone too', () => {
  const [, pe, cap] = arranged(columns, { usual: [], chosen: ['pe', 'cap'] }, { cap: 120 })
  expect(cap?.width).toBe('120px')
  expect(pe?.wideOnly).toBe(false)
  expect(arranged(columns, { usual: ['pe'], chosen: undefined })[1]?.wideOnly).toBe(true)
})

test('a column is moved to the place of another, and not beyond the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'c', 3)).toEqual(['a', 'b', 'c'])
  expect(movedTo(['a', 'b', 'c'], 'x', 0)).toEqual(['a', 'b', 'c'])
})
