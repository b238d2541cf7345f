import { expect, test } from 'vitest'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { found } from './find.ts'
import { headsOf } from './heads.ts'
import { newEdge, newNode } from './nodes.ts'
import { litBy, reachOf } from './paths.ts'
import { firstOf, walked } from './walk.ts'

const mine = newNode(
  'part',
  { x: 0, y: 0 },
  { name: 'Lithium', partList: [{ id: 'p', name: 'Spodumene', note: null }] },
)
const copper = newNode('part', { x: 0, y: 100 }, { name: 'Copper foil', region: '36' })
const cell = newNode('company', { x: 300, y: 40 }, { name: '澄岳新能', companyId: 'SSE-1' })
const car = newNode('company', { x: 600, y: 40 }, { name: 'Cars' })
const [a, b, c] = [newEdge(mine.id, cell.id), newEdge(copper.id, cell.id), newEdge(cell.id, car.id)]
const graph: SupplyChainGraph = { nodes: [cell, mine, copper, car], edges: [a, b, c] }

test('keys lead along edges to suppliers and customers, and to the next node above and below', () => {
  expect(firstOf(graph)).toBe(mine.id)
  expect(walked(graph, mine.id, 'customer')).toBe(cell.id)
  expect(walked(graph, cell.id, 'customer')).toBe(car.id)
  expect(walked(graph, cell.id, 'supplier')).toBe(mine.id)
  expect(walked(graph, mine.id, 'below')).toBe(copper.id)
  expect(walked(graph, copper.id, 'above')).toBe(mine.id)
  expect(walked(graph, mine.id, 'supplier')).toBeNull()
})

test('a node is found by name, code, part and region, whatever the case; its name first', () => {
  const names = (text: string) => found(graph.nodes, text).map(({ data }) => data.name)
  expect(names('LITH')).toEqual(['Lithium'])
  expect(names('spodumene')).toEqual(['Lithium'])
  expect(names('sse-1')).toEqual(['澄岳新能'])
  expect(names('c')).toEqual(['Copper foil', 'Cars'].toSorted((x, y) => names('c').indexOf(x) - names('c').indexOf(y)))
  expect(names('nowhere')).toEqual([])
})

test('tiers that stand side by side have heads with how many nodes; those that do not have none', () => {
  expect(headsOf(graph).map(({ tier, nodes }) => [tier, nodes])).toEqual([
    [0, 2],
    [1, 1],
    [2, 1],
  ])
  const mixed = { ...graph, nodes: [{ ...cell, position: { x: 700, y: 0 } }, mine, copper, car] }
  expect(headsOf(mixed)).toEqual([])
})

test('a path lights its nodes and the edges between them, whichever way they lead', () => {
  const lit = litBy(graph, [car.id, cell.id, mine.id])
  expect([...lit.edges].sort()).toEqual([a.id, c.id].sort())
  expect(lit.nodes.has(copper.id)).toBe(false)
})

test('everyone before and after a node is told from each other', () => {
  const { before, after } = reachOf(graph, cell.id)
  expect([before.size, after.size]).toEqual([2, 1])
  expect(after.has(car.id)).toBe(true)
})
