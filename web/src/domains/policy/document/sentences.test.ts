import { expect, test } from 'vitest'
import { highlightAfter, paragraphsOf } from './sentences.ts'

test('POLICY-04 none set and A chosen: A; A set and A chosen: none; A set and B chosen: only B', () => {
  expect(highlightAfter(null, 1)).toBe(1)
  expect(highlightAfter(1, 1)).toBeNull()
  expect(highlightAfter(1, 2)).toBe(2)
})

test('POLICY-03 a text is shown as its sentences, letter by letter, labels at their words', () => {
  const content = '第一句。财政部负责。\n第二段。'
  const label = { field: 'body' as const, start: 4, end: 7, nodeId: 'n1', type: 'department' as const }
  const shown = paragraphsOf({
    content,
    sentences: [
      { start: 0, end: 4 },
      { start: 4, end: 10 },
      { start: 11, end: 15 },
    ],
    labels: [label, { ...label, start: 9, end: 12 }],
  })
  expect(shown.map(({ sentences }) => sentences.map(({ place }) => place))).toEqual([[1, 2], [3]])
  const pieces = shown.flatMap(({ sentences }) => sentences).flatMap((one) => one.pieces)
  expect(pieces.map(({ text }) => text).join('')).toBe(content.replace('\n', ''))
  expect(pieces.filter((one) => one.label).map(({ text }) => text)).toEqual(['财政部'])
})
