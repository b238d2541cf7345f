import { expect, test } from 'vitest'
import { circleOf } from '../../chunks.ts'

test('files that import each other in turn are found, whichever is asked first; a file that two others need is no circle', () => {
  const straight = new Map([
    ['page', ['words', 'parts']],
    ['words', ['parts']],
    ['parts', []],
  ])
  expect(circleOf(straight)).toBeNull()
  expect(circleOf(new Map([...straight, ['parts', ['words']]]))).toEqual(['words', 'parts', 'words'])
  expect(circleOf(new Map([['alone', ['alone']]]))).toEqual(['alone', 'alone'])
})
