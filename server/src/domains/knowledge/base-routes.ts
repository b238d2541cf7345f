import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { BASE_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import type { UserCall } from '../../http/route.ts'
import { serve, servePrepared, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { documentsAbout } from '../documents/offers/about.queries.ts'
import { documentsFound } from '../documents/offers/found.ts'
import { shownOnFloor } from '../floors/offers/shown.ts'
import { allowed } from '../membership/offers.ts'
import { ownBase, readableBase } from './access.ts'
import { addToBase, textsToAdd } from './add.ts'
import { basesPage, countBases, deleteBase, insertBase, lockBases, ownBases, renameBase } from './bases.queries.ts'
import type { NewDocument } from './documents.queries.ts'
import { presentBase } from './present.ts'

interface Gathered {
  documents: NewDocument[]
  more: boolean
}

type Gathering = Pick<UserCall<typeof knowledge.create>, 'services' | 'view' | 'user' | 'now'> & {
  input: { query?: string | undefined; floorId?: string | undefined; most: number }
}

/** Ids of documents about what a floor of the user shows. Refuses NOT_FOUND, KNOWLEDGE_FLOOR_SHOWS_NOBODY. */
async function ofFloor({ services, view, user, now, input: { most } }: Gathering, floorId: string) {
  const shown = await shownOnFloor(services, services.sql, view, now, user.uid, floorId)
  if (!shown) throw new Refusal(errors.NOT_FOUND)
  if (shown.companies.size + shown.themes.length === 0) throw new Refusal(knowledgeErrors.KNOWLEDGE_FLOOR_SHOWS_NOBODY)
  const ids = await documentsAbout(services.sql, view, shown, most + 1)
  return { ids: ids.slice(0, most), more: ids.length > most }
}

/**
 * Documents that a query finds or that are about what a floor shows, with their texts, read before the write begins;
 * null where neither is named. Refuses BAD_INPUT where both are.
 */
async function gathered(call: Gathering): Promise<Gathered | null> {
  const {
    services,
    view,
    now,
    input: { query, floorId, most },
  } = call
  if (query !== undefined && floorId !== undefined) throw badInput('floorId', 'beside', { other: 'query' })
  if (query === undefined && floorId === undefined) return null
  const { ids, more } =
    floorId === undefined
      ? await documentsFound(services.sql, view, { query: query ?? '', most, now })
      : await ofFloor(call, floorId)
  const documents = await textsToAdd(services.sql, view, ids)
  return { documents, more }
}

/** A name as it is kept, that none of the user's other bases bears. Refuses BAD_INPUT, NAME_TAKEN. */
function freeName(asked: string, taken: readonly { base_id: string; name: string }[], baseId: string | null): string {
  const name = asked.trim()
  if (name === '') throw badInput('name', 'required')
  if (taken.some((one) => one.name === name && one.base_id !== baseId)) throw new Refusal(errors.NAME_TAKEN)
  return name
}

export const baseRoutes: readonly Route[] = [
  servePrepared(knowledge.create, gathered, async ({ db, view, user, now, input }, found) => {
    if (found?.documents.length === 0) throw new Refusal(knowledgeErrors.KNOWLEDGE_NOTHING_FOUND)
    await lockBases(db, user.uid)
    const own = await ownBases(db, view.marketId, user.uid)
    const name = freeName(input.name, own, null)
    if (own.length >= BASE_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: BASE_LIMIT })
    await allowed(db, user.uid, 'knowledgeBases', (await countBases(db, user.uid)) + 1, now)
    const baseId = await insertBase(db, view.marketId, user.uid, name, now)
    if (found) await addToBase({ db, uid: user.uid, marketId: view.marketId, baseId, now }, found.documents)
    await emitLive(db, { topic: 'knowledge', marketId: view.marketId, uid: user.uid, ids: [baseId] })
    return presentBase(await readableBase({ db, view, user }, baseId), user.uid)
  }),

  serve(knowledge.list, async ({ db, view, user, input }) => {
    const { rows, total } = await basesPage(db, view.marketId, user.uid, input)
    return pageOf(
      rows.map((row) => presentBase(row, user.uid)),
      total,
      input,
    )
  }),

  serve(knowledge.base, async (call) => presentBase(await readableBase(call, call.input.baseId), call.user.uid)),

  serve(knowledge.rename, async (call) => {
    const { db, view, user, now, input } = call
    await lockBases(db, user.uid)
    const base = await ownBase(call, input.baseId)
    const name = freeName(input.name, await ownBases(db, view.marketId, user.uid), base.base_id)
    await renameBase(db, base.base_id, name, now)
    return presentBase({ ...base, name, updated_at: now }, user.uid)
  }),

  serve(knowledge.remove, async (call) => {
    const base = await ownBase(call, call.input.baseId)
    await deleteBase(call.db, base.base_id)
    await emitLive(call.db, {
      topic: 'knowledge',
      marketId: call.view.marketId,
      uid: call.user.uid,
      ids: [base.base_id],
    })
    return { done: true }
  }),

  servePrepared(
    knowledge.addDocuments,
    async (call) => {
      // Nobody else's base is searched for.
      await ownBase({ db: call.services.sql, view: call.view, user: call.user }, call.input.baseId)
      const found = await gathered(call)
      if (!found) throw badInput('query', 'required')
      return found
    },
    async (call, { documents, more }) => {
      const { db, view, user, now, input } = call
      await lockBases(db, user.uid)
      const base = await ownBase(call, input.baseId)
      const { ids } = await addToBase(
        { db, uid: user.uid, marketId: view.marketId, baseId: base.base_id, now },
        documents,
      )
      return { added: ids.length, known: documents.length - ids.length, more }
    },
  ),
]
