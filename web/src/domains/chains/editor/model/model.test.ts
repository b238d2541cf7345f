import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChainEdge, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { aligned, alignments } from './align.ts'
import { copied, pasted } from './clipboard.ts'
import { changeEdges, changeNodes, connect, group, insert, move, refusalOf, release, remove, turn } from './edits.ts'
import type { Edit } from './edits.ts'
import { accepted, made, opened, redone, saveStatus, STEPS, undone, unsavedSteps } from './history.ts'
import type { History } from './history.ts'
import { boxesOf, newEdge, newNode } from './nodes.ts'

const node = (name: string, x = 0, y = 0) => newNode('part', { x, y }, { name })
const named = (graph: SupplyChainGraph, name: string) => graph.nodes.find(({ data }) => data.name === name)?.id ?? ''
const content = (supplyChainGraph: SupplyChainGraph) => ({
  name: 'Batteries',
  supplyFromDate: null,
  supplyEndDate: null,
  supplyChainGraph,
})

/** A graph of some nodes, with edges between those that two numbers point at. */
function graphFrom(count: number, pairs: readonly (readonly [number, number])[]): SupplyChainGraph {
  const nodes = Array.from({ length: count }, (_, at) => node(`n${at}`, at * 50, at * 30))
  return pairs.reduce<SupplyChainGraph>(
    (graph, [a, b]) => connect(newEdge(nodes[a % count]?.id ?? '', nodes[b % count]?.id ?? ''))(graph),
    { nodes, edges: [] },
  )
}
const number = fc.nat(60)
const graphs = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.tuple(number, number), { maxLength: 30 }))

/** Commands as a user gives them, each a function of a graph and the numbers that choose what it is done to. */
const commands: readonly ((graph: SupplyChainGraph, a: number, b: number) => Edit)[] = [
  (_graph, a, b) => insert([node(`new${a}`, a, b)]),
  (graph, a, b) => connect(newEdge(at(graph, a), at(graph, b))),
  (graph, a) => remove(new Set([at(graph, a)])),
  (graph, a) => remove(new Set(), new Set([graph.edges[a % Math.max(1, graph.edges.length)]?.id ?? ''])),
  (graph, a, b) => changeNodes(new Set([at(graph, a)]), { note: `note ${b}` }),
  (graph, a, b) => changeEdges(new Set(graph.edges.slice(0, a % 3).map(({ id }) => id)), { confidence: (b % 10) / 10 }),
  (graph, a, b) => move(new Map([[at(graph, a), { x: b, y: a }]]), true),
  (graph, a, b) => group(new Set([at(graph, a), at(graph, b)]), newNode('group', { x: 0, y: 0 }, { name: 'g' })),
  (graph, a, b) => move(aligned(graph.nodes, alignments[(a + b) % alignments.length] ?? 'left'), true),
  (graph) => release(new Set(graph.nodes.map(({ id }) => id))),
  (graph, a, b) => (one) => {
    const part = pasted(copied(graph, new Set([at(graph, a), at(graph, b)])), 24)
    return insert(part.nodes, part.edges)(one)
  },
]
const at = (graph: SupplyChainGraph, place: number) => graph.nodes[place % Math.max(1, graph.nodes.length)]?.id ?? ''
const given = fc.array(fc.tuple(fc.nat(commands.length - 1), number, number), { maxLength: 40 })

function after(history: History, [which, a, b]: readonly [number, number, number]): History {
  const graph = history.present.supplyChainGraph
  const changed = commands[which]?.(graph, a, b)(graph) ?? graph
  return changed === graph ? history : made(history, content(changed), 'change')
}

test('CHAIN-07 deleting a node removes every edge at it, as source and as target, and no other', () => {
  fc.assert(
    fc.property(graphs, number, ([count, pairs], which) => {
      const graph = graphFrom(count, pairs)
      const gone = at(graph, which)
      const left = remove(new Set([gone]))(graph)
      const touched = ({ source, target }: ChainEdge) => source === gone || target === gone
      expect(left.edges).toEqual(graph.edges.filter((edge) => !touched(edge)))
      expect(left.nodes.map(({ id }) => id)).toEqual(graph.nodes.map(({ id }) => id).filter((id) => id !== gone))
    }),
  )
})

