import { Refusal } from '@pandora/contract/errors'
import { ranking } from '@pandora/contract/ranking'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { describeFound, findCompanies } from '../../shared/company-search.queries.ts'
import { askedFor, type Asked } from '../../shared/company-search.ts'
import { totalOf } from '../../shared/totals.ts'
import { watchedAmong } from '../../shared/watching.queries.ts'
import { presentFound, presentHistory } from './present.ts'
import { clearSearches, rememberSearch, searchHistory, thingExists } from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'

export const rankingRoutes: readonly Route[] = [
  serve(ranking.searchCompany, search),
  serve(ranking.newCompanySearch, search),
  serve(ranking.companyInfoSearch, search),

  serve(ranking.searchHistory, async ({ db, view, user }) => presentHistory(await searchHistory(db, view, user.uid))),

  serve(ranking.rememberSearch, async ({ db, view, user, input, now }) => {
    if (!(await thingExists(db, view, input.companyId))) throw new Refusal('NOT_FOUND')
    await rememberSearch(db, view, user.uid, input, now)
    return { done: true }
  }),

  serve(ranking.clearSearchHistory, async ({ db, view, user }) => {
    await clearSearches(db, view, user.uid)
    return { done: true }
  }),
]

const nothing: Awaited<ReturnType<typeof read>> = { rows: [], total: 0, details: [] }

const heldSearch = defineHeld({
  id: 'ranking.search',
  reads: ['company_name', 'exchange', 'search_form', 'security'],
  input: ranking.searchCompany.input.pick({ text: true, page: true, size: true }),
  load: async ({ db, view, now }, input) => {
    const asked = askedFor(input.text)
    return asked ? read(db, view, asked, now, input) : nothing
  },
})

/** The one search behind the three calls, which differ in their page size (A28). */
async function search({
  db,
  view,
  user,
  input,
  now,
  services,
}: Pick<UserCall<typeof ranking.searchCompany>, 'db' | 'view' | 'user' | 'input' | 'now' | 'services'>) {
  const asked = askedFor(input.text)
  const found = asked ? await heldSearch.read(services, view, input, now) : nothing
  return presentFound(
    found.rows,
    found.total,
    found.details,
    await watchedAmong(
      db,
      view.marketId,
      user.uid,
      found.rows.map((row) => row.thing),
    ),
    input,
  )
}

async function read(db: Db, view: View, asked: Asked, now: number, { page, size }: { page: number; size: number }) {
  const find = (limit: number, offset: number) => findCompanies(db, view, asked, now, { limit, offset })
  const rows = await find(size, page * size)
  return { rows, total: await totalOf(rows, page, () => find(1, 0)), details: await describeFound(db, view, rows) }
}
