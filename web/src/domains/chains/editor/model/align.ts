import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { NODE } from './nodes.ts'

/** Ways to bring nodes into line; `across` and `down` make the spaces between them equal. */
export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom', 'across', 'down'] as const
export type Alignment = (typeof alignments)[number]
type Point = ChainNode['position']

function spread(nodes: readonly ChainNode[], axis: 'x' | 'y', least: number): Map<string, Point> {
  const sorted = nodes.toSorted((a, b) => a.position[axis] - b.position[axis])
  const first = sorted[0]?.position[axis] ?? 0
  const span = (sorted.at(-1)?.position[axis] ?? 0) - first
  const step = Math.max(least, span / Math.max(1, sorted.length - 1))
  return new Map(sorted.map(({ id, position }, at) => [id, { ...position, [axis]: Math.round(first + at * step) }]))
}

/** Where nodes stand once they are in line; all have one size, so that their corners do. Empty for fewer than two. */
export function aligned(all: readonly ChainNode[], how: Alignment): Map<string, Point> {
  const nodes = all.filter(({ kind }) => kind !== 'group')
  if (nodes.length < 2) return new Map()
  if (how === 'across') return spread(nodes, 'x', NODE.width + 24)
  if (how === 'down') return spread(nodes, 'y', NODE.height + 12)
  const axis = how === 'left' || how === 'centre' || how === 'right' ? 'x' : 'y'
  const places = nodes.map(({ position }) => position[axis])
  const [low, high] = [Math.min(...places), Math.max(...places)]
  const at = { left: low, top: low, right: high, bottom: high }
  const to = how === 'centre' || how === 'middle' ? Math.round((low + high) / 2) : at[how]
  return new Map(nodes.map(({ id, position }) => [id, { ...position, [axis]: to }]))
}
