import { describe, expect, it } from 'vitest'
import { breadthShares } from './breadth.ts'
import { sortIn, sortText } from './sorts.ts'
import { nodesHolding, parentsIn, rowsInSight, wayTo } from './treeNodes.ts'
import type { IndustryNode } from './treeNodes.ts'

const leaf = (id: string, nodeName: string, nodeNameEn: string | null = null): IndustryNode => ({
  id,
  nodeName,
  nodeNameEn,
  num: 1,
})
const tree: IndustryNode[] = [
  {
    ...leaf('48', '银行', 'Banks'),
    num: 3,
    nodeList: [{ ...leaf('4803', '股份制银行'), nodeList: [leaf('480301', '股份制银行类')] }],
  },
  {
    ...leaf('63', '电力设备'),
    nodeList: [{ ...leaf('6307', '电池'), nodeList: [leaf('630701', '动力电池', 'Traction batteries')] }],
  },
]

describe('search in the industry tree', () => {
  it('IND-06 keeps the way to what is found, and all below what is found', () => {
    expect(
      nodesHolding(tree, '动力').map(({ id, nodeList }) => [id, nodeList?.[0]?.id, nodeList?.[0]?.nodeList?.[0]?.id]),
    ).toEqual([['63', '6307', '630701']])
    expect(nodesHolding(tree, '银行')[0]).toBe(tree[0])
  })
  it('finds by code and by English name whatever the case; nothing where nothing fits', () => {
    expect(nodesHolding(tree, '480301')).toHaveLength(1)
    expect(nodesHolding(tree, 'TRACTION')).toHaveLength(1)
    expect(nodesHolding(tree, '煤炭')).toEqual([])
    expect(nodesHolding(tree, '  ')).toHaveLength(2)
  })
})

describe('lines of the tree', () => {
  it('are those whose ancestors are open, with their level', () => {
    expect(rowsInSight(tree, new Set()).map(({ node, level, open }) => [node.id, level, open])).toEqual([
      ['48', 1, false],
      ['63', 1, false],
    ])
    expect(rowsInSight(tree, new Set(['63', '6307'])).map(({ node, level, open }) => [node.id, level, open])).toEqual([
      ['48', 1, false],
      ['63', 1, true],
      ['6307', 2, true],
      ['630701', 3, undefined],
    ])
  })
  it('know the way to a node and which nodes can be opened', () => {
    expect(wayTo(tree, '630701')).toEqual(['63', '6307', '630701'])
    expect(wayTo(tree, 'none')).toEqual([])
    expect(parentsIn(tree)).toEqual(['48', '4803', '63', '6307'])
  })
})

describe('breadth', () => {
  it('gives shares that make a hundred, and none without a quote', () => {
    expect(breadthShares({ rising: 1, falling: 2, flat: 1 })).toEqual({ rising: 25, falling: 50, flat: 25 })
    expect(breadthShares({ rising: 0, falling: 0, flat: 0 })).toBeNull()
  })
})

describe('sort of constituents in the address', () => {
  it('is read and written alike; what is unknown is by code', () => {
    expect(sortIn('change-down')).toEqual({ sort: 'change', order: 'down' })
    expect(sortText({ column: 'change', order: 'down' })).toBe('change-down')
    expect(sortText({ column: 'code', order: 'up' })).toBe('')
    for (const text of ['', 'price-up', 'change-sideways']) expect(sortIn(text)).toEqual({ sort: 'code', order: 'up' })
  })
})
