import type { QueryNode } from '@pandora/contract/domains/documents/query/tree'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Services } from '../../../http/services.ts'
import { partOf } from '../../../shared/page.ts'
import { presentFoundDocument } from '../present.ts'
import { shownPhrases } from '../search/ask.ts'
import { findDocuments, findWithin, inOrder, type FoundOne } from '../search/find.ts'
import { wholeWordsFirst } from '../search/whole-words.ts'
import { companiesOfDocuments, textsOfDocuments } from './documents.queries.ts'

/** What a search of the text index found: all of it, and the page that is shown. */
export interface FoundPage {
  found: FoundOne[]
  dataList: ReturnType<typeof presentFoundDocument>[]
  /** How many the page holds, of which those without a text in the view are left out. */
  came: number
  more: boolean
  backTo: number | null
}

/** Words that a text holds any of: the query of it. */
export const anyWord = (words: readonly string[]): QueryNode => ({
  type: 'or',
  parts: words.map((text) => ({ type: 'text', text, title: false, near: null })),
})

/** Documents that meet a query, and a page of them with the words at their places. */
export async function foundPage(
  { services, db, view, now }: { services: Pick<Services, 'sql'>; db: Db; view: View; now: number },
  tree: QueryNode,
  asked: { sort: 'relevance' | 'newest'; page: number; size: number },
): Promise<FoundPage> {
  const { found, more, backTo } = await findWithin(
    (work) => services.sql.begin('isolation level repeatable read read only', work) as never,
    (tx, onStretch) => findDocuments(tx, view, tree, now, onStretch),
  )
  const wanted = (asked.page + 1) * asked.size
  const ranked = asked.sort === 'relevance' ? await wholeWordsFirst(db, view, tree, found, wanted) : found
  const page = partOf(inOrder(ranked, asked.sort), asked)
  const ids = page.map((one) => one.document_id)
  const [texts, companies] = await Promise.all([textsOfDocuments(db, view, ids), companiesOfDocuments(db, view, ids)])
  const shown = shownPhrases(tree)
  const of = new Map(texts.map((row) => [row.document_id, row]))
  const dataList = page.flatMap((one) => {
    const row = of.get(one.document_id)
    return row ? [presentFoundDocument(row, companies, one, shown)] : []
  })
  return { found, dataList, came: page.length, more, backTo }
}
