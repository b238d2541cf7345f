import { expect, test } from 'vitest'
import { totalPages } from './constants.ts'
import { imageType } from './domains/documents/shapes.ts'
import { accepted, judges } from './envelope.ts'
import { operations } from './operations.ts'

const codes = ['0', 0, '', null, undefined, '101', '102', 101, '00', 'NOT_FOUND']

test('CONV-09 the strict acceptance takes the string 0 only', () => {
  expect(codes.filter(accepted)).toEqual(['0'])
})

test('CONV-10 rooms accept the string 0 and everything falsy: every call of a room, of a tile, and the saving of a floor', () => {
  expect(operations.filter((one) => one.id.startsWith('rooms.') && one.acceptance !== 'room')).toEqual([])
  expect(operations.filter((one) => one.acceptance === 'room').map((one) => one.id)).toEqual(
    expect.arrayContaining(['floors.save', 'floors.updateLayouts', 'floors.addRoom']),
  )
  expect(codes.filter(judges.room)).toEqual(['0', 0, '', null, undefined])
})

test('CONV-11 CONV-12 for price cause and report analysis only numeric 0 is in time', () => {
  expect(
    operations
      .filter((one) => one.acceptance === 'overtime')
      .map((one) => one.id)
      .toSorted(),
  ).toEqual(['priceEvents.cause', 'research.analysis'])
  expect(codes.filter(judges.overtime)).toEqual([0])
})

test('COMP-17 pages are counted up: ten a page', () => {
  expect([0, 1, 10, 11, 100, 101].map((total) => totalPages(total))).toEqual([0, 1, 1, 2, 10, 11])
})

test('FLASH-07 the image type is 1 without images, 2 for one or two, 3 for more', () => {
  expect([0, 1, 2, 3, 9].map(imageType)).toEqual([1, 2, 2, 3, 3])
})
