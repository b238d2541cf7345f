import { expect, test } from 'vitest'
import { draftOf, queryOf, wordsIn } from './query.ts'

test('words are separated by commas of either language, each once', () => {
  expect(wordsIn('储能、钠电池, storage，储能\n', 20)).toEqual(['储能', '钠电池', 'storage'])
  expect(wordsIn('a,b,c', 2)).toEqual(['a', 'b'])
})

test('a draft and its query are the same both ways; one without words, industries or regions asks nothing', () => {
  const query = { any: ['储能'], all: [], industries: ['630000'], regions: [], minimumShare: 30 }
  expect(queryOf(draftOf(query))).toEqual(query)
  expect(queryOf(draftOf(null))).toBeNull()
  expect(queryOf({ ...draftOf(null), any: 'x', minimumShare: '140%' })?.minimumShare).toBe(100)
  expect(queryOf({ ...draftOf(null), any: 'x', minimumShare: 'much' })?.minimumShare).toBe(0)
})
