import { expect, test } from 'vitest'
import { restored } from './restored.ts'
import type { Own } from './restored.ts'

const query = { any: ['储能'], all: [], industries: [], regions: [], minimumShare: 0 }
const own: Own = {
  themeId: 'own-1',
  name: '储能',
  description: '想法',
  mode: 'static',
  query,
  companies: [{ companyId: 'SHZ-000901', weight: 0.4, nameZh: '晨屿', nameEn: null }],
  createdAt: '2024-03-01T00:00:00.000Z',
  changedAt: '2024-03-01T00:00:00.000Z',
  frozenAt: '2024-03-01T00:00:00.000Z',
}
const companies = [{ companyId: 'SHZ-000901', weight: 0.4 }]

test('the undo of a delete makes a theme again as it was: a frozen query with its query, companies and day', () => {
  expect(restored(own)).toEqual({
    name: '储能',
    description: '想法',
    mode: 'static',
    query,
    companies,
    frozenAt: '2024-03-01T00:00:00.000Z',
  })
  expect(restored({ ...own, mode: 'dynamic', companies: [], frozenAt: null })).toEqual({
    name: '储能',
    description: '想法',
    mode: 'dynamic',
    query,
  })
  expect(restored({ ...own, query: null, frozenAt: null })).toEqual({
    name: '储能',
    description: '想法',
    mode: 'static',
    companies,
  })
})
