import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concentrationsOf } from './shock-network.ts'
import { explainShock } from './shock-paths.ts'
import { resultOf, runShock, spreadShock } from './shock.ts'
import { usualSettings, type Shock, type ShockEdge, type ShockNode, type ShockRange } from './shock-types.ts'

const node = (id: string, given: Partial<ShockNode> = {}): ShockNode => ({
  id,
  region: null,
  inventoryDays: null,
  revenue: null,
  ...given,
})
const exact = (share: number): ShockRange => ({ low: share, high: share })
const edge = (source: string, target: string, purchase: number, given: Partial<ShockEdge> = {}): ShockEdge => ({
  id: `${source}>${target}`,
  source,
  target,
  product: null,
  revenueShare: exact(0),
  purchaseShare: exact(purchase),
  ...given,
})
const stop = (nodeIds: readonly string[], given: Partial<Shock> = {}): Shock => ({
  kind: 'stop',
  size: 1,
  days: 30,
  nodeIds,
  regions: [],
  parts: [],
  ...given,
})
const wholeOf = (result: ReturnType<typeof spreadShock>, id: string) =>
  result.effects.find((one) => one.nodeId === id)?.whole

/** Solves (I − A) q = c by elimination with pivots: the peer. `a[to][from]`. */
function solve(a: number[][], c: number[]): number[] {
  const n = c.length
  const rows = a.map((row, at) => [...row.map((value, other) => (at === other ? 1 : 0) - value), c[at] ?? 0])
  for (let at = 0; at < n; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row, place) => (Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? at + place : best), at)
    ;[rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []]
    for (let below = 0; below < n; below++) {
      if (below === at) continue
      const factor = (rows[below]?.[at] ?? 0) / (rows[at]?.[at] ?? 1)
      rows[below] = (rows[below] ?? []).map((value, place) => value - factor * (rows[at]?.[place] ?? 0))
    }
  }
  return rows.map((row, at) => (row[n] ?? 0) / (row[at] ?? 1))
}

describe('a shock to a region', () => {
  const nodes = [node('plant', { region: 'CN-BJ', siteRegions: ['CN-GD'] }), node('buyer', { region: 'CN-SH' })]
  const given = { nodes, edges: [edge('plant', 'buyer', 0.4, { product: '铜箔' })] }
  const guangdong = stop([], { regions: ['CN-GD'] })

  test('point 9 who has but a site there loses between nothing and all, and passes on as much', () => {
    const result = spreadShock(given, guangdong, usualSettings)
    expect(result.effects).toMatchObject([
      { nodeId: 'plant', direct: true, bySite: true, whole: { low: 0, high: 1 }, firstDay: 0, sharesUnknown: true },
      { nodeId: 'buyer', direct: false, bySite: false, whole: { low: 0, high: 0.2 }, sharesUnknown: true },
    ])
    expect(result.hitNodes).toEqual(['plant'])
  })

  test('point 9 a seat there is hit whole, a site elsewhere not at all, and the ways add up on both bounds', () => {
    const seat = spreadShock(given, stop([], { regions: ['CN-BJ'] }), usualSettings)
    expect(seat.effects[0]).toMatchObject({ nodeId: 'plant', bySite: false, whole: { low: 1, high: 1 } })
    expect(spreadShock(given, stop([], { regions: ['CN-ZJ'] }), usualSettings).effects).toEqual([])
    const run = runShock(given, guangdong, usualSettings)
    expect(explainShock(run, 'buyer', 'low')).toMatchObject({ whole: 0, paths: [] })
    const high = explainShock(run, 'buyer', 'high')
    expect(high).toMatchObject({ whole: 0.2, paths: [{ nodeIds: ['plant', 'buyer'] }] })
    expect(high?.paths[0]?.share).toBeCloseTo(0.2, 12)
  })
})

