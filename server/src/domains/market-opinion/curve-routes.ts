import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { wilson } from '@pandora/intelligence/record/statistics'
import { serveShared, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { dayPlus, spanStart } from '../../shared/timeline.ts'
import { heldQuotes } from '../markets/offers/quotes.ts'
import { companyTopics } from './topics.ts'
import { byDay, percentageOf, persistenceOf, stretchOf, sumOf } from './days.ts'
import { extremesOf, extremesReads } from './extremes.ts'
import { countedTables, groundReads } from './ground.ts'
import { dayPlaces, forumDays } from './offers/forum-days.queries.ts'
import { presentDays, presentPlatformNames, presentPrices, presentVolumes } from './present.ts'
import { sessionBars } from './prices.queries.ts'
import { isFictional } from './company-routes.ts'

const counted = { reads: [...countedTables, 'company', 'company_name'] } as const
const priced = { reads: ['company', 'company_name', 'daily_price', 'document_company', 'security'] } as const
/** Days before a day that its usual heat is the mean of. */
const USUAL_DAYS = 20

export const curveRoutes: readonly Route[] = [
  serveShared(marketOpinion.heatCurve, counted, async ({ db, view, now, input: { companyId, ...span } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const { time, ...between } = stretchOf(span, view.asOf ?? now)
    const days = byDay(await forumDays(db, view, { subjects: [companyId], ...between }), time)
    return { dataList: days.map(({ total, raw }, at) => ({ number: total, time: time[at] ?? '', raw })) }
  }),

  serveShared(marketOpinion.persistenceCurve, counted, async ({ db, view, now, input: { companyId, ...span } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const { time, from, to } = stretchOf(span, view.asOf ?? now)
    const before = dayPlus(from, -1)
    const rows = await forumDays(db, view, { subjects: [companyId], from: before, to })
    const days = byDay(rows, [before, ...time])
    return { time, persistence: time.map((_, at) => persistenceOf(days[at]?.total ?? 0, days[at + 1]?.total ?? 0)) }
  }),

  serveShared(
    marketOpinion.otherCurves,
    counted,
    async ({ services, db, view, now, input: { companyId, ...span } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { time, ...between } = stretchOf(span, view.asOf ?? now)
      const rows = await forumDays(db, view, { subjects: [companyId], ...between })
      const all = byDay(rows, time)
      const totals = (fits: (row: (typeof rows)[number]) => boolean) =>
        byDay(rows.filter(fits), time).map(({ total }) => total)
      return {
        time,
        articles: totals(({ form }) => form === 'article'),
        comments: totals(({ form }) => form === 'comment'),
        xq: totals(({ platform }) => platform === 'xq'),
        df: totals(({ platform }) => platform === 'df'),
        reads: all.map((one) => one.reads),
        likes: all.map((one) => one.likes),
        replies: all.map((one) => one.replies),
        platforms: presentPlatformNames(isFictional(services, view)),
      }
    },
  ),

  serveShared(marketOpinion.polarityTrend, counted, async ({ db, view, now, input: { companyId, ...span } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const { time, ...between } = stretchOf(span, view.asOf ?? now)
    return presentDays(byDay(await forumDays(db, view, { subjects: [companyId], ...between }), time), time)
  }),

  serveShared(marketOpinion.tradingVolume, priced, async ({ db, view, now, input: { companyId, ...span } }) => {
    await refuseUnknownCompany(db, view, companyId)
    const { from, to } = stretchOf(span, view.asOf ?? now)
    return presentVolumes(await sessionBars(db, view, { securityId: companyId, from, to }))
  }),

  serveShared(
    marketOpinion.transactionPrice,
    { reads: [...priced.reads, heldQuotes] },
    async ({ services, db, view, now, input: { companyId, ...span } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { from, to } = stretchOf(span, view.asOf ?? now)
      const [bars, quotes] = await Promise.all([
        sessionBars(db, view, { securityId: companyId, from, to }),
        heldQuotes.read(services, view, [companyId]),
      ])
      return presentPrices(bars, quotes.get(companyId)?.currency ?? null)
    },
  ),

  serveShared(
    marketOpinion.hotTrend,
    { reads: [...counted.reads, ...groundReads, 'hot_topic'] },
    async ({ services, db, view, now, input: { companyId, ...span } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { time, from, to } = stretchOf(span, view.asOf ?? now)
      const earlier = dayPlus(from, -USUAL_DAYS)
      const [rows, places, topics] = await Promise.all([
        forumDays(db, view, { subjects: [companyId], from: earlier, to }),
        dayPlaces(db, view, companyId, { from, to }),
        companyTopics(services, db, view, companyId, { from, to }),
      ])
      const lead = Array.from({ length: USUAL_DAYS }, (_, at) => dayPlus(earlier, at))
      const heats = byDay(rows, [...lead, ...time]).map(({ total }) => total)
      const placed = new Map(places.map((one) => [one.day, one]))
      return {
        time,
        heat: heats.slice(USUAL_DAYS),
        usual: time.map((_, at) => {
          const sum = heats.slice(at, at + USUAL_DAYS).reduce((all, one) => all + one, 0)
          return Math.round((sum / USUAL_DAYS) * 100) / 100
        }),
        rank: time.map((day) => placed.get(day)?.place ?? null),
        companies: time.map((day) => placed.get(day)?.companies ?? 0),
        topics,
      }
    },
  ),

  serveShared(
    marketOpinion.platformsApart,
    counted,
    async ({ services, db, view, now, input: { companyId, weeks } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { to } = stretchOf({}, view.asOf ?? now)
      const from = dayPlus(spanStart(to, 'week'), -7 * (weeks - 1))
      const rows = await forumDays(db, view, { subjects: [companyId], from, to })
      const time = Array.from({ length: weeks }, (_, at) => dayPlus(from, 7 * at))
      const ofWeek = Map.groupBy(rows, ({ day }) => spanStart(day, 'week'))
      const side = (platform: 'xq' | 'df') =>
        time.map((week) => sumOf((ofWeek.get(week) ?? []).filter((row) => row.platform === platform)))
      const [xq, df] = [side('xq'), side('df')]
      const bulls = (one: { many: number; empty: number } | undefined) =>
        one ? wilson(one.many, one.many + one.empty) : null
      const present = (counts: typeof xq) => ({
        many: counts.map((one) => one.many),
        empty: counts.map((one) => one.empty),
        percentage: counts.map(percentageOf),
      })
      return {
        time,
        xq: present(xq),
        df: present(df),
        apart: time.map((_, at) => {
          const [one, other] = [bulls(xq[at]), bulls(df[at])]
          return one !== null && other !== null && (one.low > other.high || other.low > one.high)
        }),
        platforms: presentPlatformNames(isFictional(services, view)),
      }
    },
  ),

  serveShared(marketOpinion.extremes, { reads: extremesReads }, ({ services, db, view, now, input: { companyId } }) =>
    extremesOf({ services, db, view, now }, companyId),
  ),
]
