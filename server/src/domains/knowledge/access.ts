import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { baseById, type BaseRow } from './bases.queries.ts'
import { documentById, type KnowledgeDocumentRow } from './documents.queries.ts'

interface Asker {
  db: Db
  view: View
  user: User
}

/** A base that the user may read; refuses NOT_FOUND. */
export async function readableBase({ db, view, user }: Asker, baseId: string): Promise<BaseRow> {
  const base = await baseById(db, view.marketId, user.uid, baseId)
  if (!base) throw new Refusal(errors.NOT_FOUND)
  return base
}

/** A base of the user's own; refuses NOT_FOUND, of one that is shared with them NOT_ALLOWED. */
export async function ownBase(asker: Asker, baseId: string): Promise<BaseRow> {
  const base = await readableBase(asker, baseId)
  if (base.uid !== asker.user.uid) throw new Refusal(errors.NOT_ALLOWED)
  return base
}

/** A document of a base that the user may read. */
export async function readableDocument(asker: Asker, documentId: string): Promise<KnowledgeDocumentRow> {
  const document = await documentById(asker.db, documentId)
  if (!document) throw new Refusal(errors.NOT_FOUND)
  await readableBase(asker, document.base_id)
  return document
}

/** A document of a base of the user's own. */
export async function ownDocument(asker: Asker, documentId: string): Promise<KnowledgeDocumentRow> {
  const document = await readableDocument(asker, documentId)
  await ownBase(asker, document.base_id)
  return document
}
