import { errors, Refusal } from '@pandora/contract/errors'
import { search } from '@pandora/contract/domains/search/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { describeFound, findCompanies } from './offers/company-search.queries.ts'
import { askedFor, type Asked } from './offers/company-search.ts'
import { totalOf } from '../../shared/totals.ts'
import { meantBy } from './misspelled/meant.ts'
import { watchedAmong } from '../watch/offers/watching.queries.ts'
import { presentFound, presentHistory } from './present.ts'
import { clearSearches, rememberSearch, searchHistory, thingExists } from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'

export const searchRoutes: readonly Route[] = [
  serve(search.company, findIn),
  serve(search.newCompany, findIn),
  serve(search.companyInfo, findIn),

  serve(search.history, async ({ db, view, user }) => presentHistory(await searchHistory(db, view, user.uid))),

  serve(search.remember, async ({ db, view, user, input, now }) => {
    if (!(await thingExists(db, view, input.companyId))) throw new Refusal(errors.NOT_FOUND)
    await rememberSearch(db, view, user.uid, input, now)
    return { done: true }
  }),

  serve(search.clear, async ({ db, view, user }) => {
    await clearSearches(db, view, user.uid)
    return { done: true }
  }),
]

const nothing: Awaited<ReturnType<typeof read>> = { rows: [], total: 0, details: [], misspelled: false }

const heldSearch = defineHeld({
  id: 'search.companies',
  reads: ['company_name', 'daily_price', 'exchange', 'search_form', 'security'],
  input: search.company.input.pick({ text: true, page: true, size: true }),
  load: async ({ db, view, now }, input) => {
    const asked = askedFor(input.text)
    return asked ? read(db, view, asked, now, input) : nothing
  },
})

/** The one search behind the three calls, which differ in their page size (A28). */
async function findIn({
  db,
  view,
  user,
  input,
  now,
  services,
}: Pick<UserCall<typeof search.company>, 'db' | 'view' | 'user' | 'input' | 'now' | 'services'>) {
  const asked = askedFor(input.text)
  const found = asked ? await heldSearch.read(services, view, input, now) : nothing
  return presentFound(
    found.rows,
    found.total,
    found.details,
    found.misspelled,
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
  const total = await totalOf(rows, page, () => find(1, 0))
  if (total > 0) return { rows, total, details: await describeFound(db, view, rows), misspelled: false }
  const meant = await meantBy(db, view, asked, now)
  const shown = meant.slice(page * size, (page + 1) * size)
  return { rows: shown, total: meant.length, details: await describeFound(db, view, shown), misspelled: true }
}
