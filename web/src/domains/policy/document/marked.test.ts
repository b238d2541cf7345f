import { expect, test } from 'vitest'
import { markedNode, markedWords } from './marked.ts'

const content = '能源部支持储能。储能电站由能源部管理。'
const document = {
  title: '储能通知',
  content,
  sentences: [
    { start: 0, end: 8 },
    { start: 8, end: 19 },
  ],
  entities: [
    {
      type: 'department' as const,
      class: 'bm' as const,
      entities: [
        {
          nodeId: 'n1',
          name: '能源部',
          nameEn: null,
          type: 'department' as const,
          id: null,
          count: 2,
          places: [{ field: 'body' as const, start: 0, end: 3 }],
        },
      ],
    },
  ],
}

test('words that are marked stand in the sentence in which they were marked', () => {
  expect(markedWords(document, 2, ' 储能电站 ')).toEqual({
    words: '储能电站',
    span: { field: 'body', start: 8, end: 12 },
    type: null,
  })
  expect(markedWords(document, 2, '能源部')?.span).toEqual({ field: 'body', start: 13, end: 16 })
  expect(markedWords(document, 1, '储能电站')).toBeNull()
  expect(markedWords(document, 3, '能源部')).toBeNull()
  expect(markedWords(document, 1, '能')).toBeNull()
})

test('a thing that is named is corrected at its first place', () => {
  expect(markedNode(document, 'n1')).toEqual({
    words: '能源部',
    span: { field: 'body', start: 0, end: 3 },
    type: 'department',
  })
  expect(markedNode(document, null)).toBeNull()
})
