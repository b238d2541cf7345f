import { documents, SAVED_SEARCH_LIMIT } from '@pandora/contract/domains/documents/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { presentSavedSearch } from './present.ts'
import { deleteSearch, forgetQueries, keepSearch, lastSearches, rememberQuery, savedSearches } from './saved.queries.ts'
import { readQuery } from './search/find.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** What a user keeps of searches: saved ones by name, and the last ones. */
export const savedRoutes: readonly Route[] = [
  serve(documents.saved, async ({ db, view, user }) => ({
    dataList: (await savedSearches(db, view.marketId, user.uid)).map(presentSavedSearch),
  })),

  serve(documents.save, async ({ db, view, user, input, now }) => {
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    const saved = await savedSearches(db, view.marketId, user.uid)
    const own = saved.find((one) => one.search_id === input.searchId)
    // Another user's search is as good as none.
    if (input.searchId !== undefined && !own) throw new Refusal(errors.NOT_FOUND)
    if (saved.some((one) => one.name === name && one !== own)) throw new Refusal(errors.NAME_TAKEN)
    const query = input.text ?? own?.query
    if (query === undefined) throw badInput('text', 'required')
    // What cannot be read is not kept.
    readQuery(query)
    if (!own && saved.length >= SAVED_SEARCH_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: SAVED_SEARCH_LIMIT })
    const sort = input.sort ?? own?.sort ?? 'relevance'
    const of = { marketId: view.marketId, uid: user.uid }
    const id = await keepSearch(db, of, { id: own?.search_id, name, query, sort }, now)
    return presentSavedSearch({ search_id: id, name, query, sort, updated_at: now })
  }),

  serve(documents.removeSaved, async ({ db, view, user, input: { searchId } }) => {
    await takeTurn(db, user.uid)
    if (!(await savedSearches(db, view.marketId, user.uid)).some((one) => one.search_id === searchId))
      throw new Refusal(errors.NOT_FOUND)
    await deleteSearch(db, searchId)
    return { done: true }
  }),

  serve(documents.history, async ({ db, view, user }) => ({
    dataList: (await lastSearches(db, view.marketId, user.uid)).map((text) => ({ text })),
  })),

  serve(documents.remember, async ({ db, view, user, input, now }) => {
    readQuery(input.text)
    await rememberQuery(db, view.marketId, user.uid, input.text.trim(), now)
    return { done: true }
  }),

  serve(documents.forget, async ({ db, view, user }) => {
    await forgetQueries(db, view.marketId, user.uid)
    return { done: true }
  }),
]
