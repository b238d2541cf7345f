import { Refusal } from '@pandora/contract/errors'
import type { Db, Sql } from '@pandora/store/database'

interface Write {
  uid: number
  operation: string
  requestId: string | undefined
}

/**
 * Runs a write in one transaction. With a requestId the first answer is kept, and the same id answers it again without doing
 * anything (decisions 11); two at once wait for each other. Throws REQUEST_ID_REUSED where the id served another operation.
 */
export async function writeOnce(sql: Sql, write: Write, work: (tx: Db) => Promise<unknown>): Promise<unknown> {
  return sql.begin(async (tx) => {
    const { uid, operation, requestId } = write
    if (requestId === undefined) return work(tx)
    const [claimed] = await tx`insert into request_answer (uid, request_id, operation) values (${uid}, ${requestId}, ${operation}) on conflict do nothing returning 1`
    if (!claimed) {
      const [first] = await tx<{ operation: string; answer: unknown }[]>`select operation, answer from request_answer where uid = ${uid} and request_id = ${requestId}`
      if (first?.operation !== operation) throw new Refusal('REQUEST_ID_REUSED')
      return first.answer
    }
    const answer = await work(tx)
    await tx`update request_answer set answer = ${tx.json(answer as never)} where uid = ${uid} and request_id = ${requestId}`
    return answer
  })
}
