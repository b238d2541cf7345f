import type { KnowledgeAnswer } from '@pandora/contract/domains/knowledge/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { readableBase } from './access.ts'
import { askBase } from './ask.ts'
import { presentAnswer } from './present-answer.ts'

/** A base that the user may ask. Refuses NOT_FOUND. */
export async function baseToAsk(
  asker: { db: Db; view: View; user: User },
  baseId: string,
): Promise<{ baseId: string; name: string }> {
  const { base_id: id, name } = await readableBase(asker, baseId)
  return { baseId: id, name }
}

/**
 * What a knowledge base that the user may read answers to a question: quoted places, or that it cannot tell; with the
 * passages that come nearest. Refuses NOT_FOUND.
 */
export async function answerOfBase(
  asker: { db: Db; view: View; user: User },
  baseId: string,
  question: string,
): Promise<KnowledgeAnswer> {
  const base = await readableBase(asker, baseId)
  return presentAnswer(await askBase(asker.db, asker.view, base.base_id, question))
}
