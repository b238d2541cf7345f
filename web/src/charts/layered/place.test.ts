import { expect, test } from 'vitest'
import { placesOf } from './place.ts'

const node = (id: string, layer: number) => ({ id, layer, title: id, below: '' })

test('nodes stand in the column of their layer, none upon another, near those they are joined to', () => {
  const places = placesOf(
    [node('a', 0), node('b', 0), node('x', 1), node('y', 1)],
    [
      { from: 'a', to: 'y' },
      { from: 'b', to: 'x' },
    ],
  )
  expect(places.get('a')?.x).toBeLessThan(places.get('x')?.x ?? 0)
  expect(places.get('a')?.y).toBeLessThan(places.get('b')?.y ?? 0)
  expect(places.get('y')?.y).toBeLessThan(places.get('x')?.y ?? 0)
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
})
