import { Refusal } from '@pandora/contract/errors'
import { themes } from '@pandora/contract/themes'
import { serve, servePublic, serveShared, serveWritten, type Route } from '../../http/route.ts'
import { marketFigures } from '../../shared/figures/market.ts'
import { gradeOwn, madeOf, ownFacts } from '../../shared/themes/own.ts'
import { ownThemes } from '../../shared/themes/own.queries.ts'
import { askedTheme, isOwn, marketTheme, shownOf } from './asked.ts'
import { themeCourses } from './courses.ts'
import { presentDetail } from './detail.ts'
import { latestEvents, themeSummaries } from './events.ts'
import { companyMap, mapOf } from './maps.ts'
import { holdsText, nearestMembers, presentMember, sorted } from './members.ts'
import { contributions, nearestContributions, presentContributions } from './opportunities.ts'
import { ownThemeRoutes } from './own-routes.ts'
import { themeSeries } from './series.ts'
import { marketThemes, ownDocuments, ownHeat, presentTheme } from '../../shared/themes/summary.ts'
import { whyMember } from './why.ts'

/** What answers of the market rest on. */
const everything = ['companies', 'documents', 'analysis', 'prices', 'figures'] as const
/** A theme of the market is every reader's, an own one its user's. */
const unlessOwn = { topics: everything, own: ({ themeId }: { themeId?: string | undefined }) => isOwn(themeId) }

