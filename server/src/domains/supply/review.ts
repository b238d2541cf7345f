import type { FoundType } from '@pandora/contract/domains/supply/names'
import { supplyErrors } from '@pandora/contract/domains/supply/errors'
import type { supply } from '@pandora/contract/domains/supply/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { ParsedInputOf } from '@pandora/contract/operation'
import { emitLive } from '@pandora/store/live-events'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { audit } from '../../auth/audit.ts'
import type { UserCall } from '../../http/route.ts'
import { companyNames } from '../../shared/names.ts'
import { pageOf } from '../../shared/page.ts'
import { totalOf } from '../../shared/totals.ts'
import { presentReviewed } from './present.ts'
import { decide, revert, reviewedOne, reviewPage, type Between, type ReviewedRow } from './review.queries.ts'

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
  if (!(await revert(db, view.marketId, asked, user.uid))) throw new Refusal(supplyErrors.DECISION_TAKEN_BACK)
  await told(db, view, user.uid, 'relation-decision-reverted', asked)
  return { relation: await presentedOne(db, view, asked, user.uid) }
}

/** Decides a relation that texts say, for everyone. */
export async function decided(
  { db, view, user, input }: UserCall<typeof supply.accept>,
  verdict: 'accepted' | 'rejected',
) {
  await oneOf(db, view, input)
  if (!(await decide(db, view.marketId, input, { uid: user.uid, verdict, note: input.note })))
    throw new Refusal(supplyErrors.RELATION_DECIDED)
  await told(db, view, user.uid, `relation-${verdict}`, input)
  return { relation: await presentedOne(db, view, input, user.uid) }
}

async function told(
  db: Db,
  view: View,
  uid: number,
  what: 'relation-accepted' | 'relation-rejected' | 'relation-decision-reverted',
  { fromId, toId, type }: { fromId: string; toId: string; type: FoundType },
): Promise<void> {
  await audit(db, uid, what, { marketId: view.marketId, from: fromId, to: toId, relation: type })
  await emitLive(db, { topic: 'analysis', marketId: view.marketId, ids: [fromId, toId] })
}

async function oneOf(db: Db, view: View, between: Between): Promise<ReviewedRow> {
  const row = await reviewedOne(db, view.marketId, between)
  if (!row) throw new Refusal(supplyErrors.RELATION_NOT_FOUND_IN_TEXTS)
  return row
}

async function presented(db: Db, view: View, rows: readonly ReviewedRow[], uid: number) {
  const names = await companyNames(db, view, [...new Set(rows.flatMap((row) => [row.from_id, row.to_id]))])
  return rows.map((row) => presentReviewed(row, names, uid))
}

async function presentedOne(db: Db, view: View, between: Between, uid: number) {
  const row = await oneOf(db, view, between)
  const names = await companyNames(db, view, [row.from_id, row.to_id])
  return presentReviewed(row, names, uid)
}
