import { risk } from '@pandora/contract/domains/risk/operations'
import { riskErrors } from '@pandora/contract/domains/risk/errors'
import { REGISTER_LIMIT } from '@pandora/contract/domains/risk/register-operations'
import { riskTypeFacts, type RiskType } from '@pandora/contract/domains/risk/types'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { placeName } from '@pandora/intelligence/risks/places'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { serve, serveDownload, type Route, type UserCall } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { presentEntries, writeEntries } from './present-register.ts'
import { companyNames } from './reach.queries.ts'
import { newsOfEntries } from './register-news.queries.ts'
import { deleteEntry, entriesOf, entryById, insertEntry, seeEntry, updateEntry } from './register.queries.ts'
import { heldTopics, typeOf } from './topics.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

type Call = Pick<UserCall<typeof risk.register>, 'services' | 'db' | 'view' | 'user' | 'now'>

/** Tells the user's other tabs; heard on commit. */
const tell = (tx: Db, { marketId }: View, uid: number): Promise<void> =>
  emitLive(tx, { topic: 'risk-register', marketId, uid, ids: [] })

async function readEntries({ services, db, view, user, now }: Call) {
  const until = view.asOf ?? now
  const rows = await entriesOf(db, view.marketId, user.uid, until)
  const companies = rows.flatMap((row) => (riskTypeFacts[row.risk_type].befalls === 'company' ? [row.subject] : []))
  const [names, news, { topics }] = await Promise.all([
    companyNames(db, view, companies),
    newsOfEntries(db, view, rows),
    heldTopics.read(services, view, {}),
  ])
  const topicIds = new Map(
    topics
      .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1))
      .map((topic) => [`${typeOf(topic)} ${topic.subject}`, topic.topicId]),
  )
  return presentEntries(rows, { names, news, topicIds, today: dayOf(until) })
}

/** Throws RISK_SUBJECT_UNKNOWN for a place or company that there is not. */
async function checkSubject(db: Db, view: View, type: RiskType, subject: string): Promise<void> {
  if (subject === '') return
  const known =
    riskTypeFacts[type].befalls === 'place'
      ? placeName(subject) !== null
      : ((names) => names.get(subject)?.name_zh ?? names.get(subject)?.name_en ?? null)(
          await companyNames(db, view, [subject]),
        ) !== null
  if (!known) throw new Refusal(riskErrors.RISK_SUBJECT_UNKNOWN, { subject })
}

/** The user's entry of an id. Throws NOT_FOUND: another user's is as good as none. */
async function ownEntry(db: Db, { marketId }: View, uid: number, id: string, deleted = false) {
  const row = await entryById(db, marketId, uid, id, deleted)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}

/** Throws RISK_ALREADY_KEPT and LIST_FULL. */
async function refuseTwice(call: Pick<Call, 'db' | 'view' | 'user'>, type: RiskType, subject: string): Promise<void> {
  const rows = await entriesOf(call.db, call.view.marketId, call.user.uid, Infinity)
  if (rows.some((row) => row.risk_type === type && row.subject === subject))
    throw new Refusal(riskErrors.RISK_ALREADY_KEPT)
  if (rows.length >= REGISTER_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: REGISTER_LIMIT })
}

export const registerRoutes: readonly Route[] = [
  serve(risk.register, async (call) => {
    const dataList = await readEntries(call)
    return { ...wholeOf(dataList), withNews: dataList.filter(({ news }) => news > 0).length }
  }),

  serve(risk.saveEntry, async (call) => {
    const { db, view, user, input, now } = call
    await takeTurn(db, user.uid)
    const words = { ...input, owner: input.owner.trim(), note: input.note.trim() }
    const change = async (id: string) => {
      await ownEntry(db, view, user.uid, id)
      await updateEntry(db, id, words, now)
      return id
    }
    const add = async () => {
      const { riskType, subject } = input
      if (riskType === undefined) throw badInput('riskType', 'required')
      if (subject === undefined) throw badInput('subject', 'required')
      await checkSubject(db, view, riskType, subject)
      await refuseTwice(call, riskType, subject)
      return insertEntry(db, view.marketId, user.uid, { ...words, riskType, subject }, now)
    }
    const entryId = input.entryId === undefined ? await add() : await change(input.entryId)
    await tell(db, view, user.uid)
    return { entryId }
  }),

  serve(risk.markSeen, async ({ db, view, user, input, now }) => {
    await ownEntry(db, view, user.uid, input.entryId)
    await seeEntry(db, input.entryId, now)
    await tell(db, view, user.uid)
    return { done: true }
  }),

  serve(risk.deleteEntry, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    await ownEntry(db, view, user.uid, input.entryId)
    await deleteEntry(db, input.entryId, now)
    await tell(db, view, user.uid)
    return { done: true }
  }),

  serve(risk.restoreEntry, async (call) => {
    const { db, view, user, input } = call
    await takeTurn(db, user.uid)
    const row = await ownEntry(db, view, user.uid, input.entryId, true)
    await refuseTwice(call, row.risk_type, row.subject)
    await deleteEntry(db, input.entryId, null)
    await tell(db, view, user.uid)
    return { done: true }
  }),

  serveDownload(risk.exportRegister, async (call) => ({
    file: `risk-register-${dayOf(call.view.asOf ?? call.now)}.csv`,
    type: 'text/csv; charset=utf-8',
    holds: await readEntries(call),
    write: (entries) => writeEntries(entries, call.language),
  })),
]