test('an edge that its user changes is the user’s, not what its source disclosed; one that stays as it was is not', () => {
  const [from, to] = [
    newNode('company', { x: 0, y: 0 }, { name: 'a', companyId: 'SHZ-000001' }),
    newNode('company', { x: 300, y: 0 }, { name: 'b' }),
  ]
  const line = newEdge(from.id, to.id)
  const evidence = { documentId: 'd1', file: null, line: null, quote: 'a sells a third to b' }
  const edge: ChainEdge = {
    ...line,
    data: {
      ...line.data,
      revenueShare: { low: 0.3, high: 0.3 },
      disclosedBy: 'supplier',
      confidence: 0.9,
      origin: 'fact',
      evidence,
    },
  }
  const graph = { nodes: [from, to], edges: [edge] }
  const only = new Set([edge.id])
  const said = (edited: SupplyChainGraph) => {
    const [one] = edited.edges
    return [one?.data.origin, one?.data.disclosedBy, one?.data.confidence]
  }
  const own = ['user', null, null]
  const changed = changeEdges(only, { revenueShare: { low: 0.6, high: 0.6 } })(graph)
  expect(said(changed)).toEqual(own)
  expect(changed.edges[0]?.data.evidence).toEqual(evidence)
  expect(said(changeEdges(only, { from: '2024-01-01' })(graph))).toEqual(own)
  expect(said(turn(edge.id)(graph))).toEqual(own)
  expect(said(changeEdges(only, { disclosedBy: 'customer' })(graph))).toEqual(['user', 'customer', null])
  expect(
    said(
      changeEdges(only, { revenueShare: { low: 0.6, high: 0.6 } })(
        changeEdges(only, { disclosedBy: 'customer' })(graph),
      ),
    ),
  ).toEqual(['user', 'customer', null])
  const asWas = ['fact', 'supplier', 0.9]
  expect(said(changeEdges(only, { revenueShare: { low: 0.3, high: 0.3 } })(graph))).toEqual(asWas)
  expect(said(changeNodes(new Set([from.id]), { companyId: 'SHZ-000002' })(graph))).toEqual(own)
  expect(said(changeNodes(new Set([to.id]), { companyId: 'SHZ-000002' })(graph)), 'a name that is found').toEqual(asWas)
  expect(said(changeNodes(new Set([from.id]), { note: 'x' })(graph))).toEqual(asWas)
})

test('whatever was done, taking it back gives the former graph, and making it again the later one', () => {
  fc.assert(
    fc.property(graphs, given, ([count, pairs], done) => {
      const start = opened(content(graphFrom(count, pairs)))
      const states = [start]
      for (const one of done) {
        const next = after(states.at(-1) ?? start, one)
        if (next !== states.at(-1)) states.push(next)
      }
      let history = states.at(-1) ?? start
      for (const earlier of states.slice(0, -1).toReversed()) {
        history = undone(history)
        expect(history.present).toBe(earlier.present)
      }
      expect(undone(history)).toBe(history)
      for (const later of states.slice(1)) {
        history = redone(history)
        expect(history.present).toBe(later.present)
      }
      expect(redone(history)).toBe(history)
    }),
  )
})

test('ids are unique and every edge and every frame leads to a node that is there, whatever was done', () => {
  fc.assert(
    fc.property(graphs, given, ([count, pairs], done) => {
      const { nodes, edges } = done.reduce(after, opened(content(graphFrom(count, pairs)))).present.supplyChainGraph
      const ids = [...nodes, ...edges].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const there = new Set(nodes.map(({ id }) => id))
      for (const { source, target } of edges) expect([there.has(source), there.has(target)]).toEqual([true, true])
      for (const { parentId } of nodes) if (parentId !== null) expect(there.has(parentId)).toBe(true)
    }),
  )
})

test('a hundred steps can be taken back and no more', () => {
  let history = opened(content({ nodes: [], edges: [] }))
  for (let step = 0; step < STEPS + 20; step += 1) history = after(history, [0, step, step])
  for (let step = 0; step < STEPS; step += 1) history = undone(history)
  expect(history.present.supplyChainGraph.nodes).toHaveLength(20)
  expect(undone(history)).toBe(history)
})

