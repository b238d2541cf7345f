import { errors, Refusal } from '@pandora/contract/errors'
import { themes } from '@pandora/contract/domains/themes/operations'
import { serve, servePublic, serveShared, serveWritten, type Route } from '../../http/route.ts'
import { heldMarket, marketFigures, marketTables } from '../figures/offers/market.ts'
import { heldIndustries, gradeOwn, madeOf, ownFacts } from './offers/own.ts'
import { ownThemes } from './offers/own.queries.ts'
import { askedTheme, isOwn, marketTheme, shownOf } from './asked.ts'
import { themeCourses } from './courses.ts'
import { latestEvents, themeSummaries } from './events.ts'
import { companyMap, mapOf } from './maps.ts'
import { holdsText, isOwnSort, nearestMembers, sorted } from './members.ts'
import { contributions, nearestContributions, presentContributions } from './opportunities.ts'
import { ownThemeRoutes } from './own-routes.ts'
import { themeSeries } from './series.ts'
import { heldThemes, marketThemes, ownDocuments, ownHeat, presentTheme } from './offers/summary.ts'
import { whyMember } from './why.ts'
import { defineHeld, type Reads } from '../../shared/define-held.ts'
import { z } from 'zod'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { inFieldOrder } from '../figures/offers/fields/order.ts'
import { presentMember, presentDetail } from './present.ts'

/** A theme of the market is every reader's, an own one its user's. */
const unlessOwn: { reads: Reads; own: (input: { themeId?: string | undefined }) => boolean } = {
  reads: [
    heldThemes,
    heldMarket,
    heldIndustries,
    'business_line',
    'business_name',
    'business_type',
    'event',
    'event_taken_over',
  ],
  own: ({ themeId }) => isOwn(themeId),
}

/** Rows of the market's themes as they go out. */
const heldList = defineHeld({
  id: 'themes.list',
  reads: [heldThemes],
  load: async ({ services, view, now }) => {
    const shown = [...(await marketThemes(services, view, now)).values()].map((one) => one.wire)
    return { rows: Buffer.from(JSON.stringify(shown).slice(1, -1)), total: shown.length }
  },
})
const heldMap = defineHeld({
  id: 'themes.map',
  reads: [heldThemes, 'industry_relation', 'supply_edge'],
  input: themes.map.input,
  load: async ({ services, view, now }, { themeId }) =>
    mapOf(services, view, now, await marketTheme(services, view, now, themeId)),
})
/** Each company of the market once, in the theme that it is nearest to. */
const heldNearest = defineHeld({
  id: 'themes.nearest',
  reads: [heldThemes, heldIndustries],
  load: async ({ services, view, now }) =>
    nearestMembers(
      [...(await marketThemes(services, view, now)).values()].map((one) => one.graded),
      await shownOf(services, view),
    ),
})
const heldContributions = defineHeld({
  id: 'themes.contributions',
  reads: [heldThemes, heldMarket],
  input: z.object({ side: themes.opportunities.input.shape.side }),
  load: async ({ services, view, now }, { side }) =>
    nearestContributions((await marketThemes(services, view, now)).values(), await marketFigures(services, view), side),
})

