import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concentrationOf } from './concentration.ts'
import { concentrations, exposuresOf, spread } from './report.ts'
import { singlePoints } from './single-points.ts'
import { linksOf, waysFrom, type WayEdge } from './ways.ts'

const just = (share: number) => ({ low: share, high: share })
const edge = (ends: string, purchase: number | null, revenue: number | null = null): WayEdge => {
  const [source = '', target = ''] = ends.split('>')
  return {
    id: ends,
    source,
    target,
    purchaseShare: purchase === null ? null : just(purchase),
    revenueShare: revenue === null ? null : just(revenue),
  }
}
const node = (id: string, share: number | null = 1) => ({ id, name: id, members: [{ companyId: id, name: id, share }] })

describe('ways', () => {
  test('CHAIN-11 the way that is told is the strongest, over at most three links, and its parts multiply', () => {
    const ways = waysFrom(
      linksOf([edge('a>b', 0.5), edge('b>c', 0.4), edge('a>c', 0.1), edge('c>d', 1), edge('d>e', 1)]),
      'a',
    )
    expect(ways.get('c')).toMatchObject({
      left: { low: 0.2, high: 0.2 },
      steps: [{ nodeId: 'a' }, { nodeId: 'b', share: just(0.5) }, { nodeId: 'c' }],
    })
    expect(ways.get('d')?.left?.high).toBeCloseTo(0.2)
    // Three links by the weak way a>c>d>e; four by the strong one.
    expect(ways.get('e')?.left?.high).toBeCloseTo(0.1)
  })

  test('CHAIN-11 a share that is missing makes an effect unknown, not nothing; a known way is told before it', () => {
    const ways = waysFrom(linksOf([edge('a>b', null), edge('a>c', 0.2), edge('b>c', 1)]), 'a')
    expect(ways.get('b')).toMatchObject({ left: null })
    expect(ways.get('c')).toMatchObject({ left: just(0.2) })
  })

  test('CHAIN-11 what happens to a customer comes back to suppliers along their revenue, and never down again from there', () => {
    const ways = waysFrom(linksOf([edge('s>c', 0.9, 0.3), edge('s>other', 0.9, 0.3)]), 'c')
    expect([...ways.keys()]).toEqual(['s'])
    expect(ways.get('s')?.left).toEqual(just(0.3))
  })

  test('CHAIN-11 no way is stronger than any link on it, whatever the graph', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const edges = fc.array(
      fc.record({
        from: fc.constantFrom(...ids),
        to: fc.constantFrom(...ids),
        share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(edges, (all) => {
        const links = linksOf(
          all
            .filter(({ from, to }) => from !== to)
            .map(({ from, to, share }, at) => ({ ...edge(`${from}>${to}`, share, share), id: String(at) })),
        )
        for (const [id, { steps, left }] of waysFrom(links, 'a')) {
          expect(steps.at(-1)?.nodeId).toBe(id)
          expect(steps.length).toBeLessThanOrEqual(4)
          expect(new Set(steps.map(({ nodeId }) => nodeId)).size).toBe(steps.length)
          if (steps.some(({ share }) => share === null)) expect(left).toBeNull()
          else for (const { share } of steps) expect(left?.high).toBeLessThanOrEqual((share?.high ?? 0) + 1e-12)
        }
      }),
    )
  })
})

describe('exposures', () => {
  const nodes = ['a', 'b', 'c'].map((id) => node(id))
  const edges = [edge('a>b', 0.5), edge('b>c', 0.4)]

  test('CHAIN-11 own events and those that come along are summed apart, and no event leaves everything at nothing', () => {
    const found = exposuresOf(nodes, spread(nodes, edges, [{ eventId: 'e', companyId: 'a', strength: -10 }]))
    expect(found.map(({ nodeId, ownRisk, alongRisk }) => [nodeId, ownRisk, alongRisk.low])).toEqual([
      ['a', -10, 0],
      ['b', 0, -5],
      ['c', 0, -2],
    ])
    expect(found[2]?.main).toMatchObject({ eventId: 'e', effect: just(-2) })
    for (const one of exposuresOf(nodes, spread(nodes, edges, [])))
      expect(one).toMatchObject({ events: 0, along: 0, ownRisk: 0, alongRisk: just(0), main: null })
  })

  test('CHAIN-11 of one of a part’s companies only its share of the part goes on; without one it is not known how much', () => {
    const part = (share: number | null) => [
      {
        id: 'p',
        name: 'p',
        members: [
          { companyId: 'x', name: 'x', share },
          { companyId: 'y', name: 'y', share: null },
        ],
      },
      node('b'),
    ]
    const effect = (share: number | null) =>
      spread(part(share), [edge('p>b', 0.5)], [{ eventId: 'e', companyId: 'x', strength: 8 }])[0]?.reaches[0]?.effect
    expect(effect(0.25)).toEqual(just(1))
    expect(effect(null)).toBeNull()
  })
})

describe('concentration', () => {
  test('CHAIN-11 the index of known shares is the closed form; what is not known widens it upwards alone', () => {
    const hands = (...shares: (number | null)[]) =>
      shares.map((share, at) => ({ name: `h${at}`, share: share === null ? null : just(share) }))
    expect(concentrationOf(hands(0.5, 0.5))?.hhi).toEqual({ low: 5000, high: 5000 })
    expect(concentrationOf(hands(1))?.hhi).toEqual({ low: 10_000, high: 10_000 })
    const part = concentrationOf(hands(0.4, 0.3, null))
    expect(part?.hhi.low).toBeCloseTo(2500)
    expect(part?.hhi.high).toBeCloseTo(3400)
    expect(part).toMatchObject({ count: 3, largest: { name: 'h0' } })
    expect(concentrationOf(hands(null, null))).toBeNull()
  })

  test('CHAIN-11 two products of one supplier are one hand', () => {
    const twice = [edge('a>b', 0.3), { ...edge('a>b', 0.2), id: 'again' }]
    expect(concentrations([node('a'), node('b')], twice).find((one) => one.of === 'suppliers')).toMatchObject({
      count: 1,
      covered: 0.5,
    })
  })
})

describe('single points of failure', () => {
  const points = (nodes: string, edges: string) =>
    singlePoints(
      nodes.split(' '),
      edges.split(' ').map((one) => edge(one, null)),
    ).map(({ nodeId, cut }) => `${nodeId}:${cut.join('')}`)

  test('CHAIN-11 a node that all supply passes is one; with a second way it is none', () => {
    expect(points('a b c d', 'a>b b>c c>d')).toEqual(['a:bcd', 'b:cd', 'c:d'])
    expect(points('a b c d', 'a>b a>c b>d c>d')).toEqual(['a:bcd'])
    expect(points('a b c', 'a>c b>c')).toEqual([])
  })

  test('CHAIN-11 it is those without which others are reached from no source, whatever the graph (tried one by one)', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([x, y]) => x < y),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(pairs, (all) => {
        const edges = all.map(([source, target]) => ({ source, target }))
        const sources = ids.filter((id) => !edges.some(({ target }) => target === id))
        const reachedWithout = (gone: string) => {
          const reached = new Set<string>()
          const go = (id: string): void => {
            if (id === gone || reached.has(id)) return
            reached.add(id)
            for (const { source, target } of edges) if (source === id) go(target)
          }
          sources.forEach(go)
          return reached
        }
        const whole = reachedWithout('')
        const slow = ids.flatMap((gone) => {
          const left = reachedWithout(gone)
          const cut = ids.filter((id) => id !== gone && whole.has(id) && !left.has(id))
          return cut.length > 0 ? [`${gone}:${cut.join('')}`] : []
        })
        expect(
          singlePoints(ids, edges)
            .map(({ nodeId, cut }) => `${nodeId}:${cut.join('')}`)
            .sort(),
        ).toEqual(slow.sort())
      }),
    )
  })
})
