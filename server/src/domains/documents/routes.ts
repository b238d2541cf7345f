import { documents } from '@pandora/contract/domains/documents/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { MOST_COUNTED, waitingForIndex } from './index/index.queries.ts'
import { openDocument } from './offers/documents.queries.ts'
import { foundPage } from './offers/search.ts'
import { presentDocument, presentFacets } from './present.ts'
import { savedRoutes } from './saved.ts'
import { companiesAmong, eventTypesAmong, sourceNames } from './search/facets.queries.ts'
import { readQuery, type FoundOne } from './search/find.ts'
import { shownPhrases } from './search/ask.ts'

export const documentRoutes: readonly Route[] = [
  serve(documents.search, async ({ db, view, input, now, services }) => {
    const tree = readQuery(input.text)
    const { found, dataList, came, more, backTo } = await foundPage({ services, db, view, now }, tree, input)
    const [facets, waiting] = await Promise.all([facetsOf(db, view, found), waitingForIndex(db, view.marketId)])
    return {
      ...pageOf(dataList, found.length, input, came),
      more,
      searchedBackTo: backTo,
      facets,
      waiting,
    }
  }),

  serve(documents.indexing, async ({ db, view }) => {
    const waiting = await waitingForIndex(db, view.marketId)
    return { waiting, more: waiting >= MOST_COUNTED }
  }),

  serve(documents.document, async ({ db, view, input }) => {
    const shown = input.text === undefined ? { phrases: [], titles: [] } : shownPhrases(readQuery(input.text))
    const opened = await openDocument(db, view, input.newsId)
    if (!opened) throw new Refusal(errors.NOT_FOUND)
    return presentDocument(opened, shown)
  }),

  ...savedRoutes,
]

async function facetsOf(db: Db, view: View, found: readonly FoundOne[]) {
  const ids = found.map((one) => one.document_id)
  const sources = [...new Set(found.map((one) => one.source_name))]
  const [companies, eventTypes, english] = await Promise.all([
    companiesAmong(db, view, ids),
    eventTypesAmong(db, view, ids),
    sourceNames(db, view, sources),
  ])
  return presentFacets(found, companies, eventTypes, english)
}
