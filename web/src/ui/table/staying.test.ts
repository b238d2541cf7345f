import { expect, test } from 'vitest'
import { stayingAt } from './staying.ts'

const fixed = (key: string) => ({ key, fixed: 'start' as const })
const at = (...given: Parameters<typeof stayingAt>) => [...stayingAt(...given)]

test('code and name stay beside each other while figures are scrolled through', () => {
  expect(at([fixed('code'), fixed('name'), { key: 'close' }], ['76px', 'minmax(110px, 2fr)', '80px'])).toEqual([
    ['code', 0],
    ['name', 76],
  ])
})

test('of a list without columns that are always there the first stays, signs before it do not', () => {
  expect(at([{ key: 'day' }, { key: 'name' }], ['76px', '80px'])).toEqual([['day', 0]])
  const signs = [
    { ...fixed('star'), signs: 1 },
    { ...fixed('pick'), bare: true },
  ]
  expect(at([...signs, fixed('name'), { key: 'close' }], ['32px', '32px', '90px', '80px'])).toEqual([['name', 0]])
  expect(at(signs, ['32px', '32px'])).toEqual([])
})

test('where the width of the first is not known the second does not stay, and never more than two do', () => {
  expect(at([fixed('name'), fixed('industry')], ['minmax(150px, 2fr)', '96px'])).toEqual([['name', 0]])
  expect(at([fixed('a'), fixed('b'), fixed('c')], ['10px', '20px', '30px'])).toEqual([
    ['a', 0],
    ['b', 10],
  ])
})
