import { expect, test } from 'vitest'
import { choice, chosenIn, companyId, keptOf, text } from './parameters.ts'

const parameters = { companyId, q: text, as: choice('map', 'table') }

test('what is kept is read by the parameters’ schema: strange names and words fall away, the first word stands for none', () => {
  expect(chosenIn(parameters, { companyId: 'SSE-1', q: '', as: 'pie', strange: 'x' })).toEqual({
    companyId: 'SSE-1',
    q: undefined,
    as: 'map',
  })
  expect(chosenIn(parameters, { as: 'table' }).as).toBe('table')
})

test('a choice that stands anyway is not kept, nor is one that nobody declared', () => {
  expect(keptOf(parameters, { as: 'map', q: '' })).toEqual({ as: null, q: null })
  expect(keptOf(parameters, { as: 'table', companyId: null })).toEqual({ as: 'table', companyId: null })
  expect(keptOf(parameters, { strange: 'x' } as object)).toEqual({})
})
