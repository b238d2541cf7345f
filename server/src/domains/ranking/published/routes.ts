import { errors, Refusal } from '@pandora/contract/errors'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import { serve, type Route } from '../../../http/route.ts'
import { pageOf } from '../../../shared/page.ts'
import { presentPublishedEntry, presentPublishedList } from '../present.ts'
import { companiesByName, publishedCount, publishedEntries, publishedList, publishedPage } from './queries.ts'

export const publishedRoutes: readonly Route[] = [
  serve(ranking.publishedLists, async ({ db, view, input }) => {
    const { page, size } = input
    const text = input.text.trim()
    const [rows, total] = await Promise.all([
      publishedPage(db, view, { text, limit: size, offset: page * size }),
      publishedCount(db, view, text),
    ])
    return pageOf(rows.map(presentPublishedList), total, input)
  }),

  serve(ranking.publishedList, async ({ db, view, input: { listId } }) => {
    const list = await publishedList(db, view, listId)
    if (!list) throw new Refusal(errors.NOT_FOUND)
    const entries = await publishedEntries(db, view, listId)
    const known = await companiesByName(db, view, [...new Set(entries.map((one) => one.name))])
    const { sourced: _, entries: __, ...about } = presentPublishedList(list)
    return { ...about, entries: entries.map((one) => presentPublishedEntry(one, known.get(one.name) ?? null)) }
  }),
]
