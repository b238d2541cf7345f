import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NODE } from '../model/nodes.ts'
import { tiersOf } from '../model/tiers.ts'
import { crossingsOf } from './crossings.ts'
import { placeByTiers } from './place.ts'
import type { Layable } from './place.ts'

const shapes = fc
  .tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { maxLength: 120 }),
    fc.array(fc.tuple(fc.nat(59), fc.integer({ min: -400, max: 900 }), fc.integer({ min: -400, max: 900 })), {
      maxLength: 5,
    }),
  )
  .map(([count, pairs, put]): Layable => {
    const ids = Array.from({ length: count }, (_, at) => `n${at}`)
    const id = (at: number) => `n${at % count}`
    const fixed = new Map(put.map(([at, x, y]) => [id(at), { id: id(at), x, y }]))
    return { ids, edges: pairs.map(([a, b]) => [id(a), id(b)] as const), fixed: [...fixed.values()], frames: {} }
  })

test('every node that is not put by hand is placed, those that are stay, and none is put over another', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const places = placeByTiers(shape)
      const put = new Set(shape.fixed.map(({ id }) => id))
      expect([...places.keys()].sort()).toEqual(shape.ids.filter((id) => !put.has(id)).sort())
      const all = [...places.values(), ...shape.fixed]
      const free = [...places.values()]
      for (const [at, one] of free.entries())
        for (const other of all
          .slice(0, free.length)
          .slice(at + 1)
          .concat(shape.fixed))
          expect(Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height).toBe(false)
    }),
  )
})

test('suppliers stand left of whom they supply, but where a circle closes', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const [places, tiers] = [placeByTiers({ ...shape, fixed: [] }), tiersOf(shape)]
      const forward = shape.edges.filter(([source, target]) => (tiers.get(source) ?? 0) < (tiers.get(target) ?? 0))
      const left = forward.map(([source, target]) => (places.get(target)?.x ?? 0) - (places.get(source)?.x ?? 0))
      expect(left.every((gap) => gap > 0)).toBe(true)
    }),
  )
})

test('without circles every supplier is in an earlier tier, and one without suppliers beside its nearest customer', () => {
  const edges = [
    ['mine', 'smelter'],
    ['smelter', 'cell'],
    ['cell', 'car'],
    ['chip', 'car'],
  ] as const
  const tiers = tiersOf({ ids: ['car', 'chip', 'cell', 'smelter', 'mine'], edges })
  expect(Object.fromEntries(tiers)).toEqual({ mine: 0, smelter: 1, cell: 2, chip: 2, car: 3 })
  expect(
    tiersOf({
      ids: ['a', 'b', 'c'],
      edges: [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ],
    }).get('c'),
  ).toBe(2)
})

test('lines that need not cross do not: two chains beside each other, given in any order', () => {
  const edges = [
    ['a1', 'a2'],
    ['b1', 'b2'],
    ['a2', 'a3'],
    ['b2', 'b3'],
  ] as const
  const shape = { ids: ['b3', 'a1', 'b1', 'a3', 'a2', 'b2'], edges, fixed: [], frames: {} }
  expect(crossingsOf(shape, placeByTiers(shape))).toBe(0)
  const turned = new Map([...placeByTiers(shape)].map(([id, { x, y }]) => [id, { x, y: id === 'a2' ? 1e4 : y }]))
  expect(crossingsOf(shape, turned)).toBeGreaterThan(0)
})

test('the same graph is always laid out in the same way, and two thousand nodes in far less than 1.5 s', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `n${at}`)
  const edges = Array.from({ length: 4000 }, (_, at) => {
    const source = (at * 7919) % 1600
    return [`n${source}`, `n${source + 1 + ((at * 104_729) % 399)}`] as const
  })
  const shape = { ids, edges, fixed: [], frames: {} }
  const before = performance.now()
  const first = placeByTiers(shape)
  expect(performance.now() - before).toBeLessThan(1500)
  expect(placeByTiers(shape)).toEqual(first)
})

test('what stands in one frame stands together in its tier', () => {
  const ids = ['to', ...Array.from({ length: 8 }, (_, at) => `n${at}`)]
  const edges = ids.slice(1).map((id) => [id, 'to'] as const)
  const places = placeByTiers({ ids, edges, fixed: [], frames: { n1: 'g', n4: 'g', n7: 'g' } })
  const order = ids.slice(1).toSorted((a, b) => (places.get(a)?.y ?? 0) - (places.get(b)?.y ?? 0))
  const rows = ['n1', 'n4', 'n7'].map((id) => order.indexOf(id)).sort((a, b) => a - b)
  expect((rows[2] ?? 9) - (rows[0] ?? 0)).toBe(2)
})
