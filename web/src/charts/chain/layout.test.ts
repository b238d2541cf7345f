import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutChain } from './layout.ts'
import type { ChainBox, ChainNode } from './layout.ts'

const stage = fc.constantFrom('upstream' as const, 'middle' as const, 'downstream' as const, null)
/** A theme with groups, links in these, companies in those. */
function chain(
  groups: readonly { stage: ChainNode['stage']; links: readonly { stage: ChainNode['stage']; companies: number }[] }[],
): ChainNode[] {
  const nodes: ChainNode[] = [{ id: 't', parentId: null, kind: 'theme', stage: null, companies: 0, weight: 0 }]
  for (const [at, group] of groups.entries()) {
    nodes.push({ id: `g${at}`, parentId: 't', kind: 'industry', stage: group.stage, companies: 0, weight: at })
    for (const [place, link] of group.links.entries()) {
      nodes.push({
        id: `g${at}l${place}`,
        parentId: `g${at}`,
        kind: 'industry',
        stage: link.stage,
        companies: link.companies,
        weight: place,
      })
      for (let company = 0; company < link.companies; company += 1)
        nodes.push({
          id: `g${at}l${place}/c${company}`,
          parentId: `g${at}l${place}`,
          kind: 'company',
          stage: null,
          companies: 1,
          weight: company,
        })
    }
  }
  return nodes
}
const links = fc.array(fc.record({ stage, companies: fc.integer({ min: 0, max: 30 }) }), { maxLength: 4 })
const chains = fc.array(fc.record({ stage, links }), { minLength: 1, maxLength: 6 }).map(chain)
const panes = fc.record({ width: fc.integer({ min: 300, max: 2200 }), height: fc.integer({ min: 200, max: 1300 }) })

const overlap = (one: ChainBox, other: ChainBox) =>
  one.x < other.x + other.width - 1e-6 &&
  other.x < one.x + one.width - 1e-6 &&
  one.y < other.y + other.height - 1e-6 &&
  other.y < one.y + one.height - 1e-6

test('no head or company stands over another, each stands within what holds it, and all within the picture', () => {
  fc.assert(
    fc.property(chains, panes, (nodes, pane) => {
      const { boxes, width, height } = layoutChain(nodes, new Set(), pane)
      expect(boxes.map(({ id }) => id).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
      const byId = new Map(boxes.map((box) => [box.id, box]))
      expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => overlap(box, other)))).toEqual([])
      for (const { id, parentId } of nodes) {
        const [box, holder] = [byId.get(id), byId.get(parentId ?? 't')]
        if (!box || !holder) throw new Error('not drawn')
        const inside =
          box.x >= holder.x - 1e-6 &&
          box.x + box.width <= holder.x + holder.width + 1e-6 &&
          box.y + box.whole <= holder.y + holder.whole + 1e-6 &&
          box.x + box.width <= width + 1e-6 &&
          box.y + box.whole <= height + 1e-6
        if (!inside) throw new Error(`${id} stands out of ${holder.id}`)
      }
    }),
    { numRuns: 60 },
  )
})

test('THEME-01 the links of a chain go from upstream at the left to downstream at the right', () => {
  const nodes = chain([
    { stage: 'downstream', links: [{ stage: 'downstream', companies: 3 }] },
    { stage: null, links: [{ stage: null, companies: 2 }] },
    { stage: 'upstream', links: [{ stage: 'upstream', companies: 4 }] },
    {
      stage: 'middle',
      links: [
        { stage: 'middle', companies: 2 },
        { stage: 'upstream', companies: 2 },
      ],
    },
  ])
  const { boxes } = layoutChain(nodes, new Set(), { width: 1600, height: 500 })
  const x = (id: string) => boxes.find((box) => box.id === id)?.x ?? Number.NaN
  expect(['g2', 'g3', 'g0', 'g1'].map(x)).toEqual(['g2', 'g3', 'g0', 'g1'].map(x).toSorted((a, b) => a - b))
  expect(x('g3l1')).toBeLessThan(x('g3l0'))
})

test('a closed link is its head alone, and opens again to the same picture', () => {
  const nodes = chain([
    {
      stage: 'upstream',
      links: [
        { stage: null, companies: 9 },
        { stage: null, companies: 5 },
      ],
    },
  ])
  const pane = { width: 900, height: 500 }
  const open = layoutChain(nodes, new Set(), pane)
  const closed = layoutChain(nodes, new Set(['g0l0']), pane)
  expect(closed.boxes.some(({ id }) => id.startsWith('g0l0/'))).toBe(false)
  expect(closed.boxes.find(({ id }) => id === 'g0l0')).toMatchObject({ open: false, holds: true })
  expect(closed.boxes.filter(({ id }) => id.startsWith('g0l1/'))).toHaveLength(5)
  expect(layoutChain(nodes, new Set(['t']), pane)).toEqual(expect.objectContaining({ width: open.width }))
  expect(layoutChain(nodes, new Set(), pane)).toEqual(open)
})

test('a narrow pane gets more rows of links, not smaller words', () => {
  const nodes = chain(
    Array.from({ length: 6 }, () => ({ stage: 'middle' as const, links: [{ stage: null, companies: 4 }] })),
  )
  const narrow = layoutChain(nodes, new Set(), { width: 390, height: 600 })
  const wide = layoutChain(nodes, new Set(), { width: 1400, height: 600 })
  expect(narrow.height).toBeGreaterThan(wide.height)
  expect(390 / narrow.width).toBeGreaterThan(0.75)
  expect(wide.startK).toBeNull()
  // What cannot be read as a whole is as wide as the pane, and goes on below it.
  const long = layoutChain(
    chain(Array.from({ length: 8 }, () => ({ stage: null, links: [{ stage: null, companies: 20 }] }))),
    new Set(),
    { width: 390, height: 500 },
  )
  expect(long.startK).toBeGreaterThanOrEqual(0.75)
  expect(long.width * 0.75).toBeLessThanOrEqual(390)
  expect(wide.width).toBeLessThanOrEqual(1400)
})

test('nothing to show is an empty picture', () => {
  expect(layoutChain([], new Set(), { width: 100, height: 100 })).toEqual({
    boxes: [],
    width: 0,
    height: 0,
    startK: null,
  })
})
