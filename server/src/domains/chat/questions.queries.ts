import { randomUUID } from 'node:crypto'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ChatQuestionRow } from '@pandora/store/generated/schema'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

export type QuestionRow = Pick<
  ChatQuestionRow,
  'question_id' | 'conversation_id' | 'text' | 'base_id' | 'pinned' | 'asked_at' | 'changed_at'
>
interface Whose {
  uid: number
  marketId: number
}

const columns = (db: Db) => db`q.question_id, q.conversation_id, q.text, q.base_id, q.pinned, q.asked_at, q.changed_at`

/** A page of a user's questions: pinned ones first, of the others the newest. */
export async function questionsOf(
  db: Db,
  { uid, marketId }: Whose,
  { text, conversationId }: { text?: string | undefined; conversationId?: string | undefined },
  { page, size }: { page: number; size: number },
): Promise<{ rows: QuestionRow[]; total: number }> {
  const where = db`q.uid = ${uid} and q.market_id = ${marketId} and q.deleted_at is null
    ${text === undefined || text.trim() === '' ? db`` : db`and strpos(lower(q.text), ${text.trim().toLowerCase()}) > 0`}
    ${conversationId === undefined ? db`` : db`and q.conversation_id = ${conversationId}`}`
  const rows = await db<QuestionRow[]>`select ${columns(db)} from chat_question q where ${where}
    order by q.pinned desc, q.asked_at desc, q.question_id limit ${size} offset ${page * size}`
  const [counted] = await db<[{ count: number }]>`select count(*)::int as count from chat_question q where ${where}`
  return { rows, total: counted.count }
}

/** A question of a user. */
export async function questionOf(
  db: Db,
  { uid, marketId }: Whose,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const [row] = await db<QuestionRow[]>`select ${columns(db)} from chat_question q
    where q.question_id = ${questionId} and q.uid = ${uid} and q.market_id = ${marketId} and q.deleted_at is null`
  return row
}

/**
 * Questions asked of the product in a conversation before another, at most so many, in their order. What was asked of a
 * knowledge base says nothing of figures.
 */
export async function askedBefore(db: Db, { uid }: Whose, row: QuestionRow, most: number): Promise<string[]> {
  const rows = await db<{ text: string }[]>`select q.text from chat_question q
    where q.uid = ${uid} and q.conversation_id = ${row.conversation_id} and q.base_id is null and q.deleted_at is null
      and (q.asked_at, q.question_id) < (${instant(row.asked_at)}::timestamptz, ${row.question_id}::uuid)
    order by q.asked_at desc, q.question_id desc limit ${most}`
  return rows.map((one) => one.text).toReversed()
}

/** Lets one change of a user's questions happen at a time; answers how many there are. */
export async function lockQuestions(tx: Db, uid: number): Promise<number> {
  await takeTurn(tx, uid)
  const [row] = await tx<[{ count: number }]>`select count(*)::int as count from chat_question
    where uid = ${uid} and deleted_at is null`
  return row.count
}

/** Whether a conversation is one of the user's. */
export async function ownsConversation(db: Db, { uid, marketId }: Whose, conversationId: string): Promise<boolean> {
  const [row] = await db<{ one: number }[]>`select 1 as one from chat_question
    where uid = ${uid} and market_id = ${marketId} and conversation_id = ${conversationId}
      and deleted_at is null limit 1`
  return row !== undefined
}

/** Keeps a question, in a conversation or as the first of its own. */
export async function insertQuestion(
  tx: Db,
  { uid, marketId }: Whose,
  {
    text,
    conversationId,
    baseId,
    now,
  }: { text: string; conversationId: string | undefined; baseId: string | null; now: number },
): Promise<QuestionRow> {
  const id = randomUUID()
  const [row] = await tx<[QuestionRow]>`
    insert into chat_question as q (question_id, uid, market_id, conversation_id, text, base_id, asked_at, changed_at)
    values (${id}, ${uid}, ${marketId}, ${conversationId ?? randomUUID()}, ${text}, ${baseId},
      ${instant(now)}, ${instant(now)})
    returning ${columns(tx)}`
  return row
}

/** Changes a question of a user; undefined where it is none. */
export async function changeQuestion(
  tx: Db,
  { uid, marketId }: Whose,
  questionId: string,
  { text, pinned, now }: { text: string | undefined; pinned: boolean | undefined; now: number },
): Promise<QuestionRow | undefined> {
  const [row] = await tx<QuestionRow[]>`
    update chat_question q set text = coalesce(${text ?? null}, q.text), pinned = coalesce(${pinned ?? null}, q.pinned),
      changed_at = ${instant(now)}
    where q.question_id = ${questionId} and q.uid = ${uid} and q.market_id = ${marketId} and q.deleted_at is null
    returning ${columns(tx)}`
  return row
}

/** Marks a question of a user as deleted; what a model said of it goes at once. False where it is none. */
export async function deleteQuestion(
  tx: Db,
  { uid, marketId }: Whose,
  questionId: string,
  now: number,
): Promise<boolean> {
  const { count } = await tx`update chat_question set deleted_at = ${instant(now)}
    where question_id = ${questionId} and uid = ${uid} and market_id = ${marketId} and deleted_at is null`
  if (count > 0) await tx`delete from chat_wording where question_id = ${questionId}`
  return count > 0
}

/** How long a deletion can be taken back, ms. */
const KEPT = 24 * 3_600_000

/** Takes the deletion of a user's question back: it stands again where it stood; undefined where there is none. */
export async function restoreQuestion(
  tx: Db,
  { uid, marketId }: Whose,
  questionId: string,
  now: number,
): Promise<QuestionRow | undefined> {
  const [row] = await tx<QuestionRow[]>`update chat_question q set deleted_at = null
    where q.question_id = ${questionId} and q.uid = ${uid} and q.market_id = ${marketId}
      and (q.deleted_at is null or q.deleted_at >= ${instant(now - KEPT)})
    returning ${columns(tx)}`
  return row
}

/** Drops questions whose deletion can no longer be taken back. */
export async function pruneQuestions(db: Db, now: number): Promise<void> {
  await db`delete from chat_question where deleted_at < ${instant(now - KEPT)}`
}