describe('against a closed form', () => {
  test('a chain without circles passes on the product of shares and damping', () => {
    const nodes = ['a', 'b', 'c'].map((id) => node(id))
    const result = spreadShock({ nodes, edges: [edge('a', 'b', 0.4), edge('b', 'c', 0.3)] }, stop(['a']), usualSettings)
    expect(wholeOf(result, 'b')?.high).toBeCloseTo(0.5 * 0.4, 12)
    expect(wholeOf(result, 'c')?.high).toBeCloseTo(0.5 * 0.3 * 0.5 * 0.4, 12)
    expect(result.effects.map((one) => one.nodeId)).toEqual(['a', 'b', 'c'])
  })

  test.each(['supply', 'demand'] as const)('circles come to the Leontief inverse (I − A)⁻¹ c (%s)', (direction) => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const links = [
      ['a', 'b', 0.6],
      ['b', 'c', 0.5],
      ['c', 'a', 0.7],
      ['c', 'b', 0.3],
      ['c', 'd', 0.2],
      ['d', 'e', 0.9],
      ['e', 'c', 0.4],
    ] as const
    for (const damping of [0.5, 0.9]) {
      const edges = links.map(([from, to, share]) =>
        direction === 'supply' ? edge(from, to, share) : edge(to, from, 0, { revenueShare: exact(share) }),
      )
      const own = [0.4, 0, 0, 0.4, 0]
      const a = ids.map((to, row) =>
        ids.map(
          (from) =>
            damping * (1 - (own[row] ?? 0)) * (links.find(([one, other]) => one === from && other === to)?.[2] ?? 0),
        ),
      )
      const closed = solve(a, own)
      const result = spreadShock(
        { nodes: ids.map((id) => node(id)), edges },
        stop(['a', 'd'], { kind: 'volume', size: 0.4 }),
        { ...usualSettings, damping },
      )
      for (const [at, id] of ids.entries()) expect(wholeOf(result, id)?.high).toBeCloseTo(closed[at] ?? 0, 6)
    }
  })

  test('prices follow the cost-push model: what is dearer, and half of it from link to link', () => {
    const result = spreadShock(
      { nodes: ['a', 'b', 'c'].map((id) => node(id)), edges: [edge('a', 'b', 0.4), edge('b', 'c', 0.3)] },
      stop(['a'], { kind: 'price', size: 0.2 }),
      usualSettings,
    )
    expect(wholeOf(result, 'b')?.high).toBeCloseTo(0.2 * 0.4, 12)
    expect(wholeOf(result, 'c')?.high).toBeCloseTo(0.2 * 0.4 * 0.5 * 0.3, 12)
    expect(wholeOf(result, 'a')).toEqual({ low: 0, high: 0 })
  })
})

