import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FinanceCommentRow } from '@pandora/store/generated/schema'
import { calledAs } from '../../shared/masked.ts'

/** A comment with its author's name. */
export type CommentRow = Omit<FinanceCommentRow, 'market_id'> & { author: string | null }

interface Report {
  marketId: number
  companyId: string
  businessTypeId: string
}

const shown = (db: Db) =>
  db`c.comment_id, c.company_id, c.business_type_id, c.uid, c.personal, c.body, c.tags, c.created_at,
    ${calledAs(db, 'a')} as author`
const seen = (db: Db, { marketId, companyId, businessTypeId }: Report, uid: number) =>
  db`c.market_id = ${marketId} and c.company_id = ${companyId} and c.business_type_id = ${businessTypeId}
    and (not c.personal or c.uid = ${uid})`

/** A page of the comments on a report that an account sees, newest first, and how many there are. */
export async function commentsPage(
  db: Db,
  report: Report,
  uid: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const rows = await db<(CommentRow & { total: number })[]>`
    select ${shown(db)}, count(*) over ()::int as total from finance_comment c join account a on a.uid = c.uid
      where ${seen(db, report, uid)} order by c.comment_id desc limit ${limit} offset ${offset}`
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from finance_comment c where ${seen(db, report, uid)}`
  return { rows, total: counted?.total ?? 0 }
}

/** How many comments an account has on a report, with the report held against its others. */
export async function lockComments(
  tx: Db,
  { marketId, companyId, businessTypeId }: Report,
  uid: number,
): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`finance comment ${marketId} ${companyId} ${businessTypeId} ${uid}`},
    0))`
  const [row] = await tx<
    { count: number }[]
  >`select count(*)::int as count from finance_comment where market_id = ${marketId} and company_id = ${companyId}
    and business_type_id = ${businessTypeId} and uid = ${uid}`
  return row?.count ?? 0
}

/** Enters a comment. */
export async function addComment(
  tx: Db,
  { marketId, companyId, businessTypeId }: Report,
  comment: { uid: number; personal: boolean; body: string; tags: readonly string[]; now: number },
): Promise<CommentRow> {
  const [row] = await tx<CommentRow[]>`with c as (
      insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, tags, created_at)
      values (${marketId}, ${companyId}, ${businessTypeId}, ${comment.uid}, ${comment.personal}, ${comment.body},
        ${tx.array(comment.tags as string[])}, ${instant(comment.now)}) returning *)
    select ${shown(tx)} from c join account a on a.uid = c.uid`
  if (!row) throw new Error('a comment was not entered')
  return row
}

/** A comment of a market that an account sees. */
export async function commentById(
  db: Db,
  marketId: number,
  commentId: number,
  uid: number,
): Promise<CommentRow | undefined> {
  const [row] = await db<CommentRow[]>`select ${shown(db)} from finance_comment c join account a on a.uid = c.uid
    where c.market_id = ${marketId} and c.comment_id = ${commentId} and (not c.personal or c.uid = ${uid})`
  return row
}

export async function deleteComment(tx: Db, commentId: number): Promise<void> {
  await tx`delete from finance_comment where comment_id = ${commentId}`
}
