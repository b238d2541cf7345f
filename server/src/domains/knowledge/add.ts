import { createHash } from 'node:crypto'
import { knowledgeErrors } from '@pandora/contract/domains/knowledge/errors'
import { DOCUMENT_LIMIT } from '@pandora/contract/domains/knowledge/shapes'
import { Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { toldDocuments } from '../documents/offers/told.queries.ts'
import { allowed } from '../membership/offers.ts'
import { touchBase } from './bases.queries.ts'
import {
  countDocuments,
  countOwnDocuments,
  deleteUnread,
  insertDocument,
  knownAmong,
  type NewDocument,
} from './documents.queries.ts'
import { wakeReading } from './work.queries.ts'

interface Into {
  db: Db
  uid: number
  marketId: number
  baseId: string
  now: number
}

export const digestOf = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/**
 * Puts documents into a base that it does not have yet, and wakes who reads them. Refuses KNOWLEDGE_BASE_FULL, and more
 * than the owner's plan holds.
 */
export async function addToBase(
  { db, uid, marketId, baseId, now }: Into,
  documents: readonly NewDocument[],
): Promise<{ ids: string[]; known: string[] }> {
  const digests = documents.map((one) => one.digest)
  // What was cancelled, or could not be read, is tried anew.
  await deleteUnread(db, baseId, digests)
  const titles = await knownAmong(db, baseId, digests)
  const fresh = new Map(documents.map((one) => [one.digest.toString('hex'), one]))
  for (const known of titles.keys()) fresh.delete(known)
  if ((await countDocuments(db, baseId)) + fresh.size > DOCUMENT_LIMIT)
    throw new Refusal(knowledgeErrors.KNOWLEDGE_BASE_FULL, { limit: DOCUMENT_LIMIT })
  if (fresh.size > 0) await allowed(db, uid, 'knowledgeDocuments', (await countOwnDocuments(db, uid)) + fresh.size, now)
  const ids: string[] = []
  for (const one of fresh.values()) ids.push(await insertDocument(db, baseId, one, now))
  if (ids.length > 0) {
    await touchBase(db, baseId, now)
    await wakeReading(db)
    await emitLive(db, { topic: 'knowledge', marketId, uid, ids: [baseId] })
  }
  return { ids, known: [...titles.values()] }
}

/** Documents of the market with their texts, as a base takes them. */
export async function textsToAdd(db: Db, view: View, ids: readonly string[]): Promise<NewDocument[]> {
  return (await toldDocuments(db, view, ids)).map(({ document_id, title, body, known_at }) => {
    const text = body.startsWith(title) ? body : `${title}\n${body}`
    return {
      sourceId: document_id,
      title,
      format: 'news',
      digest: digestOf(document_id, '\0', text),
      content: Buffer.from(text),
      knownAt: known_at,
    }
  })
}
