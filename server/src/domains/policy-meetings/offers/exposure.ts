import { fieldsOf } from '@pandora/intelligence/policy/fields'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { PolicyField } from '@pandora/contract/domains/policy-meetings/shapes'
import { entityNames } from '../../../shared/entity-names.queries.ts'
import { exposureOfRows, groundOf } from '../exposure/exposure.ts'
import { namedIn, presentExposure } from '../exposure/present.ts'

/**
 * Whose listed revenue sentences touch, each of one document: a page of the companies, and the receipt of all. Rows are
 * the places of the sentences in the list.
 */
export async function exposureOfSentences(
  db: Db,
  view: View,
  sentences: readonly { documentId: string; text: string }[],
  asked: { page: number; size: number },
) {
  const ground = await groundOf(
    db,
    view,
    sentences.map(({ text }, row) => ({ row, text, fields: [...fieldsOf(text)] as PolicyField[] })),
    sentences.map(({ documentId }) => documentId),
  )
  const told = exposureOfRows(ground, null)
  return presentExposure(ground, told, await entityNames(db, view, namedIn(told, asked)), asked)
}
