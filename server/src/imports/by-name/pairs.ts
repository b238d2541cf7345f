import { FREE_END, type FoundType } from '@pandora/contract/domains/supply/names'
import { excludes, oneWay } from '@pandora/intelligence/relations/graph/graph'
import type { GraphRelation } from '@pandora/intelligence/relations/graph/graph'
import type { Extracted, Rejection } from '@pandora/sources/source'

/** Most relations that are remembered, to tell of those that a file contradicts. */
const MOST_PAIRS = 1_000_000

/** Which relation of which two a record says, and the field of its second end. */
interface Said {
  from: string
  to: string
  relation: GraphRelation
  field: string
  /** What the file calls the two. */
  told: string
}

/** What a record says of two; null of records of other kinds. */
function saidBy({ kind }: Extracted, values: Readonly<Record<string, unknown>>): Said | null {
  const said = (from: string, to: string, relation: unknown): Said | null => {
    const [one, other] = [values[from], values[to]]
    if (typeof one !== 'string' || typeof other !== 'string' || one === other) return null
    const called = (field: string, id: string) => {
      const name = values[field.replace(/_id$/u, '_name')]
      return typeof name === 'string' ? name : id.replace(FREE_END, '')
    }
    const told = `${called(from, one)} > ${called(to, other)}`
    return { from: one, to: other, relation: relation as GraphRelation, field: to, told }
  }
  switch (kind) {
    case 'supply_edge':
      return said('supplier_id', 'customer_id', 'supplies' satisfies FoundType)
    case 'corporate_relation':
      return said('from_id', 'to_id', values['type'])
    case 'product_relation':
      // `upstream`: the second is a material of the first; `downstream`: the second is made from the first.
      if (values['relation'] === 'upstream') return said('to_product', 'from_product', 'upstream_of')
      return values['relation'] === 'downstream' ? said('from_product', 'to_product', 'upstream_of') : null
    default:
      return null
  }
}

/**
 * Tells of relations that a file contradicts itself: said the other way round too where they hold one way alone, or
 * beside another of the same two that excludes them. Each is told at the later of the two lines, with the line of the
 * earlier; both are kept, as nobody knows which is right.
 */
export function pairWatch() {
  const told = new Map<string, Map<GraphRelation, number>>()
  let count = 0

  return function contradicted(record: Extracted, values: Readonly<Record<string, unknown>>): Rejection[] {
    const said = saidBy(record, values)
    if (said === null) return []
    const { from, to, relation, field, told: names } = said
    const [key, turned] = [JSON.stringify([from, to]), JSON.stringify([to, from])]
    const other = (one: number, reason: string): Rejection => ({
      line: record.line,
      kind: record.kind,
      field,
      reason,
      value: `${names} (${one})`,
      alone: true,
    })
    const back = told.get(turned)
    const bothWays = oneWay.has(relation) ? back?.get(relation) : undefined
    const against = [...(told.get(key) ?? []), ...(back ?? [])].find(([one]) => excludes(relation, one))
    const own = told.get(key) ?? new Map<GraphRelation, number>()
    if (!own.has(relation) && count < MOST_PAIRS) {
      told.set(key, own.set(relation, record.line))
      count++
    }
    return [
      ...(bothWays === undefined ? [] : [other(bothWays, 'SAID_BOTH_WAYS')]),
      ...(against === undefined ? [] : [other(against[1], 'EXCLUDED_BY_ANOTHER')]),
    ]
  }
}
