import { arrange } from './arrange.ts'
import type { Block } from './arrange.ts'

/** One node of a chain as a tree: the root, its links, links of these, and at the end companies. */
export interface ChainNode {
  id: string
  parentId: string | null
  kind: 'theme' | 'industry' | 'company'
  /** Which way goods flow at a link; null where nobody says. */
  stage: 'upstream' | 'middle' | 'downstream' | null
  /** Companies below it. */
  companies: number
  /** What stands first among those of one link and one stage. */
  weight: number
}

/** A node as it is drawn, in px of the picture. */
export interface ChainBox {
  id: string
  kind: ChainNode['kind']
  depth: number
  x: number
  y: number
  width: number
  /** Of the head alone. */
  height: number
  /** Of the head and all that stands below it. */
  whole: number
  open: boolean
  /** Whether it can be opened. */
  holds: boolean
}
export interface ChainLayout {
  boxes: readonly ChainBox[]
  width: number
  height: number
  /** How near it stands at first, where seeing all of it at once would be too far to read; null = all of it. */
  startK: number | null
}

export const CELL = { width: 168, height: 26, gap: 4 }
/** Heads of the theme, of its links, and of what these hold: the last in two lines. */
const HEADS = [34, 28, 40] as const
const PAD = 6
const GAP = 10
/** Room above a row of links, where supply passes from one to the next. */
export const LANE = 18
const stages = { upstream: 0, middle: 1, downstream: 2 }
/** Rows of companies in a column that are tried, and how near the picture then stands. */
const ROWS = [4, 6, 8, 10, 14, 20, 30, 44] as const
/** Nearer than this words can be read; of more boxes one sees all at first, as a map of colours, and comes nearer. */
const READABLE_K = 0.75
const MANY = 260
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.14, 0.1] as const

export const childrenOf = (nodes: readonly ChainNode[]): Map<string | null, ChainNode[]> => {
  const out = new Map<string | null, ChainNode[]>()
  for (const node of nodes) {
    const known = out.get(node.parentId)
    if (known) known.push(node)
    else out.set(node.parentId, [node])
  }
  return out
}

/** Upstream before downstream; among those of one stage the heavier first. What has no stage stands last. */
function inOrder(children: readonly ChainNode[], stageOf: (node: ChainNode) => number): ChainNode[] {
  return children.toSorted(
    (one, other) => stageOf(one) - stageOf(other) || other.weight - one.weight || (one.id < other.id ? -1 : 1),
  )
}

/** The tree as blocks to be placed: a link with its companies, or with its links. A closed one is its head alone. */
function blocksOf(
  children: Map<string | null, ChainNode[]>,
  root: ChainNode,
  closed: ReadonlySet<string>,
): { root: Block; heads: Map<string, { node: ChainNode; depth: number; holds: boolean }> } {
  const heads = new Map<string, { node: ChainNode; depth: number; holds: boolean }>()
  const stage = new Map<string, number>()
  const stageOf = (node: ChainNode): number => {
    let known = stage.get(node.id)
    if (known === undefined) {
      const own = (children.get(node.id) ?? [])
        .filter(({ kind }) => kind === 'industry')
        .map(stageOf)
        .filter((one) => one < 3)
      known = node.stage ? stages[node.stage] : own.length ? own.reduce((sum, one) => sum + one, 0) / own.length : 3
      stage.set(node.id, known)
    }
    return known
  }
  const block = (node: ChainNode, depth: number): Block => {
    const below = children.get(node.id) ?? []
    heads.set(node.id, { node, depth, holds: below.length > 0 })
    const shown = closed.has(node.id) && depth > 0 ? [] : below
    const links = inOrder(
      shown.filter(({ kind }) => kind !== 'company'),
      stageOf,
    )
    const companies = shown
      .filter(({ kind }) => kind === 'company')
      .toSorted((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1))
    for (const company of companies) heads.set(company.id, { node: company, depth: depth + 1, holds: false })
    return {
      id: node.id,
      head: HEADS[Math.min(depth, HEADS.length - 1)] ?? 26,
      cells: companies.map(({ id }) => id),
      blocks: links.map((link) => block(link, depth + 1)),
    }
  }
  return { root: block(root, 0), heads }
}

/**
 * Places a chain: the theme over all of it, its links from upstream at the left to downstream at the right, in as many
 * rows as the pane asks for,
 * the companies of a link in columns below its head. Chosen among all ways is the one that can be read nearest; what
 * the pane cannot hold goes on
 * below it. Empty without a root.
 */
export function layoutChain(
  nodes: readonly ChainNode[],
  closed: ReadonlySet<string>,
  pane: { width: number; height: number },
): ChainLayout {
  const children = childrenOf(nodes)
  const root = (children.get(null) ?? [])[0]
  if (!root || pane.width <= 0 || pane.height <= 0) return { boxes: [], width: 0, height: 0, startK: null }
  const { root: block, heads } = blocksOf(children, root, closed)
  const rules = { cell: CELL, pad: PAD, gap: GAP, lane: LANE }
  let best: { k: number; rows: number; wrap: number } | null = null
  for (const scale of SCALES) {
    if (best && best.k >= scale) break
    for (const rows of ROWS) {
      const { width, height } = arrange(block, rows, pane.width / scale, rules)
      const k = Math.min(1, pane.width / width, pane.height / height)
      if (!best || k > best.k + 1e-9) best = { k, rows, wrap: pane.width / scale }
    }
  }
  const few = heads.size <= MANY
  // Too small to be read as a whole: as wide as the pane, and on below it.
  if (best && best.k < READABLE_K && few) {
    const wrap = pane.width / READABLE_K
    best = {
      k: READABLE_K,
      rows: ROWS.find((one) => one >= 6 && arrange(block, one, wrap, rules).width <= wrap) ?? MANY,
      wrap,
    }
  }
  const { width, height, places } = arrange(block, best?.rows ?? 10, best?.wrap ?? pane.width, { ...rules, keep: true })
  const boxes = places.map(({ id, x, y, width: wide, head, height: high }): ChainBox => {
    const { node, depth, holds } = heads.get(id) ?? { node: root, depth: 0, holds: false }
    return {
      id,
      kind: node.kind,
      depth,
      x,
      y,
      width: wide,
      height: head,
      whole: high,
      holds,
      open: holds && (depth === 0 || !closed.has(id)),
    }
  })
  const wholeK = Math.min(1, pane.width / width, pane.height / height)
  return {
    boxes,
    width,
    height,
    startK: few && wholeK < READABLE_K ? Math.max(READABLE_K, Math.min(1, pane.width / width)) : null,
  }
}
