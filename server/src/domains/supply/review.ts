import { supplyErrors } from '@pandora/contract/domains/supply/errors'
import type { supply } from '@pandora/contract/domains/supply/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { ParsedInputOf } from '@pandora/contract/operation'
import { emitLive } from '@pandora/store/live-events'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { audit } from '../../auth/audit.ts'
import type { UserCall } from '../../http/route.ts'
import { deriveFor } from '../../imports/derive.ts'
import { companyNames } from '../../shared/names.ts'
import { pageOf } from '../../shared/page.ts'
import { totalOf } from '../../shared/totals.ts'
import { presentReviewed } from './present.ts'
import { beginAgain, endGiven, kindOf, lockFacts } from './refusal.queries.ts'
import { decide, refusedOne, revert, reviewedOne, reviewPage } from './review.queries.ts'
import type { Between, ReviewedRow } from './review.queries.ts'

type Reader = Pick<UserCall<typeof supply.accept>['user'], 'uid' | 'role'>

/** A page of relations that wait for a reader, or that were decided. */
export async function reviewsOf(db: Db, view: View, user: Reader, asked: ParsedInputOf<typeof supply.waiting>) {
  const rows = await reviewPage(db, view.marketId, asked)
  return pageOf(
    await presented(db, view, rows, user.uid),
    await totalOf(rows, asked.page, () => reviewPage(db, view.marketId, { ...asked, page: 0, size: 1 })),
    asked,
  )
}

/** Takes a decision back: one's own, or any as an administrator. */
export async function takenBack(db: Db, view: View, user: Reader, asked: Between) {
  const row = await oneOf(db, view, asked)
  if (row.verdict === null) throw new Refusal(supplyErrors.DECISION_TAKEN_BACK)
  if (row.uid !== user.uid && user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
  const given = asked.origin === 'fact'
  const begun = given ? await beginAgain(db, view.marketId, asked, await lockFacts(db, view.marketId)) : 0
  if (!(await revert(db, view.marketId, asked, user.uid))) throw new Refusal(supplyErrors.DECISION_TAKEN_BACK)
  if (given) await follow(db, view.marketId, asked, begun)
  await told(db, view, user.uid, 'relation-decision-reverted', asked)
  return { relation: await presentedRow(db, view, given ? undecided(row) : await oneOf(db, view, asked), user.uid) }
}

/** Decides a relation that texts say, for everyone; or refuses one that sources give. */
export async function decided(
  { db, view, user }: Pick<UserCall<typeof supply.accept>, 'db' | 'view' | 'user'>,
  asked: Between & { note: string },
  verdict: 'accepted' | 'rejected',
) {
  const { marketId } = view
  const decision = { uid: user.uid, verdict, note: asked.note }
  if (asked.origin === 'text') {
    await oneOf(db, view, asked)
    if (!(await decide(db, marketId, asked, decision))) throw new Refusal(supplyErrors.RELATION_DECIDED)
  } else {
    const at = await lockFacts(db, marketId)
    if (!(await decide(db, marketId, asked, { ...decision, at }))) throw new Refusal(supplyErrors.RELATION_DECIDED)
    const ended = await endGiven(db, marketId, asked, at)
    if (ended === 0) throw new Refusal(supplyErrors.RELATION_NOT_GIVEN)
    await follow(db, marketId, asked, ended)
  }
  await told(db, view, user.uid, `relation-${verdict}`, asked)
  return { relation: await presentedRow(db, view, await oneOf(db, view, asked), user.uid) }
}

const undecided = (row: ReviewedRow): ReviewedRow => ({ ...row, verdict: null, decided_at: null })

/** What follows from the end, or the new beginning, of facts: the same as after an import. */
async function follow(tx: Db, marketId: number, { type }: Between, updated: number): Promise<void> {
  const counts = { new: 0, updated, unchanged: 0, duplicate: 0 }
  await deriveFor(marketId)(tx, new Map([[kindOf(type), counts]]))
}

async function told(
  db: Db,
  view: View,
  uid: number,
  what: 'relation-accepted' | 'relation-rejected' | 'relation-decision-reverted',
  { fromId, toId, type, origin, product }: Between,
): Promise<void> {
  await audit(db, uid, what, { marketId: view.marketId, from: fromId, to: toId, relation: type, origin, product })
  await emitLive(db, { topic: 'analysis', marketId: view.marketId, ids: [fromId, toId] })
}

/** A relation with what was decided of it; of one that sources give, a refusal that stands. */
async function oneOf(db: Db, view: View, between: Between): Promise<ReviewedRow> {
  const text = between.origin === 'text'
  const row = await (text ? reviewedOne : refusedOne)(db, view.marketId, between)
  if (!row) throw new Refusal(text ? supplyErrors.RELATION_NOT_FOUND_IN_TEXTS : supplyErrors.DECISION_TAKEN_BACK)
  return row
}

async function presented(db: Db, view: View, rows: readonly ReviewedRow[], uid: number) {
  const names = await companyNames(db, view, [...new Set(rows.flatMap((row) => [row.from_id, row.to_id]))])
  return rows.map((row) => presentReviewed(row, names, uid))
}

async function presentedRow(db: Db, view: View, row: ReviewedRow, uid: number) {
  const names = await companyNames(db, view, [row.from_id, row.to_id])
  return presentReviewed(row, names, uid)
}
