import { expect, test } from 'vitest'
import { chosenIn, joined, mergePatch, settingsOf, withPatch } from './linking.ts'
import type { LinkLetter } from '@pandora/contract/domains/floors/shapes'
import type { LinkedTile } from './linking.ts'

const tile = (
  id: string,
  link: LinkLetter | null,
  linkable: string[],
  parameters: Record<string, string> = {},
): LinkedTile => ({ id, settings: { view: 'v', parameters, link }, linkable: new Set(linkable) })
const list = tile('list', 'A', ['companyId'])
const price = tile('price', 'A', ['companyId', 'date'], { companyId: 'old' })
const map = tile('map', 'B', ['companyId'])
const news = tile('news', 'A', ['date'])

test('a choice moves the tiles of its letter that know the name, and no others', () => {
  expect([...chosenIn([list, price, map, news], 'list', { companyId: 'c1' })]).toEqual([
    ['list', { parameters: { companyId: 'c1' } }],
    ['price', { parameters: { companyId: 'c1' } }],
  ])
})

test('what is a tile’s own moves that tile only', () => {
  expect([...chosenIn([list, price], 'price', { range: '1y', companyId: 'c2' })]).toEqual([
    ['list', { parameters: { companyId: 'c2' } }],
    ['price', { parameters: { range: '1y', companyId: 'c2' } }],
  ])
})

test('a tile without a letter follows nobody and leads nobody', () => {
  const alone = tile('alone', null, ['companyId'])
  const other = tile('other', null, ['companyId'])
  expect([...chosenIn([alone, other], 'alone', { companyId: 'c' }).keys()]).toEqual(['alone'])
})

test('choosing what is chosen already changes nothing; null takes a choice away from the whole group', () => {
  expect(chosenIn([price], 'price', { companyId: 'old' }).size).toBe(0)
  expect([...chosenIn([list, price], 'list', { companyId: null })]).toEqual([
    ['price', { parameters: { companyId: null } }],
  ])
})

test('a tile that joins a group takes over what the group has chosen', () => {
  expect(joined([list, price, map], 'map', 'A')).toEqual({ link: 'A', parameters: { companyId: 'old' } })
  expect(joined([list, price, map], 'map', 'C')).toEqual({ link: 'C' })
  expect(joined([list, price, map], 'price', null)).toEqual({ link: null })
})

test('settings fall back to the first view where the text cannot be read or names a view that is gone', () => {
  expect(settingsOf('{"view":"gone","parameters":{"a":"1","b":2},"link":"Z"}', ['event', 'map'])).toEqual({
    view: 'event',
    parameters: { a: '1' },
    link: null,
  })
  expect(settingsOf('nonsense', ['event'])).toEqual({ view: 'event', parameters: {}, link: null })
  expect(settingsOf('{"view":"map","link":"F"}', ['event', 'map'])).toEqual({ view: 'map', parameters: {}, link: 'F' })
})

test('changes add up field by field', () => {
  const patch = mergePatch(mergePatch({ parameters: { a: '1' } }, { view: 'map' }), {
    parameters: { b: null },
    link: 'C',
  })
  expect(patch).toEqual({ parameters: { a: '1', b: null }, view: 'map', link: 'C' })
  expect(withPatch({ view: 'event', parameters: { b: '2', c: '3' }, link: null }, patch)).toEqual({
    view: 'map',
    parameters: { a: '1', c: '3' },
    link: 'C',
  })
})
