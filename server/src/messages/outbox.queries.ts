import type { Db } from '@pandora/store/database'
import type { OutboxRow } from '@pandora/store/generated/schema'
import type { NewMessage } from './new-message.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** A message that waits to be sent. */
export interface Waiting extends Pick<
  OutboxRow,
  'message_id' | 'purpose' | 'receiver' | 'language' | 'subject' | 'body' | 'useful_until' | 'code_id'
> {
  kind: 'mail' | 'sms'
  secret: { code?: string; link?: string } | null
  /** The code in it was used meanwhile, or has expired. */
  spent: boolean
}

export async function addMessage(
  tx: Db,
  message: NewMessage & { messageId: string; subject: string; body: string; state: 'waiting' | 'held' },
  now: number,
): Promise<void> {
  const { messageId, kind, purpose, receiver, language, subject, body, secret, codeId, usefulUntil, state } = message
  await tx`insert into outbox (message_id, kind, purpose, receiver, language, subject, body, secret, code_id,
    useful_until, state, queued_at)
    values (${messageId}, ${kind}, ${purpose}, ${receiver}, ${language}, ${subject}, ${body}, ${tx.json(secret)},
      ${codeId ?? null}, ${usefulUntil === undefined ? null : iso(usefulUntil)}, ${state}, ${iso(now)})`
}

/** Tries of a message: graphile-worker waits e, e², … e¹⁰ s between them, then six hours; 16 are two days. */
export const MESSAGE_TRIES = 16

/** Hands a message to the workers; one at a time, so that a mail server that hangs holds up messages only. */
export async function enqueueMessage(tx: Db, messageId: string): Promise<void> {
  await tx`select graphile_worker.add_job('send_message', payload := ${tx.json({ messageId })}::json,
    queue_name := 'messages', job_key := ${`message-${messageId}`}, max_attempts := ${MESSAGE_TRIES})`
}

/** A message that still waits; undefined when it does not, or is not there. */
export async function waitingMessage(db: Db, messageId: string, now: number): Promise<Waiting | undefined> {
  const [row] = await db<Waiting[]>`
    select o.message_id, o.kind, o.purpose, o.receiver, o.language, o.subject, o.body, o.secret, o.useful_until,
      o.code_id,
      coalesce(c.spent_at is not null or c.expires_at <= ${iso(now)}, false) as spent
    from outbox o left join account_code c using (code_id) where o.message_id = ${messageId} and o.state = 'waiting'`
  return row
}

/** A message is there: what was secret in it is forgotten. */
export async function markSent(db: Db, messageId: string, now: number): Promise<void> {
  await db`update outbox set state = 'sent', sent_at = ${iso(now)}, attempts = attempts + 1, last_error = null,
    secret = null where message_id = ${messageId}`
}

/** A try failed; `last` when it was the last one. */
export async function markTried(db: Db, messageId: string, error: string, last: boolean): Promise<void> {
  await db`update outbox set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
    state = case when ${last} then 'failed' else state end, secret = case when ${last} then null else secret end
    where message_id = ${messageId}`
}

/** Forgets the secrets of messages that are of no use any more, and messages older than an instant (ms). */
export async function pruneOutbox(db: Db, now: number, before: number): Promise<void> {
  await db`update outbox set secret = null where secret is not null and useful_until < ${iso(now)}`
  await db`delete from outbox where queued_at < ${iso(before)}`
}
