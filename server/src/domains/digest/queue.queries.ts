import type { MailState } from '@pandora/contract/domains/digest/terms'
import type { Language } from '@pandora/contract/language'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Content } from './content.ts'
import type { EditionRow } from './editions.queries.ts'

/** Has what waits mailed; heard when the transaction ends. `at` (ms): then. */
export async function wakeSending(tx: Db, at: number | null = null): Promise<void> {
  await tx`select graphile_worker.add_job('send_digests', payload := '{}'::json,
    job_key := ${at === null ? 'send-digests' : 'send-digests-later'},
    run_at := ${at === null ? null : instant(at)}::timestamptz, max_attempts := 5)`
}

/** An edition taken up to be mailed. */
export interface Claimed extends Pick<EditionRow, 'edition_id' | 'name' | 'edition' | 'from_at' | 'to_at'> {
  uid: number
  /** Key of its market. */
  market: string
  subscription_id: string | null
  language: Language
  attempts: number
  email: string | null
  zone: string | null
  wanted: boolean
  rests: boolean
  content: Content
}

/** Takes up editions to be mailed at `now` (ms), the longest waiting first: from here on nobody else takes them. */
export async function claimDue(db: Db, now: number, most: number): Promise<Claimed[]> {
  return db<Claimed[]>`
    with due as materialized (select edition_id from digest_edition where mail_state = 'waiting'
        and next_at <= ${instant(now)} order by next_at, edition_id limit ${most} for update skip locked),
      taken as (update digest_edition e set mail_state = 'sending', attempts = e.attempts + 1 from due
        where e.edition_id = due.edition_id returning e.*)
    select t.edition_id, m.key as market, t.subscription_id, t.uid, t.name, t.edition, t.language, t.from_at, t.to_at, t.attempts,
      a.email, s.zone, coalesce(s.mail, false) as wanted, d.rests_since is not null as rests,
      t.content -> 'content' as content
    from taken t join market m on m.market_id = t.market_id join account a on a.uid = t.uid left join digest_subscription s on s.subscription_id = t.subscription_id
    left join digest_address d on d.uid = t.uid and d.email = a.email`
}

/** What a dead process had on its way: whether it came nobody knows. Answers whose they are. */
export async function leaveInDoubt(db: Db, now: number): Promise<number[]> {
  const rows = await db<{ uid: number }[]>`update digest_edition set mail_state = 'perhaps', mailed_at = ${instant(now)}
    where mail_state = 'sending' returning uid`
  return [...new Set(rows.map((row) => row.uid))]
}

/** What came of mailing an edition. */
export interface Outcome {
  state: MailState
  said: string | null
  /** ms; when it is tried again. */
  nextAt: number | null
}

/** Keeps what came of an edition that this process had on its way. */
export async function settle(tx: Db, editionId: string, { state, said, nextAt }: Outcome, now: number): Promise<void> {
  await tx`update digest_edition set mail_state = ${state}, mail_said = ${said},
      next_at = ${nextAt === null ? null : instant(nextAt)},
      mailed_at = ${state === 'waiting' ? null : instant(now)}
    where edition_id = ${editionId} and mail_state in ('sending', 'perhaps')`
}

/** Has an edition of the user's that failed or was perhaps sent mailed once more; false where it is not such. */
export async function sendAgain(tx: Db, uid: number, editionId: string, now: number): Promise<boolean> {
  const { count } = await tx`update digest_edition set mail_state = 'waiting', next_at = ${instant(now)}, attempts = 0,
      mail_said = null, mailed_at = null
    where uid = ${uid} and edition_id = ${editionId} and mail_state in ('failed', 'perhaps', 'rests', 'held')`
  return count > 0
}

/** When (ms) the next edition may be mailed that waits now; null for none. */
export async function nextDue(db: Db): Promise<number | null> {
  const [row] = await db<{ at: number | null }[]>`select min(next_at) as at from digest_edition
    where mail_state = 'waiting'`
  return row?.at ?? null
}
