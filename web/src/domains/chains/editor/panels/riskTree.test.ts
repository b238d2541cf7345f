import { expect, test } from 'vitest'
import { defaultsOf, stateOf, ticked } from './riskTree.ts'
import type { RiskBranch } from './riskTree.ts'

const leaf = (id: string, defaultConfigure = false): RiskBranch => ({
  id,
  riskType: { zh: id, en: id },
  child: [],
  defaultConfigure,
  total: 0,
  idArr: [id],
})
const tree: RiskBranch = {
  ...leaf('supply', true),
  child: [leaf('price', true), leaf('sole')],
  total: 2,
  idArr: ['supply', 'price', 'sole'],
}

test('CHAIN-05 a branch is chosen whole, in part or not at all, and a press chooses or clears its subtree', () => {
  expect(stateOf(tree, new Set())).toBe('none')
  expect(stateOf(tree, new Set(['sole']))).toBe('some')
  const all = ticked(tree, new Set(['other', 'sole']))
  expect([...all].sort()).toEqual(['other', 'price', 'sole', 'supply'])
  expect(stateOf(tree, new Set(all))).toBe('all')
  expect(ticked(tree, new Set(all))).toEqual(['other'])
  expect(defaultsOf([tree])).toEqual(['supply', 'price'])
})
