import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { changeCounts, graphChange } from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'

export type ChangeCounts = z.infer<typeof changeCounts>
export type GraphChange = z.infer<typeof graphChange>

/** The fields of an item, in words, with the places of what lies deeper: `data.revenueShare.low`. */
function fieldsOf(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value)) return [[path, value.length === 0 ? '' : JSON.stringify(value)]]
  if (typeof value !== 'object' || value === null) return [[path, value === null ? '' : String(value)]]
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => fieldsOf(inner, path === '' ? key : `${path}.${key}`))
}

/** Fields that differ, by name. What stands nowhere before or after is null. */
function fieldChanges(before: object, after: object): GraphChange['fields'] {
  const [was, is] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => (was.get(field) ?? '') !== (is.get(field) ?? ''))
    .sort()
    .map((field) => ({ field, before: was.get(field) || null, after: is.get(field) || null }))
}

function changesOf<Item extends { id: string }>(
  what: GraphChange['what'],
  before: readonly Item[],
  after: readonly Item[],
  name: (item: Item, now: boolean) => string,
): GraphChange[] {
  const was = new Map(before.map((item) => [item.id, item]))
  const is = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((item): GraphChange[] => {
      const old = was.get(item.id)
      if (!old) return [{ what, way: 'added', id: item.id, name: name(item, true), fields: [] }]
      const fields = fieldChanges(old, item)
      return fields.length > 0 ? [{ what, way: 'changed', id: item.id, name: name(item, true), fields }] : []
    }),
    ...before
      .filter(({ id }) => !is.has(id))
      .map((item): GraphChange => ({ what, way: 'removed', id: item.id, name: name(item, false), fields: [] })),
  ]
}

/** What differs from one graph to another; nodes before edges. Their order in the graph is nothing. */
export function differences(before: SupplyChainGraph, after: SupplyChainGraph): GraphChange[] {
  const names = (graph: SupplyChainGraph) => new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
  const [old, now] = [names(before), names(after)]
  const ends = ({ source, target }: ChainEdge, isNow: boolean) => {
    const of = (id: string) => (isNow ? (now.get(id) ?? old.get(id)) : old.get(id)) ?? id
    return `${of(source)} → ${of(target)}`
  }
  return [
    ...changesOf('node', before.nodes, after.nodes, ({ data }: ChainNode) => data.name),
    ...changesOf('edge', before.edges, after.edges, ends),
  ]
}

/** How many of each. */
export function countsOf(changes: readonly GraphChange[]): ChangeCounts {
  const of = (what: GraphChange['what']) => {
    const own = changes.filter((one) => one.what === what)
    const way = (which: GraphChange['way']) => own.filter((one) => one.way === which).length
    return { added: way('added'), changed: way('changed'), removed: way('removed') }
  }
  return { nodes: of('node'), edges: of('edge') }
}

export const EMPTY_GRAPH: SupplyChainGraph = { nodes: [], edges: [] }