test('CHAIN-06 editing parts or risks of a node makes the chain unsaved, until a save is accepted; so does taking back', () => {
  const graph = graphFrom(3, [[0, 1]])
  const start = opened(content(graph))
  expect([saveStatus(start), unsavedSteps(start)]).toEqual([false, 0])
  const id = named(graph, 'n1')
  const parts = changeNodes(new Set([id]), { partList: [{ id: 'p', name: 'Cathode', note: null }] })(graph)
  const edited = made(start, content(parts), 'change')
  expect([saveStatus(edited), unsavedSteps(edited)]).toEqual([true, 1])
  const risks = made(edited, content(changeNodes(new Set([id]), { riskTypeList: ['supply'] })(parts)), 'change')
  expect([saveStatus(risks), unsavedSteps(risks)]).toEqual([true, 2])
  expect(saveStatus(undone(undone(risks)))).toBe(false)
  const kept = accepted(risks, risks.present)
  expect(saveStatus(kept)).toBe(false)
  expect([saveStatus(undone(kept)), unsavedSteps(undone(kept))]).toEqual([true, 1])
})

test('what was changed while a save was on its way is still to be saved', () => {
  const start = opened(content(graphFrom(2, [])))
  const sent = after(start, [0, 1, 1])
  const later = after(sent, [0, 2, 2])
  expect([saveStatus(accepted(later, sent.present)), unsavedSteps(accepted(later, sent.present))]).toEqual([true, 1])
})

test('letters typed into one field are one step', () => {
  const graph = graphFrom(1, [])
  let history = opened(content(graph))
  for (const note of ['a', 'ab', 'abc'])
    history = made(history, content(changeNodes(new Set([at(graph, 0)]), { note })(graph)), 'change', 'note')
  expect(history.past).toHaveLength(1)
  expect(undone(history).present.supplyChainGraph).toBe(graph)
})

test('a node is not connected with itself, nor twice for the same product, nor with a frame', () => {
  const graph = graphFrom(2, [[0, 1]])
  const [a, b] = [at(graph, 0), at(graph, 1)]
  expect(refusalOf(graph, newEdge(a, a))).toBe('self')
  expect(refusalOf(graph, newEdge(a, b))).toBe('twice')
  expect(refusalOf(graph, newEdge(b, a))).toBeNull()
  const frame = newNode('group', { x: 0, y: 0 }, { name: 'g' })
  const framed = group(new Set([a]), frame)(graph)
  expect(refusalOf(framed, newEdge(frame.id, b))).toBe('frame')
})

test('a frame is drawn around what stands in it; taken away it leaves what stood in it', () => {
  const graph = graphFrom(3, [])
  const frame = newNode('group', { x: 0, y: 0 }, { name: 'g' })
  const framed = group(new Set([at(graph, 0), at(graph, 1)]), frame)(graph)
  const box = boxesOf(framed).get(frame.id)
  for (const { position } of graph.nodes.slice(0, 2)) {
    expect(position.x).toBeGreaterThan(box?.x ?? Infinity)
    expect(position.y).toBeGreaterThan(box?.y ?? Infinity)
  }
  const left = remove(new Set([frame.id]))(framed)
  expect(left.nodes).toEqual(graph.nodes)
})

test('what is pasted has names of its own and the edges between what was copied', () => {
  const graph = graphFrom(3, [
    [0, 1],
    [1, 2],
  ])
  const part = pasted(copied(graph, new Set([at(graph, 0), at(graph, 1)])), 24)
  expect([part.nodes.length, part.edges.length]).toEqual([2, 1])
  expect(part.edges[0]?.source).toBe(part.nodes[0]?.id)
  const ids = new Set(graph.nodes.map(({ id }) => id))
  expect(part.nodes.some(({ id }) => ids.has(id))).toBe(false)
})

test('what is brought into line stands in line, with equal spaces where they are asked for', () => {
  const graph = graphFrom(4, [])
  const lined = (how: (typeof alignments)[number]) => [...aligned(graph.nodes, how).values()]
  expect(new Set(lined('left').map(({ x }) => x))).toEqual(new Set([0]))
  expect(new Set(lined('bottom').map(({ y }) => y))).toEqual(new Set([90]))
  const across = lined('across').map(({ x }) => x)
  const steps = across.slice(1).map((x, place) => x - (across[place] ?? 0))
  expect(new Set(steps).size).toBe(1)
})
