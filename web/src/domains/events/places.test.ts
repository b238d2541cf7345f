import { expect, test } from 'vitest'
import { around } from './places.ts'

test('COMP-14 the entities of an event stand around its master inside the picture, no two on one place', () => {
  for (const count of [0, 1, 2, 8, 9, 20]) {
    const places = around(count)
    expect(places).toHaveLength(count)
    for (const { x, y } of places)
      for (const value of [x, y]) expect(value).toSatisfy((at: number) => at > 5 && at < 95)
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count)
  }
})
