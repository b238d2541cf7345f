import { technology } from '@pandora/contract/domains/technology/operations'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { anyWord, foundPage } from '../documents/offers/search.ts'
import { technologiesAround } from './around.ts'
import { askedKeyword } from './asked.ts'
import { explanationOf, heldWeeks } from './explanation.ts'
import { heldGround } from './ground.ts'

const texts = ['document', 'document_index'] as const

export const textRoutes: readonly Route[] = [
  serveShared(
    technology.keyword,
    { reads: [heldGround, heldWeeks, ...texts] },
    async ({ services, db, view, now, input: { keyword } }) => explanationOf({ services, db, view, now }, keyword),
  ),

  serveShared(
    technology.technologies,
    { reads: [heldGround, ...texts] },
    async ({ services, db, view, now, input }) => {
      const { items, texts: read } = await technologiesAround({ services, db, view, now }, input.keyword)
      return { ...pageOf(partOf(items, input), items.length, input), texts: read }
    },
  ),

  serve(technology.searchNews, async ({ services, db, view, now, input }) => {
    const { told } = await askedKeyword(services, view, input.keyword, now)
    const { found, dataList, came, more, backTo } = await foundPage({ services, db, view, now }, anyWord(told), input)
    return { ...pageOf(dataList, found.length, input, came), more, searchedBackTo: backTo }
  }),
]
