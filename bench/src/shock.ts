import { runShock, resultOf, spreadShock } from '@pandora/intelligence/supply/shock'
import { explainShock } from '@pandora/intelligence/supply/shock-paths'
import { usualSettings, type Shock, type ShockEdge, type ShockNode } from '@pandora/intelligence/supply/shock-types'
import { median } from './machine.ts'

const ROUNDS = 15
/** Nodes of the graph that is solved densely: time grows with the third power. */
const DENSE = 500

/** The same numbers each time (Park, Miller 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A market of five tiers with some links back up, so that there are circles. */
function market(count: number, links: number) {
  const random = randomFrom(11)
  const regions = Array.from({ length: 31 }, (_none, at) => `R${at}`)
  const nodes = Array.from({ length: count }, (_none, at): ShockNode => ({
    id: `N${String(at).padStart(5, '0')}`,
    region: regions[Math.floor(random() * regions.length)] ?? null,
    inventoryDays: random() < 0.4 ? Math.floor(random() * 40) : null,
    revenue: random() < 0.8 ? random() * 1e10 : null,
  }))
  const edges = Array.from({ length: links }, (_none, at): ShockEdge => {
    const source = Math.floor(random() * count)
    const tier = Math.floor((source * 5) / count)
    const target =
      random() < 0.9
        ? Math.min(count - 1, Math.floor(((Math.min(4, tier + 1) + random()) * count) / 5))
        : Math.floor(random() * count)
    const share = random() * 0.3
    return {
      id: `E${String(at).padStart(6, '0')}`,
      source: nodes[source]?.id ?? '',
      target: nodes[target]?.id ?? '',
      product: `P${Math.floor(random() * 300)}`,
      revenueShare: random() < 0.7 ? { low: share, high: share * 1.2 } : null,
      purchaseShare: random() < 0.7 ? { low: share * 0.8, high: share } : null,
    }
  })
  return { nodes, edges }
}

const stop: Shock = { kind: 'stop', size: 1, days: 60, nodeIds: [], regions: ['R3'], parts: [] }

/**
 * Times a piece of work, ms: the median of several rounds by the clock and of the processor's own time, which other
 * work on the machine does not lengthen; one round goes first.
 */
function timed(work: () => unknown, rounds = ROUNDS): { clock: number; processor: number } {
  work()
  const times = Array.from({ length: rounds }, () => {
    const [from, used] = [performance.now(), process.cpuUsage()]
    work()
    const { user, system } = process.cpuUsage(used)
    return { clock: performance.now() - from, processor: (user + system) / 1000 }
  })
  return { clock: median(times.map((one) => one.clock)), processor: median(times.map((one) => one.processor)) }
}

/** The peer in words of the textbook: every node on every day, again and again, until nothing changes. */
function naive({ nodes, edges }: ReturnType<typeof market>, days: number): number {
  const place = new Map(nodes.map((one, at) => [one.id, at]))
  const into = edges.map((one) => ({
    from: place.get(one.source) ?? 0,
    to: place.get(one.target) ?? 0,
    share: one.purchaseShare?.high ?? usualSettings.unknownUpTo,
  }))
  const hit = nodes.map((one) => (one.region === 'R3' ? 1 : 0))
  const past: Float64Array[] = []
  for (let day = 0; day < days; day++) {
    let x = Float64Array.from(hit)
    for (let round = 0; round < 40; round++) {
      const lacks = new Float64Array(nodes.length)
      for (const { from, to, share } of into) {
        const delay = nodes[to]?.inventoryDays ?? 0
        const then = delay === 0 ? x : past[day - delay]
        lacks[to] = (lacks[to] ?? 0) + share * (then?.[from] ?? 0)
      }
      const next = Float64Array.from(
        hit,
        (one, at) => one + (1 - one) * usualSettings.damping * Math.min(1, lacks[at] ?? 0),
      )
      let moved = 0
      for (const [at, value] of next.entries()) moved = Math.max(moved, Math.abs(value - (x[at] ?? 0)))
      x = next
      if (moved < 1e-10) break
    }
    past.push(x)
  }
  return past.at(-1)?.reduce((sum, one) => sum + one, 0) ?? 0
}

/** Elimination on the dense matrix: (I − A) q = c. */
function dense({ nodes, edges }: ReturnType<typeof market>): number {
  const count = nodes.length
  const place = new Map(nodes.map((one, at) => [one.id, at]))
  const rows = nodes.map((one, at) => {
    const row = new Float64Array(count + 1)
    row[at] = 1
    row[count] = one.region === 'R3' ? 1 : 0
    return row
  })
  for (const one of edges) {
    const [from, to] = [place.get(one.source) ?? 0, place.get(one.target) ?? 0]
    const row = rows[to]
    if (row && row[count] === 0) row[from] = (row[from] ?? 0) - 0.5 * (one.purchaseShare?.high ?? 0.1)
  }
  for (let at = 0; at < count; at++) {
    const pivot = rows[at] as Float64Array
    for (let below = at + 1; below < count; below++) {
      const row = rows[below] as Float64Array
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
      if (factor !== 0)
        for (let column = at; column <= count; column++)
          row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.at(-1)?.[count] ?? 0
}

/**
 * A region stops for 60 days in 5,000 nodes and 20,000 edges: both bounds, both directions, days and concentration; the
 * floor is reading every edge once, the peers the model as a textbook writes it and elimination on the dense matrix.
 */
export async function shockBench() {
  const whole = market(5000, 20_000)
  const small = market(DENSE, 4 * DENSE)
  const result = spreadShock(whole, stop, usualSettings)
  const run = runShock(whole, stop, usualSettings)
  const deep = resultOf(run).effects.find((one) => !one.direct)?.nodeId ?? ''
  return Promise.resolve({
    nodes: whole.nodes.length,
    edges: whole.edges.length,
    hit: result.hitNodes.length,
    reached: result.effects.length,
    ms: timed(() => spreadShock(whole, stop, usualSettings)),
    priceMs: timed(() => spreadShock(whole, { ...stop, kind: 'price', size: 0.2 }, usualSettings)),
    explainMs: timed(() => explainShock(run, deep, 'high')),
    floorMs: timed(() =>
      whole.edges.reduce((sum, one) => sum + (one.purchaseShare?.high ?? 0) + (one.revenueShare?.high ?? 0), 0),
    ),
    naiveOneBoundOneWayMs: timed(() => naive(whole, stop.days), 3),
    [`dense${DENSE}NodesMs`]: timed(() => dense(small), 3),
    [`ours${DENSE}NodesMs`]: timed(() => spreadShock(small, stop, usualSettings)),
  })
}
