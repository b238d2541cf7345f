import { defineOperation } from '@pandora/contract/operation'
import { ownedId, publicId } from '@pandora/contract/records/ids'
import { operations } from '@pandora/contract/operations'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idFieldsOf, unsaidIds, valuesAt, withAt } from './ids.ts'

test('every id of an input says whose the thing is that it names', () => {
  expect(operations.flatMap(({ id, input }) => unsaidIds(input).map((field) => `${id} ${field}`))).toEqual([])
})

test('only administrators’ operations take ids that only administrators reach', () => {
  const open = operations
    .filter(({ access }) => access !== 'admin')
    .flatMap(({ id, input }) =>
      idFieldsOf(input).flatMap(({ names }) => (names.ownedBy === 'administrators' ? [id] : [])),
    )
  expect(open).toEqual([])
})

test('an operation with an id that says nothing is named with its field, however deep it stands', () => {
  const { input } = defineOperation({
    id: 'new.one',
    method: 'POST',
    path: '/api/new/one',
    summary: 'New',
    input: z.object({
      shopId: z.string(),
      floorId: ownedId('floor').optional(),
      companyIds: z.array(publicId('company')),
      within: z.object({ areaIds: z.array(z.int()).default([]) }).optional(),
      kindId: z.enum(['a', 'b']),
    }),
    output: z.object({}),
  })
  expect(unsaidIds(input)).toEqual(['shopId', 'within.areaIds.[]'])
  expect(idFieldsOf(input).map(({ path, names }) => [path.join('.'), names.thing, names.ownedBy])).toEqual([
    ['floorId', 'floor', 'user'],
    ['companyIds.[]', 'company', 'everyone'],
  ])
})

test('a value is found and put at the path of a field, through lists and objects', () => {
  const value = { a: [{ id: 1 }, { id: 2 }], b: { c: null } }
  expect(valuesAt(value, ['a', '[]', 'id'])).toEqual([1, 2])
  expect(valuesAt(value, ['b', 'c'])).toEqual([])
  expect(withAt(value, ['a', '[]', 'id'], 9)).toEqual({ a: [{ id: 9 }], b: { c: null } })
  expect(withAt({}, ['ids', '[]'], 9)).toEqual({ ids: [9] })
  expect(withAt({}, ['b', 'c'], 9)).toEqual({})
})
