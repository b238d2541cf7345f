import { beforeEach, expect, test } from 'vitest'
import { editPlaces, editSettings, settle, useEdits } from './edits.ts'

const place = (i: string, x: number) => ({ i, x, y: 0, w: 6, h: 8 })
const waiting = () => useEdits.getState().floors
const sentOf = (floor: string) => {
  const found = waiting()[floor]
  if (!found) throw new Error('nothing waits')
  return found
}
beforeEach(() => useEdits.setState({ floors: {}, state: 'idle' }))

test('SHELL-44 what was accepted no longer waits; what was changed again while it was on its way does', () => {
  editPlaces('f', 'lg', [place('a', 1), place('b', 7)])
  const sent = sentOf('f')
  editPlaces('f', 'lg', [place('b', 9)])
  settle('f', sent)
  expect(waiting()).toEqual({ f: { places: { lg: { b: place('b', 9) } }, settings: {} } })
  settle('f', sentOf('f'))
  expect(waiting()).toEqual({})
})

test('SHELL-46 settings of a tile wait field by field', () => {
  editSettings('f', new Map([['a', { parameters: { companyId: 'c1' } }]]))
  const sent = sentOf('f')
  editSettings(
    'f',
    new Map([
      ['a', { link: 'B' as const }],
      ['b', { view: 'map' }],
    ]),
  )
  settle('f', sent)
  expect(sentOf('f').settings).toEqual({ a: { parameters: { companyId: 'c1' }, link: 'B' }, b: { view: 'map' } })
})

test('floors wait apart', () => {
  editPlaces('f', 'lg', [place('a', 1)])
  editPlaces('g', 'sm', [place('a', 1)])
  settle('f', sentOf('f'))
  expect(Object.keys(waiting())).toEqual(['g'])
})