export const themeRoutes: readonly Route[] = [
  serveWritten(themes.list, async ({ db, view, user, now, services }) => {
    const market = await services.held.one(view, everything, 'themes: list', async () => {
      const shown = [...(await marketThemes(services, view, now)).values()].map((one) => one.wire)
      return { rows: Buffer.from(JSON.stringify(shown).slice(1, -1)), total: shown.length }
    })
    const rows = await ownThemes(db, view.marketId, user.uid)
    const own = []
    for (const row of rows) {
      const graded = { theme: ownFacts(row), members: await gradeOwn(services, view, now, madeOf(row)) }
      own.push(presentTheme(graded, await marketFigures(services, view), await ownHeat(services, view, now, graded)))
    }
    const tail = `${own.map((one, at) => `${market.total + at > 0 ? ',' : ''}${JSON.stringify(one)}`).join('')}],"total":${market.total + own.length}}`
    return { json: [Buffer.from('{"dataList":['), market.rows, Buffer.from(tail)] }
  }),

  serve(themes.courses, async ({ db, view, user, now, services }) => {
    const own = []
    for (const row of await ownThemes(db, view.marketId, user.uid)) own.push({ theme: ownFacts(row), members: await gradeOwn(services, view, now, madeOf(row)), row })
    return themeCourses(services, view, now, own)
  }),

  servePublic(themes.map, async ({ view, now, services, input }) => {
    const summed = await marketTheme(services, view, now, input.themeId)
    return services.held.one(view, everything, `themes: map ${input.themeId}`, () => mapOf(services, view, now, summed))
  }),

  servePublic(themes.companyMap, ({ view, now, services, input }) => companyMap(services, view, now, input.id)),

  serve(themes.ownMap, async ({ view, user, now, services, input }) => mapOf(services, view, now, await askedTheme(services, view, now, user, input.themeId))),

  serveShared(themes.companyList, unlessOwn, async ({ view, user, now, services, input: { themeId, bands, industryCode, text = '', sort, order, page, size } }) => {
    const shown = await shownOf(services, view)
    const all = themeId === undefined
      ? await services.held.one(view, everything, 'themes: nearest', async () => nearestMembers([...(await marketThemes(services, view, now)).values()].map((one) => one.graded), shown))
      : nearestMembers([(await askedTheme(services, view, now, user, themeId)).graded], shown)
    const inside = (code: string | null): boolean => {
      for (let at = code; at !== null; at = shown.nodes.get(at)?.parent_code ?? null) if (at === industryCode) return true
      return false
    }
    const chosen = all.filter((one) => (bands === undefined || (one.band !== null && bands.includes(one.band))) && (industryCode === undefined || inside(one.industryCode)) && holdsText(one, text))
    const ordered = sort === 'membership' && order === 'down' ? chosen : sorted(chosen, sort, order)
    return { dataList: ordered.slice(page * size, (page + 1) * size), total: ordered.length, page, hasMore: (page + 1) * size < ordered.length }
  }),

  serveShared(themes.companyNames, { topics: everything }, async ({ view, services }) => {
    const dataList = [...(await marketFigures(services, view)).values()].map(({ companyId, code, nameZh, nameEn }) => ({ companyId, stockCode: code, nameZh, nameEn })).toSorted((a, b) => (a.stockCode < b.stockCode ? -1 : a.stockCode > b.stockCode ? 1 : 0))
    return { dataList, total: dataList.length }
  }),

  serveShared(themes.byId, unlessOwn, async ({ view, user, now, services, input: { themeId, page, size } }) => {
    const [{ graded: { members } }, shown] = await Promise.all([askedTheme(services, view, now, user, themeId), shownOf(services, view)])
    return { dataList: members.slice(page * size, (page + 1) * size).map((one) => presentMember(one, shown)), total: members.length, page, hasMore: (page + 1) * size < members.length }
  }),

  serveShared(themes.opportunities, unlessOwn, async ({ db, view, user, now, services, input: { themeId, side, page, size } }) => {
    const figures = await marketFigures(services, view)
    const all = themeId === undefined
      ? await services.held.one(view, everything, `themes: contributions ${side}`, async () => nearestContributions((await marketThemes(services, view, now)).values(), figures, side))
      : contributions(await askedTheme(services, view, now, user, themeId), figures, side)
    return presentContributions(db, view, all, figures, side, { page, size })
  }),

  serveShared(themes.eventSummary, unlessOwn, async ({ db, view, user, now, services, input: { themeId, page, size } }) => {
    const { graded, row } = await askedTheme(services, view, now, user, themeId)
    const named = row ? (await ownDocuments(services, view, now, graded)).map((one) => one.documentId) : null
    const { list, hasMore } = await themeSummaries(db, view, graded, named, await marketFigures(services, view), { page, size })
    return { eventSummaryList: list, page, hasMore }
  }),

  serveShared(themes.latestEvents, { topics: everything, own: ({ theme }) => isOwn(theme) }, async ({ db, view, user, now, services, input: { theme, direction, cursor, side, page, size } }) => {
    const { graded } = await askedTheme(services, view, now, user, theme)
    return { ...(await latestEvents(db, view, graded, await marketFigures(services, view), { direction, cursor, side, page, size })), direction, page }
  }),

  serveShared(themes.detail, unlessOwn, async ({ db, view, user, now, services, input }) => presentDetail(db, view, await askedTheme(services, view, now, user, input.themeId), await shownOf(services, view))),

  serveShared(themes.series, unlessOwn, async ({ view, user, now, services, input: { themeId, from, to, weighting } }) => {
    const { graded, row } = await askedTheme(services, view, now, user, themeId)
    return themeSeries(services, view, now, { ...graded, ...(row ? { row } : {}) }, { from, to, weighting })
  }),

  serveShared(themes.membership, unlessOwn, async ({ db, view, user, now, services, input: { themeId, companyId } }) => {
    const { graded, row } = await askedTheme(services, view, now, user, themeId)
    const member = graded.members.find((one) => one.companyId === companyId)
    if (!member) throw new Refusal('NOT_FOUND')
    const named = row ? (await ownDocuments(services, view, now, graded)).map((one) => one.documentId) : null
    return whyMember(db, view, { theme: graded.theme, member, shown: await shownOf(services, view), named, at: view.asOf ?? now })
  }),

  ...ownThemeRoutes,
]
