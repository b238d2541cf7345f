import { FOUND_LIMIT } from '@pandora/contract/domains/documents/operations'
import { documentsErrors } from '@pandora/contract/domains/documents/errors'
import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import type { QueryNode } from '@pandora/contract/domains/documents/query/tree'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { askOf, needed, rankedBy, timesOf, type Ask } from './ask.ts'
import {
  companyNamed,
  firstPublished,
  instantAfter,
  passagesWithin,
  sourcesNamed,
  type FoundPassage,
} from './search.queries.ts'

/** A document found, by the passage of it that ranks highest. */
export type FoundOne = FoundPassage

/** What a search found. */
export interface FoundAll {
  /** The newest first, at most `FOUND_LIMIT`. */
  found: FoundOne[]
  more: boolean
  /** Instant (ms) to which it went back where it stopped early. */
  backTo: number | null
}

/** Passages of the first stretch, which is looked through first: a word of every document is found here. */
const FIRST = 5000
/** How much longer each stretch of time is than the one before it. */
const GROWS = 4
/** Time after which no further stretch is begun, and after which one is broken off, in ms. */
const [PATIENCE, LONGEST] = [1500, 4000]
const HOUR = 3_600_000

/** The tree of a query; refuses by name what cannot be read. */
export function readQuery(text: string): QueryNode {
  const { tree, fault } = parseQuery(text)
  if (fault) throw new Refusal(documentsErrors[fault.code], { place: fault.place, word: fault.word })
  return tree
}

/** Looks up what a query names. Refuses a company that the market does not know. */
export async function resolved(db: Db, view: View, tree: QueryNode, now: number): Promise<Ask> {
  const [companies, sources] = [new Map<string, string>(), new Map<string, readonly string[]>()]
  for (const node of nodesOf(tree)) {
    if (node.type === 'company') {
      const id = await companyNamed(db, view, node.value, now)
      if (id === undefined) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: node.value })
      companies.set(node.value, id)
    }
    if (node.type === 'source') sources.set(node.value, await sourcesNamed(db, view.marketId, node.value))
  }
  return askOf(tree, {
    company: (value) => companies.get(value) ?? '',
    sources: (value) => sources.get(value) ?? [],
  })
}

function nodesOf(node: QueryNode): QueryNode[] {
  if (node.type === 'not') return nodesOf(node.part)
  return node.type === 'and' || node.type === 'or' ? node.parts.flatMap(nodesOf) : [node]
}

/**
 * Finds documents, the newest first, in stretches of time that grow: a frequent word fills the limit within the first,
 * a rare one is looked up over all of time in a few steps. In one read transaction, so that the stretches fit together.
 */
export async function findDocuments(
  tx: Db,
  view: View,
  tree: QueryNode,
  now: number,
  onStretch: (so: FoundAll) => void,
): Promise<FoundAll> {
  const ask = await resolved(tx, view, tree, now)
  const asked = { ask, ranked: rankedBy(tree) }
  const times = timesOf(ask)
  // No document is known before it is published, but for a day that a source writes ahead.
  const to = Math.min(times.to, view.asOf === null ? Infinity : view.asOf + 24 * HOUR)
  const begun = performance.now()
  const passages: FoundPassage[] = []
  const so = (backTo: number | null): FoundAll => gathered(passages, backTo)
  const all = { from: times.from, to }
  const first = await instantAfter(tx, view, all, FIRST)
  // Fewer are one stretch. Else the first one ends at the newest document, so that the index is asked for few days.
  const newest = first === null ? null : await instantAfter(tx, view, all, 0)
  let stretch = first === null || newest === null ? all : { from: first, to: newest + 1 }
  const earliest = first === null ? null : Math.max(times.from, (await firstPublished(tx, view)) ?? -Infinity)
  let length = stretch.to - stretch.from
  // The beginning of a word stands for thousands of words: among few documents it is looked for one by one.
  let byTime = needed(ask)?.includes(':*') ?? false
  for (;;) {
    passages.push(...(await passagesWithin(tx, view, asked, stretch, FOUND_LIMIT + 1 - passages.length, byTime)))
    if (passages.length > FOUND_LIMIT || earliest === null || stretch.from <= earliest) return so(null)
    if (performance.now() - begun > PATIENCE) return so(stretch.from)
    onStretch(so(stretch.from))
    byTime = false
    length = Math.max(length * GROWS, 24 * HOUR)
    const from = stretch.from - length
    stretch = { from: from <= earliest ? times.from : from, to: stretch.from }
  }
}

/** Documents of passages, each once, by the passage that ranks highest. */
function gathered(passages: readonly FoundPassage[], backTo: number | null): FoundAll {
  const best = new Map<string, FoundPassage>()
  for (const one of passages.slice(0, FOUND_LIMIT)) {
    const known = best.get(one.document_id)
    if (!known || one.rank > known.rank) best.set(one.document_id, one)
  }
  return { found: [...best.values()], more: passages.length > FOUND_LIMIT, backTo }
}

/** The order of a list: by rank, or by time alone; what ranks alike by time, the newest first. */
export function inOrder(found: readonly FoundOne[], sort: 'relevance' | 'newest'): FoundOne[] {
  return found.toSorted(
    (a, b) =>
      (sort === 'relevance' ? b.rank - a.rank : 0) ||
      b.published_at - a.published_at ||
      (a.document_id < b.document_id ? 1 : a.document_id > b.document_id ? -1 : 0),
  )
}

/** A search in a read transaction of its own, broken off where it takes too long: then what was found until then. */
export async function findWithin(
  begin: <T>(work: (tx: Db) => Promise<T>) => Promise<T>,
  look: (tx: Db, onStretch: (so: FoundAll) => void) => Promise<FoundAll>,
): Promise<FoundAll> {
  let so: FoundAll | null = null
  try {
    return await begin(async (tx) => {
      await tx`select set_config('statement_timeout', ${`${LONGEST}ms`}, true), set_config('enable_seqscan', 'off', true)`
      return look(tx, (found) => {
        so = found
      })
    })
  } catch (error) {
    if ((error as { code?: string }).code === '57014' && so !== null) return so
    throw error
  }
}
