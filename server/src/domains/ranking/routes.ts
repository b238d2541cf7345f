import { Refusal } from '@pandora/contract/errors'
import { ranking } from '@pandora/contract/ranking'
import { askedCode, normalised } from '@pandora/intelligence/names'
import { serve, type Route, type UserCall } from '../../http/route.ts'
import { presentFound, presentHistory } from './present.ts'
import { clearSearches, describeFound, findCompanies, rememberSearch, searchHistory, thingExists, type Asked } from './queries.ts'

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

/** The one search behind the three calls, which differ in their page size (A28). */
async function search({ db, view, user, input, now }: Pick<UserCall<typeof ranking.searchCompany>, 'db' | 'view' | 'user' | 'input' | 'now'>) {
  const asked = askedFor(input.text)
  const rows = asked ? await findCompanies(db, view, asked, now, { limit: input.size, offset: input.page * input.size }) : []
  return presentFound(rows, await describeFound(db, view, user.uid, rows), input)
}

/** What a text asks for; null when it holds no letter or digit. */
function askedFor(text: string): Asked | null {
  const plain = normalised(text)
  if (plain === '') return null
  return { text: plain, code: askedCode(text), beginnings: /^(?:[a-z]{1,2}|\d{1,2})$/.test(plain) }
}
