import { randomUUID } from 'node:crypto'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { supplyChainGraph, type SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { CHAIN_LIMIT, GUEST_CHAIN_LIMIT, type savedChain } from '@pandora/contract/domains/chains/shapes'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import { dayOf, wallClock } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import type { z } from 'zod'
import type { User } from '../../auth/access.ts'
import { countsOf, differences, EMPTY_GRAPH } from './history/differences.ts'
import { companiesOf, judged, refuseWrong } from './judge.ts'
import { allowed } from '../membership/offers.ts'
import { insertOperation, type OperationKind } from './history/operations.queries.ts'
import { outlineOf } from './outline.ts'
import {
  chainById,
  countChains,
  insertChain,
  lockChains,
  updateChain,
  type ChainWords,
  type StoredChain,
} from './queries.ts'
import { insertVersion, versionOf } from './history/versions.queries.ts'

type Saved = z.infer<typeof savedChain>

/** Who saves, in which market, when. */
export interface Saving {
  db: Db
  view: View
  user: User
  now: number
  language: Language
}

/** What is saved, and why. */
export interface Content {
  name: string
  supplyFromDate: string | null
  supplyEndDate: string | null
  graph: SupplyChainGraph
  note?: string
  kind: OperationKind
  restored?: number | null
}

export const ownerOf = ({ view, user }: Pick<Saving, 'view' | 'user'>) => ({ marketId: view.marketId, uid: user.uid })

/** A chain of the user. Throws NOT_FOUND: another's is as good as none. */
export async function ownChain(
  call: Pick<Saving, 'db' | 'view' | 'user'>,
  chainId: string,
  { deleted = false } = {},
): Promise<StoredChain> {
  const chain = await chainById(call.db, ownerOf(call), chainId, { deleted })
  if (!chain) throw new Refusal(errors.NOT_FOUND)
  return chain
}

/** The graph of a version. Throws NOT_FOUND where it is not kept (any more). */
export async function graphOf(db: Db, chainId: string, version: number): Promise<SupplyChainGraph> {
  const row = await versionOf(db, chainId, version)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return supplyChainGraph.parse(row.graph)
}

/** Tells the user's other tabs that a chain has changed; heard on commit. */
export const tellChains = ({ db, view, user }: Saving, ids: readonly string[]): Promise<void> =>
  emitLive(db, { topic: 'chains', marketId: view.marketId, uid: user.uid, ids })

/** A name as it is kept. Throws BAD_INPUT where nothing is left of it. */
export function named(name: string): string {
  const kept = name.trim()
  if (kept === '') throw badInput('name', 'required')
  return kept
}

/** A name that no other of them is: `动力电池` → `动力电池 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  const stem = name.replace(/ \d{1,4}$/, '')
  for (let n = 2; ; n += 1) {
    const next = `${stem.slice(0, 59 - String(n).length)} ${n}`
    if (!taken.includes(next)) return next
  }
}

function wordsOf(content: Content, graph: SupplyChainGraph, version: number): ChainWords {
  return {
    name: content.name,
    supplyFrom: content.supplyFromDate,
    supplyEnd: content.supplyEndDate,
    version,
    nodes: graph.nodes.length,
    edges: graph.edges.length,
    companies: companiesOf(graph).length,
    outline: outlineOf(graph),
    nodeNames: graph.nodes
      .map(({ data }) => data.name)
      .join('\n')
      .slice(0, 100_000),
  }
}

const refuseTurned = ({ supplyFromDate: from, supplyEndDate: end }: Content): void => {
  if (from !== null && end !== null && from > end) throw badInput('supplyEndDate', 'crossed', { from, to: end })
}

/** Saves a new chain. Throws LIST_FULL, CHAIN_GRAPH_WRONG. */
export async function saveNew(saving: Saving, content: Content): Promise<Saved> {
  const { db, view, user, now, language } = saving
  refuseTurned(content)
  const limit = user.role === 'guest' ? GUEST_CHAIN_LIMIT : CHAIN_LIMIT
  const { total } = await lockChains(db, ownerOf(saving))
  if (total >= limit) throw new Refusal(errors.LIST_FULL, { limit })
  await allowed(db, user.uid, 'chains', (await countChains(db, user.uid)) + 1, now)
  const result = await judged(db, view, content.graph)
  refuseWrong(result, language)
  const chainId = randomUUID()
  const change = countsOf(differences(EMPTY_GRAPH, result.graph))
  const words = wordsOf(content, result.graph, 1)
  await insertChain(db, { ...ownerOf(saving), id: chainId, now }, words)
  await insertVersion(db, chainId, { ...words, ...kept(content), graph: result.graph, change }, now)
  await insertOperation(
    db,
    { uid: user.uid, chainId, now },
    { kind: content.kind, version: 1, note: content.note ?? '', change },
  )
  await tellChains(saving, [chainId])
  return { ...answer(chainId, 1, now), problems: result.problems, freed: result.freed }
}

const kept = ({ note = '', restored = null }: Content) => ({ note, restored })
const answer = (chainId: string, version: number, at: number) => ({
  chainId,
  version,
  savedAt: new Date(at).toISOString(),
})

/**
 * Saves the next version of a chain. Where nothing differs none is made, and the one that stands is answered. Throws
 * NOT_FOUND, CHAIN_CHANGED_MEANWHILE, CHAIN_GRAPH_WRONG.
 */
export async function saveNext(
  saving: Saving,
  { chainId, baseVersion }: { chainId: string; baseVersion: number | undefined },
  content: Content,
): Promise<Saved> {
  const { db, view, user, now, language } = saving
  refuseTurned(content)
  await lockChains(db, ownerOf(saving))
  const chain = await ownChain(saving, chainId)
  if (baseVersion === undefined) throw badInput('baseVersion', 'required')
  if (baseVersion !== chain.version)
    throw new Refusal(chainsErrors.CHAIN_CHANGED_MEANWHILE, {
      name: chain.name,
      version: chain.version,
      at: `${dayOf(chain.saved_at)} ${wallClock(chain.saved_at).slice(11, 16)}`,
    })
  const result = await judged(db, view, content.graph)
  refuseWrong(result, language)
  const changes = differences(await graphOf(db, chain.chain_id, chain.version), result.graph)
  const same =
    changes.length === 0 &&
    content.name === chain.name &&
    content.supplyFromDate === chain.supply_from &&
    content.supplyEndDate === chain.supply_end
  const about = { problems: result.problems, freed: result.freed }
  if (same) return { ...answer(chain.chain_id, chain.version, chain.saved_at), ...about }
  const version = chain.version + 1
  const change = countsOf(changes)
  const words = wordsOf(content, result.graph, version)
  await updateChain(db, chain.chain_id, words, now)
  await insertVersion(db, chain.chain_id, { ...words, ...kept(content), graph: result.graph, change }, now)
  await insertOperation(
    db,
    { uid: user.uid, chainId: chain.chain_id, now },
    { kind: content.kind, version, note: content.note ?? '', change },
  )
  await tellChains(saving, [chain.chain_id])
  return { ...answer(chain.chain_id, version, now), ...about }
}