describe('what a reader can check by hand', () => {
  const nodes = [node('a'), node('b'), node('c'), node('x', { inventoryDays: 10 })]

  test('stock of ten days leaves twenty of thirty days of loss, and says the day', () => {
    const { effects } = spreadShock({ nodes, edges: [edge('a', 'x', 0.6)] }, stop(['a']), usualSettings)
    const x = effects.find((one) => one.nodeId === 'x')
    expect(x?.firstDay).toBe(10)
    expect(x?.whole.high).toBeCloseTo((0.5 * 0.6 * 20) / 30, 12)
    expect(x?.inventoryUnknown).toBe(false)
  })

  test('stock that outlasts the shock keeps it away', () => {
    const { effects } = spreadShock({ nodes, edges: [edge('a', 'x', 0.6)] }, stop(['a'], { days: 10 }), usualSettings)
    expect(effects.map((one) => one.nodeId)).toEqual(['a'])
  })

  test('stocks along a way add up', () => {
    const edges = [edge('a', 'x', 0.6), edge('x', 'y', 0.5)]
    const { effects } = spreadShock(
      { nodes: [...nodes, node('y', { inventoryDays: 5 })], edges },
      stop(['a']),
      usualSettings,
    )
    const y = effects.find((one) => one.nodeId === 'y')
    expect(y?.firstDay).toBe(15)
    expect(y?.whole.high).toBeCloseTo((0.5 * 0.6 * 0.5 * 0.5 * 15) / 30, 12)
  })

  test('a part with three equal suppliers passes on less than one with a single supplier', () => {
    const of = (...sources: string[]) => sources.map((one) => edge(one, 'x', 0.3, { product: 'cell' }))
    const run = (...sources: string[]) =>
      wholeOf(spreadShock({ nodes, edges: of(...sources) }, stop(['a'], { days: 40 }), usualSettings), 'x')?.high ?? 0
    expect(concentrationsOf(nodes, of('a', 'b', 'c')).get('cell')?.hhi).toBeCloseTo(1 / 3, 12)
    // Of three alike: HHI 1/3, two thirds are left to step in: 1 − 2/3 · 2/3.
    expect(run('a', 'b', 'c')).toBeCloseTo(run('a') * (1 - 4 / 9), 12)
  })

  test('suppliers of a part that all stop leave nobody to step in', () => {
    const edges = ['a', 'b', 'c'].map((one) => edge(one, 'x', 0.3, { product: 'cell' }))
    const whole = wholeOf(spreadShock({ nodes, edges }, stop([], { parts: ['cell'] }), usualSettings), 'x')
    expect(whole?.high).toBeCloseTo((0.9 * 0.5 * 20) / 30, 12)
  })

  test('a part that stops takes of its suppliers the revenue they make of it, and of what they sell the part alone', () => {
    const edges = [
      edge('a', 'b', 0.5, { product: 'cell', revenueShare: { low: 0.2, high: 0.3 } }),
      edge('a', 'c', 0.5, { product: 'wire', revenueShare: exact(0.5) }),
    ]
    const result = spreadShock({ nodes, edges }, stop([], { parts: ['cell'] }), usualSettings)
    expect(wholeOf(result, 'a')).toEqual({ low: 0.2, high: 0.3 })
    expect(wholeOf(result, 'b')?.high).toBeCloseTo(0.25, 12)
    expect(wholeOf(result, 'c')).toBeUndefined()
  })

  test('a share that nobody says lies between nothing and the stated bound, and is told', () => {
    const edges = [edge('a', 'b', 0, { purchaseShare: null })]
    const { effects, shares } = spreadShock({ nodes, edges }, stop(['a']), usualSettings)
    const b = effects.find((one) => one.nodeId === 'b')
    expect(b?.whole).toEqual({ low: 0, high: 0.05 })
    expect(b?.sharesUnknown).toBe(true)
    expect(shares.unknown).toBe(1)
  })

  test('a province reaches who is in it, by its adcode', () => {
    const placed = [node('a', { region: '440300' }), node('b', { region: '440000' }), node('c', { region: '320000' })]
    expect(
      spreadShock({ nodes: placed, edges: [] }, stop([], { regions: ['440000'] }), usualSettings).hitNodes,
    ).toEqual(['a', 'b'])
    expect(
      spreadShock({ nodes: placed, edges: [] }, stop([], { regions: ['320000'] }), usualSettings).hitNodes,
    ).toEqual(['c'])
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const share = fc.double({ min: 0, max: 1, noNaN: true })
const range = fc.tuple(share, share).map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }))
const someNodes = fc
  .tuple(...ids.map(() => fc.option(fc.integer({ min: 0, max: 20 }), { nil: null })))
  .map((stocks) =>
    ids.map((id, at) => node(id, { inventoryDays: stocks[at] ?? null, region: at < 2 ? '440000' : null })),
  )
const someEdges = fc
  .uniqueArray(
    fc.record({
      source: fc.constantFrom(...ids),
      target: fc.constantFrom(...ids),
      product: fc.constantFrom(null, 'p', 'q'),
      revenueShare: fc.option(range, { nil: null }),
      purchaseShare: fc.option(range, { nil: null }),
    }),
    { maxLength: 16, selector: (one) => `${one.source}>${one.target}` },
  )
  .map((all) => all.map((one): ShockEdge => ({ ...one, id: `${one.source}>${one.target}` })))
const someSettings = fc.record({
  damping: fc.double({ min: 0, max: 0.9, noNaN: true }),
  substitution: share,
  unknownUpTo: share,
  unknownInventoryDays: fc.integer({ min: 0, max: 10 }),
})
const someShock = fc.record({
  kind: fc.constantFrom('stop' as const, 'volume' as const, 'price' as const),
  size: fc.double({ min: 0.01, max: 1, noNaN: true }),
  days: fc.integer({ min: 1, max: 40 }),
  nodeIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
  regions: fc.constantFrom([], ['440000']),
  parts: fc.constantFrom([], ['p'], ['p', 'q']),
})
const some = fc.tuple(someNodes, someEdges, someShock, someSettings)

describe('properties', () => {
  test('no shock, no effect', () => {
    fc.assert(
      fc.property(some, ([nodes, edges, shock, settings]) => {
        const quiet = { ...shock, nodeIds: [], regions: [], parts: [] }
        expect(spreadShock({ nodes, edges }, quiet, settings).effects).toEqual([])
        const nothing = spreadShock({ nodes, edges }, { ...shock, kind: 'volume', size: 0 }, settings)
        expect(nothing.effects).toEqual([])
      }),
    )
  })

  test('low is never above high, and neither leaves what there is', () => {
    fc.assert(
      fc.property(some, ([nodes, edges, shock, settings]) => {
        for (const { whole, firstDay } of spreadShock({ nodes, edges }, shock, settings).effects) {
          expect(whole.low).toBeGreaterThanOrEqual(0)
          expect(whole.low).toBeLessThanOrEqual(whole.high + 1e-9)
          expect(whole.high).toBeLessThanOrEqual((shock.kind === 'price' ? shock.size : 1) + 1e-9)
          expect(firstDay).toBeLessThan(shock.days)
        }
      }),
    )
  })

  test('more shock, no less effect: of size, of days in sum, of who is hit, of damping left', () => {
    fc.assert(
      fc.property(some, share, fc.integer({ min: 0, max: 20 }), ([nodes, edges, shock, settings], more, longer) => {
        const base = { ...shock, kind: shock.kind === 'stop' ? ('volume' as const) : shock.kind }
        const before = spreadShock({ nodes, edges }, base, settings)
        const stronger = [
          [{ ...base, size: Math.min(1, base.size + more) }, settings, 1],
          [{ ...base, days: base.days + longer }, settings, (base.days + longer) / base.days],
          [{ ...base, nodeIds: [...base.nodeIds, 'g'] }, settings, 1],
          [base, { ...settings, damping: Math.min(0.9, settings.damping + more) }, 1],
          [base, { ...settings, unknownUpTo: Math.min(1, settings.unknownUpTo + more) }, 1],
          [base, { ...settings, substitution: Math.max(0, settings.substitution - more) }, 1],
        ] as const
        for (const [which, [next, set, longerBy]] of stronger.entries()) {
          // Who becomes a source of a dearer price is no longer one of those it happens to: it keeps what it bought.
          const after = spreadShock({ nodes, edges }, next, set)
          for (const { nodeId, whole } of before.effects)
            for (const bound of ['low', 'high'] as const)
              expect((wholeOf(after, nodeId)?.[bound] ?? 0) * longerBy, `${which} ${nodeId}`).toBeGreaterThanOrEqual(
                whole[bound] - 1e-7,
              )
        }
      }),
      { numRuns: 200 },
    )
  })

  test('a supply that is taken away never adds to an effect, concentrations being what they were', () => {
    fc.assert(
      fc.property(some, fc.nat(), ([nodes, edges, shock, settings], which) => {
        fc.pre(edges.length > 0)
        const concentrations = concentrationsOf(nodes, edges)
        const before = spreadShock({ nodes, edges, concentrations }, shock, settings)
        const fewer = edges.filter((_edge, at) => at !== which % edges.length)
        for (const { nodeId, whole } of spreadShock({ nodes, edges: fewer, concentrations }, shock, settings).effects)
          expect(whole.high).toBeLessThanOrEqual((wholeOf(before, nodeId)?.high ?? 0) + 1e-7)
      }),
      { numRuns: 200 },
    )
  })

  test('the order of nodes and edges changes no bit', () => {
    fc.assert(
      fc.property(some, ([nodes, edges, shock, settings]) => {
        const turned = { nodes: nodes.toReversed(), edges: edges.toReversed() }
        expect(spreadShock(turned, shock, settings)).toEqual(spreadShock({ nodes, edges }, shock, settings))
      }),
    )
  })

  test('the sum over paths adds up to the whole on each bound', () => {
    fc.assert(
      fc.property(some, ([nodes, edges, shock, settings]) => {
        // Without circles every path can be told: links lead up the alphabet.
        const up = edges.filter((one) => one.source < one.target)
        const run = runShock({ nodes, edges: up }, shock, settings)
        for (const { nodeId, whole } of resultOf(run).effects)
          for (const bound of ['low', 'high'] as const) {
            const told = explainShock(run, nodeId, bound, 1000)
            const sum = (told?.own ?? 0) + (told?.paths ?? []).reduce((all, one) => all + one.share, 0)
            expect(sum).toBeCloseTo(whole[bound], 6)
            expect(told?.rest).toBeCloseTo(0, 6)
          }
      }),
      { numRuns: 200 },
    )
  })

  test('with circles paths and what is left over add up, and no path adds more than there is', () => {
    fc.assert(
      fc.property(some, ([nodes, edges, shock, settings]) => {
        const run = runShock({ nodes, edges }, shock, settings)
        for (const { nodeId, whole } of resultOf(run).effects) {
          const told = explainShock(run, nodeId, 'high')
          const sum =
            (told?.own ?? 0) + (told?.paths ?? []).reduce((all, one) => all + one.share, 0) + (told?.rest ?? 0)
          expect(sum).toBeCloseTo(whole.high, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('shares that add up to ten times a whole still end, and at 1', () => {
    const nodes = ids.map((id) => node(id))
    const edges = ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => edge(one, other, 1)))
    const { effects } = spreadShock({ nodes, edges }, stop(['a']), { ...usualSettings, damping: 0.95 })
    for (const { whole } of effects) expect(whole.high).toBeLessThanOrEqual(1)
    expect(effects.find((one) => one.nodeId === 'b')?.whole.high).toBeCloseTo(0.95, 9)
  })
})
