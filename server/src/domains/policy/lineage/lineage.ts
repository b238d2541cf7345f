import type { LineageRelation, PolicyState } from '@pandora/contract/domains/policy/names'
import { nameKey } from '@pandora/intelligence/policy/facts'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { documentsNamed, libraryDocuments, referencesOf, referencesTo, type ReferenceRow } from './queries.ts'
import type { LibraryRow } from '../library.queries.ts'
import { isOf, isVersionOf, madeOn, speaksOfItself, statesOf } from './states.ts'

/** Steps from the document that a lineage goes, each way, and most documents of one. */
const STEPS = 2
const MOST_NODES = 80
/** Places in which documents are named that one step reads. */
const MOST_NAMINGS = 300

/** Relations that a lineage follows beyond its first step: what only cites leads anywhere. */
const followed: ReadonlySet<LineageRelation> = new Set(['basedOn', 'carriesOut', 'amends', 'repeals', 'version'])

/** A document of a lineage; `row` undefined: it is named and not held. */
export interface LineageNode {
  id: string
  row: LibraryRow | undefined
  title: string
  number: string | null
  step: number
}
export interface LineageEdge {
  from: string
  to: string
  relation: LineageRelation
  quote: string | null
}
export interface Lineage {
  nodes: LineageNode[]
  edges: LineageEdge[]
  states: ReadonlyMap<string, PolicyState>
  cut: boolean
}

/** Of the documents that a reference may mean the last made before who names it, else none. */
function meant(
  reference: ReferenceRow,
  held: readonly LibraryRow[],
  by: LibraryRow | undefined,
): LibraryRow | undefined {
  const fitting = held.filter((row) => row.document_id !== reference.document_id && isOf(row, reference))
  const exact = fitting.filter((row) => reference.number_key !== '' && row.names.includes(reference.number_key))
  const among = exact.length > 0 ? exact : fitting
  return by ? among.findLast((row) => madeOn(row) <= madeOn(by)) : among.at(-1)
}

/**
 * A document with those that it names and those that name it, and what these rest on and carry out in turn; `day`: the
 * day that the states are of.
 */
export async function lineageOf(db: Db, view: View, root: LibraryRow, day: string): Promise<Lineage> {
  const nodes = new Map<string, LineageNode>()
  const edges = new Map<string, LineageEdge>()
  let cut = false
  const put = (node: LineageNode): boolean => {
    if (nodes.has(node.id)) return true
    if (nodes.size >= MOST_NODES) {
      cut = true
      return false
    }
    nodes.set(node.id, node)
    return true
  }
  const join = (edge: LineageEdge): void => {
    if (edge.from !== edge.to) edges.set(`${edge.from} ${edge.relation} ${edge.to}`, edge)
  }
  const asNode = (row: LibraryRow, step: number): LineageNode => ({
    id: row.document_id,
    row,
    title: row.title,
    number: row.number,
    step,
  })
  put(asNode(root, 0))

  let frontier = [root]
  for (let step = 1; step <= STEPS && frontier.length > 0; step++) {
    const references = await referencesOf(
      db,
      view,
      frontier.map((row) => row.document_id),
    )
    const followedNow = references.filter(({ relation }) => step === 1 || followed.has(relation))
    const held = await documentsNamed(
      db,
      view,
      [...new Set(followedNow.flatMap((one) => [one.title_key, one.number_key]))].filter((name) => name !== ''),
    )
    const next: LibraryRow[] = []
    for (const one of followedNow) {
      const by = frontier.find((row) => row.document_id === one.document_id)
      if (by && speaksOfItself(by, one)) continue
      const row = meant(one, held, by)
      // A document that speaks of itself, or of what it issues, names no other.
      if (!row && by && isOf(by, one)) continue
      const node = row
        ? asNode(row, -step)
        : {
            id: `named:${one.number_key || one.title_key}`,
            row: undefined,
            title: one.title,
            number: one.number,
            step: -step,
          }
      const isNew = !nodes.has(node.id)
      if (!put(node)) continue
      if (row && isNew && followed.has(one.relation)) next.push(row)
      join({ from: one.document_id, to: node.id, relation: one.relation, quote: one.quote })
    }
    frontier = next
  }

  frontier = [root]
  for (let step = 1; step <= STEPS && frontier.length > 0; step++) {
    const namings = await referencesTo(db, view, [...new Set(frontier.flatMap((row) => row.names))], MOST_NAMINGS)
    cut ||= namings.length === MOST_NAMINGS
    const told = namings.filter(({ relation }) => step === 1 || followed.has(relation))
    const by = new Map(
      (await libraryDocuments(db, view, [...new Set(told.map((one) => one.document_id))])).map((row) => [
        row.document_id,
        row,
      ]),
    )
    const next: LibraryRow[] = []
    for (const one of told) {
      const row = by.get(one.document_id)
      const target = row && meant(one, frontier, row)
      if (!row || !target || speaksOfItself(row, one)) continue
      const isNew = !nodes.has(row.document_id)
      if (!put(asNode(row, step))) continue
      if (isNew && followed.has(one.relation)) next.push(row)
      join({ from: row.document_id, to: target.document_id, relation: one.relation, quote: one.quote })
    }
    frontier = next
  }

  const versions = (await documentsNamed(db, view, [nameKey(root.title)])).filter((row) => isVersionOf(row, root))
  for (const [at, row] of versions.entries()) {
    if (!put(asNode(row, Math.sign(row.published_at - root.published_at)))) continue
    const earlier = versions[at - 1]
    if (earlier && nodes.has(earlier.document_id))
      join({ from: row.document_id, to: earlier.document_id, relation: 'version', quote: null })
  }
  const rows = [...nodes.values()].flatMap(({ row }) => row ?? [])
  return { nodes: [...nodes.values()], edges: [...edges.values()], states: await statesOf(db, view, rows, day), cut }
}
