import { totalPages } from '@pandora/contract/constants'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { postWindows } from '@pandora/contract/domains/market-opinion/names'
import { errors, Refusal } from '@pandora/contract/errors'
import { exchangeOf } from '@pandora/contract/records/identity'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Call, type Route } from '../../http/route.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { totalOf } from '../../shared/totals.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { articlesOf } from '../opinion/offers/articles.queries.ts'
import { askedFor } from '../search/offers/company-search.ts'
import { findCompanies } from '../search/offers/company-search.queries.ts'
import { companyPlace, lastPostAt } from './companies.queries.ts'
import { lastDays } from './days.ts'
import { groundOf, heldTotals, type Ground } from './ground.ts'
import {
  presentCompany,
  presentPlatformNames,
  presentPolarity,
  presentPost,
  presentStatistics,
  presentTreeCompany,
  presentWord,
} from './present.ts'
import { lastSessions, sessionsOfBars, windowCounts } from './windows.queries.ts'
import { windowsAt, type Windows } from './windows.ts'
import { heldWords } from './words.ts'

/** Days that a company's counts are of where nobody asks for others. */
const DAYS = 5
/** Sessions that the windows reach back, and one more whose close they begin at. */
const SESSIONS = 7

/** Whether nobody wrote a market's posts on a real forum. */
export const isFictional = (services: Pick<Call<never>, 'services'>['services'], view: View): boolean =>
  services.markets.all().some((one) => one.market_id === view.marketId && one.fictional)

/** A company of the market. Throws NOT_FOUND. */
function figuresOf({ figures }: Ground, companyId: string) {
  const one = figures.get(companyId)
  if (!one) throw new Refusal(errors.NOT_FOUND)
  return one
}

/** A company with all that is said of it, and its posts of some days. */
export async function companyOf(
  { services, db, view, now }: { services: HeldServices; db: Db; view: View; now: number },
  companyId: string,
  days: number,
) {
  await refuseUnknownCompany(db, view, companyId)
  const span = lastDays(view.asOf ?? now, days)
  const [ground, totals, names, place] = await Promise.all([
    groundOf(services, view),
    heldTotals.read(services, view, span),
    companyNames(db, view, [companyId]),
    companyPlace(db, view, companyId),
  ])
  const counts = totals.get(companyId)
  const company = presentTreeCompany(figuresOf(ground, companyId), ground, counts)
  return { company: presentCompany(company, names.get(companyId), place), counts, totals }
}

/** Windows of post statistics by the calendar of an exchange, or by the bars of a security where there is none. */
export async function windowsOf(db: Db, view: View, now: number, securityId: string): Promise<Windows> {
  const exchange = exchangeOf(securityId) ?? 'SSE'
  const known = await lastSessions(db, view, exchange, SESSIONS)
  const sessions = known.length > 0 ? known : await sessionsOfBars(db, view, securityId, SESSIONS)
  return windowsAt(view.asOf ?? now, exchange, sessions)
}

/** Windows that have begun, by name. */
export const begunOf = ({ spans }: Windows) =>
  postWindows.flatMap((name) => {
    const span = spans[name]
    return span ? [{ name, span }] : []
  })

export const companyRoutes: readonly Route[] = [
  serve(marketOpinion.companyDetail, async ({ services, db, view, now, input: { companyId } }) => {
    const { company, counts, totals } = await companyOf({ services, db, view, now }, companyId, DAYS)
    const heats = [...totals.values()].map((one) => one.total).filter((total) => total > 0)
    return {
      ...company,
      polarity: presentPolarity(counts),
      rank: company.heat === 0 ? null : heats.filter((heat) => heat > company.heat).length + 1,
      companies: heats.length,
      lastPostAt: await lastPostAt(db, view, companyId),
      platforms: presentPlatformNames(isFictional(services, view)),
    }
  }),

  serve(marketOpinion.companyProfile, async ({ services, db, view, now, input: { companyId } }) => {
    const { company } = await companyOf({ services, db, view, now }, companyId, DAYS)
    return company
  }),

  serve(marketOpinion.heatGraphDetail, async ({ services, db, view, now, input: { companyId, days } }) => {
    const { company, counts } = await companyOf({ services, db, view, now }, companyId, Number(days))
    return { ...company, polarity: presentPolarity(counts) }
  }),

  serve(marketOpinion.companySearch, async ({ services, db, view, now, input: { text, ...asked } }) => {
    const sought = askedFor(text)
    const find = (page: { limit: number; offset: number }) =>
      sought ? findCompanies(db, view, sought, now, { ...page, companiesOnly: true }) : Promise.resolve([])
    const [ground, totals, found] = await Promise.all([
      groundOf(services, view),
      heldTotals.read(services, view, lastDays(view.asOf ?? now, DAYS)),
      find({ limit: asked.size, offset: asked.page * asked.size }),
    ])
    const companies = found.flatMap(({ thing }) => {
      const one = ground.figures.get(thing)
      return one ? [presentTreeCompany(one, ground, totals.get(thing))] : []
    })
    const total = await totalOf(found, asked.page, () => find({ limit: 1, offset: 0 }))
    return pageOf(companies, total, asked, found.length)
  }),

  serve(marketOpinion.postStatistics, async ({ services, db, view, now, input: { companyId } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const windows = await windowsOf(db, view, now, companyId)
    const rows = await windowCounts(db, view, [companyId], begunOf(windows))
    return presentStatistics(windows, rows, isFictional(services, view))
  }),

  serve(marketOpinion.wordCloud, async ({ services, db, view, now, input: { companyId, days } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const { words, posts } = await heldWords.read(services, view, { companyId, days }, now)
    return { ...wholeOf(words.map(presentWord)), posts }
  }),

  serve(
    marketOpinion.wordCloudDetail,
    async ({ services, db, view, now, input: { companyId, word, platform, days, ...asked } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { words } = await heldWords.read(services, view, { companyId, days }, now)
      const posts = words.find((one) => one.word === word)?.posts ?? []
      const of = (wanted: 'df' | 'xq') => posts.filter((one) => one.platform === wanted)
      const own = of(platform === 'dc' ? 'df' : 'xq')
      const ids = partOf(own, asked).map(({ id }) => id)
      return {
        ...pageOf((await articlesOf(db, view, ids)).map(presentPost), own.length, asked, ids.length),
        totalPages: totalPages(own.length, asked.size),
        dcTotal: of('df').length,
        xqTotal: of('xq').length,
      }
    },
  ),
]
