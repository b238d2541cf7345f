import { expect, test } from 'vitest'
import { totalPages } from './constants.ts'
import { imageType } from './documents.ts'
import { accepted, acceptedInRoom, acceptedInTime } from './envelope.ts'

const codes = ['0', 0, '', null, undefined, '101', '102', 101, '00', 'NOT_FOUND']

test('CONV-09 the strict acceptance takes the string 0 only', () => {
  expect(codes.filter(accepted)).toEqual(['0'])
})

test('CONV-10 rooms accept the string 0 and everything falsy', () => {
  expect(codes.filter(acceptedInRoom)).toEqual(['0', 0, '', null, undefined])
})

test('CONV-11 for price cause and report analysis only numeric 0 is in time', () => {
  expect(codes.filter(acceptedInTime)).toEqual([0])
})

test('COMP-17 pages are counted up: ten a page', () => {
  expect([0, 1, 10, 11, 100, 101].map((total) => totalPages(total))).toEqual([0, 1, 1, 2, 10, 11])
})

test('FLASH-07 the image type is 1 without images, 2 for one or two, 3 for more', () => {
  expect([0, 1, 2, 3, 9].map(imageType)).toEqual([1, 2, 2, 3, 3])
})
