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

test('in a graph higher than its place, who issued stands beside what was issued, or beside the first of what cannot be seen at once, and nobody upon another', () => {
  const texts = Array.from({ length: 20 }, (_, at) => `text ${at}`)
  const places = placesOf(
    [node('few', 0), node('many', 0), ...texts.map((id) => node(id, 1))],
    texts.map((to, at) => ({ from: at < 4 ? 'few' : 'many', to })),
  )
  const at = (id: string) => places.get(id)?.y ?? NaN
  const middle = (ids: readonly string[]) => ids.reduce((sum, id) => sum + at(id), 0) / ids.length
  expect(at('few')).toBeCloseTo(middle(texts.slice(0, 4)))
  // Sixteen texts are 1,170 px high: in their middle, who issued them would be out of sight from the first and the last.
  expect(at('many')).toBeCloseTo(at('text 4'))
  const close = placesOf(
    [node('a', 0), node('b', 0), node('x', 1), node('y', 1), node('z', 1)],
    [
      { from: 'a', to: 'y' },
      { from: 'b', to: 'y' },
    ],
  )
  expect((close.get('b')?.y ?? 0) - (close.get('a')?.y ?? 0)).toBeGreaterThanOrEqual(50)
})
