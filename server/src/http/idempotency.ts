import { errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import type { Sealed } from '../auth/sealed.ts'
import type { Services } from './services.ts'

interface Write {
  uid: number
  operation: string
  requestId: string | undefined
}

/** What a write is made of. */
interface Work {
  /** What comes before the transaction, on the pool: it stands even where the write is refused. */
  prepare: (() => Promise<unknown>) | undefined
  /** The write itself, with what was prepared; all it asks of the database it asks of the transaction. */
  perform: (tx: Db, prepared: unknown) => Promise<unknown>
}

/**
 * Runs a write in one transaction. With a requestId the first answer is kept, and the same id answers it again without
 * doing
 * anything (decisions 11); two at once wait for each other. It is kept sealed, for it may hold a secret (the token of a
 * share). Throws REQUEST_ID_REUSED where the id served another operation.
 */
export async function writeOnce(
  { sql, sealed }: Pick<Services, 'sql' | 'sealed'>,
  write: Write,
  { prepare, perform }: Work,
): Promise<unknown> {
  const { uid, operation, requestId } = write
  let prepared: unknown
  if (prepare) {
    const first = await answered(sql, sealed, write)
    if (first) return first.answer
    try {
      prepared = await prepare()
    } catch (refused) {
      // The same request, sent twice at once, may have been done by the other: what it took (a code) is gone for this
      // one.
      const meanwhile = await answered(sql, sealed, write)
      if (meanwhile) return meanwhile.answer
      throw refused
    }
  }
  return sql.begin(async (tx) => {
    if (requestId === undefined) return perform(tx, prepared)
    const [claimed] =
      await tx`insert into request_answer (uid, request_id, operation) values (${uid}, ${requestId}, ${operation})
        on conflict do nothing returning 1`
    if (!claimed) return (await answered(tx, sealed, write))?.answer
    const answer = await perform(tx, prepared)
    await tx`update request_answer set answer = ${tx.json({ ...sealed.close(answer) })}
      where uid = ${uid} and request_id = ${requestId}`
    return answer
  })
}

/** What a request was answered the first time it was sent. */
async function answered(
  db: Db,
  sealed: Sealed,
  { uid, operation, requestId }: Write,
): Promise<{ answer: unknown } | undefined> {
  if (requestId === undefined) return undefined
  const [first] = await db<
    { operation: string; answer: unknown }[]
  >`select operation, answer from request_answer where uid = ${uid} and request_id = ${requestId}`
  if (first && first.operation !== operation) throw new Refusal(errors.REQUEST_ID_REUSED)
  return first && { answer: sealed.open(first.answer) }
}
