import type { View } from '@pandora/store/as-of'
import type { Services } from '../../../http/services.ts'
import { findDocuments, findWithin, inOrder, readQuery, type FoundOne } from '../search/find.ts'
import { wholeWordsFirst } from '../search/whole-words.ts'

/**
 * Documents that a search text finds, those that hold most of it first. A text that cannot be read as one finds
 * nothing.
 */
export async function foundDocuments(
  { sql }: Pick<Services, 'sql'>,
  view: View,
  text: string,
  now: number,
  most: number,
): Promise<FoundOne[]> {
  const tree = readQuery(text)
  const { found } = await findWithin(
    (work) => sql.begin('isolation level repeatable read read only', work) as never,
    (tx, onStretch) => findDocuments(tx, view, tree, now, onStretch),
  )
  return inOrder(await wholeWordsFirst(sql, view, tree, found, most), 'relevance').slice(0, most)
}