export const themeRoutes: readonly Route[] = [
  serveWritten(themes.list, async ({ db, view, user, now, services }) => {
    const market = await heldList.read(services, view, {}, now)
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
    for (const row of await ownThemes(db, view.marketId, user.uid))
      own.push({ theme: ownFacts(row), members: await gradeOwn(services, view, now, madeOf(row)), row })
    return themeCourses(services, view, now, own)
  }),

  servePublic(themes.map, async ({ view, now, services, input }) => {
    await marketTheme(services, view, now, input.themeId)
    return heldMap.read(services, view, input, now)
  }),

  servePublic(themes.companyMap, ({ view, now, services, input }) => companyMap(services, view, now, input.id)),

  serve(themes.ownMap, async ({ view, user, now, services, input }) =>
    mapOf(services, view, now, await askedTheme(services, view, now, user, input.themeId)),
  ),

  serveShared(
    themes.companyList,
    unlessOwn,
    async ({
      view,
      language,
      user,
      now,
      services,
      input: { themeId, bands, industryCode, text = '', sort, order, page, size },
    }) => {
      const shown = await shownOf(services, view)
      const all =
        themeId === undefined
          ? await heldNearest.read(services, view, {}, now)
          : nearestMembers([(await askedTheme(services, view, now, user, themeId)).graded], shown)
      const inside = (code: string | null): boolean => {
        for (let at = code; at !== null; at = shown.nodes.get(at)?.parent_code ?? null)
          if (at === industryCode) return true
        return false
      }
      const chosen = all.filter(
        (one) =>
          (bands === undefined || (one.band !== null && bands.includes(one.band))) &&
          (industryCode === undefined || inside(one.industryCode)) &&
          holdsText(one, text),
      )
      const ordered =
        sort === 'membership' && order === 'down'
          ? chosen
          : isOwnSort(sort)
            ? sorted(chosen, sort, order)
            : await inFieldOrder(services, view, language, chosen, (one) => one.companyId, { sort, order })
      return pageOf(partOf(ordered, { page, size }), ordered.length, { page, size })
    },
  ),

  serveShared(
    themes.companyNames,
    {
      reads: [...marketTables],
    },
    async ({ view, services }) => {
      const dataList = [...(await marketFigures(services, view)).values()]
        .map(({ companyId, code, nameZh, nameEn }) => ({ companyId, stockCode: code, nameZh, nameEn }))
        .toSorted((a, b) => (a.stockCode < b.stockCode ? -1 : a.stockCode > b.stockCode ? 1 : 0))
      return wholeOf(dataList)
    },
  ),

  serveShared(themes.byId, unlessOwn, async ({ view, user, now, services, input: { themeId, page, size } }) => {
    const [
      {
        graded: { members },
      },
      shown,
    ] = await Promise.all([askedTheme(services, view, now, user, themeId), shownOf(services, view)])
    return pageOf(
      partOf(members, { page, size }).map((one) => presentMember(one, shown)),
      members.length,
      { page, size },
    )
  }),

  serveShared(
    themes.opportunities,
    unlessOwn,
    async ({ db, view, user, now, services, input: { themeId, side, page, size } }) => {
      const figures = await marketFigures(services, view)
      const all =
        themeId === undefined
          ? await heldContributions.read(services, view, { side }, now)
          : contributions(await askedTheme(services, view, now, user, themeId), figures, side)
      return presentContributions(db, view, all, figures, side, { page, size })
    },
  ),

  serveShared(
    themes.eventSummary,
    unlessOwn,
    async ({ db, view, user, now, services, input: { themeId, page, size } }) => {
      const { graded, row } = await askedTheme(services, view, now, user, themeId)
      const named = row ? (await ownDocuments(services, view, now, graded)).map((one) => one.documentId) : null
      const { list, hasMore } = await themeSummaries(db, view, graded, named, await marketFigures(services, view), {
        page,
        size,
      })
      return { eventSummaryList: list, page, hasMore }
    },
  ),

  serveShared(
    themes.latestEvents,
    {
      reads: [
        ...marketTables,
        'analysis_waiting',
        'business_segment',
        'document',
        'document_analysis',
        'document_company',
        'event',
        'event_company',
        'event_evidence',
        'event_taken_over',
        'import_run',
        'theme',
        'theme_document',
        'theme_membership',
      ],
      own: ({ theme }) => isOwn(theme),
    },
    async ({ db, view, user, now, services, input: { theme, direction, cursor, side, page, size } }) => {
      const { graded } = await askedTheme(services, view, now, user, theme)
      return {
        ...(await latestEvents(db, view, graded, await marketFigures(services, view), {
          direction,
          cursor,
          side,
          page,
          size,
        })),
        direction,
        page,
      }
    },
  ),

  serveShared(themes.detail, unlessOwn, async ({ db, view, user, now, services, input }) =>
    presentDetail(db, view, await askedTheme(services, view, now, user, input.themeId), await shownOf(services, view)),
  ),

  serveShared(
    themes.series,
    unlessOwn,
    async ({ view, user, now, services, input: { themeId, from, to, weighting } }) => {
      const { graded, row } = await askedTheme(services, view, now, user, themeId)
      return themeSeries(services, view, now, { ...graded, ...(row ? { row } : {}) }, { from, to, weighting })
    },
  ),

  serveShared(
    themes.membership,
    unlessOwn,
    async ({ db, view, user, now, services, input: { themeId, companyId } }) => {
      const { graded, row } = await askedTheme(services, view, now, user, themeId)
      const member = graded.members.find((one) => one.companyId === companyId)
      if (!member) throw new Refusal(errors.NOT_FOUND)
      const named = row ? (await ownDocuments(services, view, now, graded)).map((one) => one.documentId) : null
      return whyMember(db, view, {
        theme: graded.theme,
        member,
        shown: await shownOf(services, view),
        named,
        at: view.asOf ?? now,
      })
    },
  ),

  ...ownThemeRoutes,
]
