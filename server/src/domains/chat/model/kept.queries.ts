import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Takes one of a user's calls of a day; false where they are used up. One statement, so that parallel ones count. */
export async function takeCall(db: Db, uid: number, day: string, most: number): Promise<boolean> {
  if (most < 1) return false
  const rows = await db`
    insert into chat_model_day as d (uid, day, calls) values (${uid}, ${day}, 1)
    on conflict (uid, day) do update set calls = d.calls + 1 where d.calls < ${most} returning d.calls`
  return rows.length > 0
}

/** A sentence that a model said and that held, with the ids of what it refers to. */
export interface KeptSentence {
  text: string
  refs: string[]
}
/** What became of asking a model. */
export interface Kept {
  said: KeptSentence[]
  refused: number
  failed: 'failed' | 'refused' | null
}
/** What it was asked: by whom, of which question, and a hash of all that it was given. */
export interface KeptOf {
  uid: number
  questionId: string
  day: string
  ground: string
}

/** After so long a model that did not answer is asked again. */
const TRIED_AGAIN = 10 * 60_000

/** What a model said of the same, on the same day; undefined where it was not asked, or did not answer a while ago. */
export async function keptWording(
  db: Db,
  { uid, day, ground }: Omit<KeptOf, 'questionId'>,
  now: number,
): Promise<Kept | undefined> {
  const [row] = await db<Kept[]>`select said, refused, failed from chat_wording
    where uid = ${uid} and day = ${day} and ground = ${ground}
      and (failed is distinct from 'failed' or made_at > ${instant(now - TRIED_AGAIN)})`
  return row
}

/** Keeps what a model said; where another call of the same was first, answers what that one kept. */
export async function keepWording(db: Db, of: KeptOf, kept: Kept, now: number): Promise<Kept> {
  const { uid, day, ground, questionId } = of
  await db`
    insert into chat_wording as w (uid, day, ground, question_id, said, refused, failed, made_at)
    select q.uid, ${day}, ${ground}, q.question_id, ${db.json(kept.said as unknown as never)}, ${kept.refused},
      ${kept.failed}, ${instant(now)}
    from chat_question q where q.question_id = ${questionId} and q.uid = ${uid} and q.deleted_at is null
    for key share
    on conflict (uid, day, ground) do update
      set said = excluded.said, refused = excluded.refused, failed = excluded.failed, made_at = excluded.made_at
      where w.failed = 'failed'`
  return (await keptWording(db, of, now)) ?? kept
}

/** Counts of past days say nothing any more; words are kept as long as somebody may look back at their day. */
const [DAYS_COUNTED, DAYS_KEPT] = [3, 400]
const DAY_MS = 86_400_000

/** Deletes what is too old to be asked for. */
export async function pruneModel(db: Db, now: number): Promise<void> {
  await db`delete from chat_model_day where day < ${new Date(now - DAYS_COUNTED * DAY_MS).toISOString().slice(0, 10)}`
  await db`delete from chat_wording where made_at < ${instant(now - DAYS_KEPT * DAY_MS)}`
}
