import { MACRO_BAR } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { pageOf, wholeOf } from '../../shared/page.ts'
import { articlesOf } from '../opinion/offers/articles.queries.ts'
import { boardBar, barOf, industryBars, macroBar } from './bars.ts'
import { begunOf, isFictional, windowsOf } from './company-routes.ts'
import { byDay, daysBefore, lastDays, stretchOf, sumOf } from './days.ts'
import { countedTables, groundOf, groundReads, heldTotals } from './ground.ts'
import { forumDays, forumTotals } from './offers/forum-days.queries.ts'
import { barPage } from './posts.queries.ts'
import { presentBar, presentDays, presentPost, presentStatistics } from './present.ts'
import { windowCounts } from './windows.queries.ts'

const told = { reads: [...groundReads, ...countedTables] } as const
/** Days of a bar whose posts can be paged through. */
const PAGED_DAYS = 90
const DAY = 86_400_000
/** Boards that are listed, the most spoken in. */
const BOARDS = 60
/** The market’s sessions are those of its first exchange. */
const SESSIONS_OF = 'SSE-index'

export const barRoutes: readonly Route[] = [
  serveShared(
    marketOpinion.industryBar,
    { reads: [...told.reads, heldTotals] },
    async ({ services, db, view, now, input: { days } }) => {
      const span = lastDays(view.asOf ?? now, Number(days))
      const earlier = daysBefore(span, Number(days))
      const others = (subjects: 'boards' | string[], between: typeof span) =>
        forumTotals(db, view, { subjects, ...between })
      const [ground, totals, before, boards, boardsBefore, macro, macroBefore] = await Promise.all([
        groundOf(services, view),
        heldTotals.read(services, view, span),
        heldTotals.read(services, view, earlier),
        others('boards', span),
        others('boards', earlier),
        others([MACRO_BAR], span),
        others([MACRO_BAR], earlier),
      ])
      const sum = (of: typeof totals, ids: readonly string[]) =>
        sumOf(
          ids.flatMap((id) => {
            const own = of.get(id)
            return own ? [own] : []
          }),
        )
      const boardBefore = new Map(boardsBefore.map((row) => [row.subject, row]))
      return {
        ...wholeOf([
          presentBar(macroBar, macro[0], macroBefore[0]),
          ...industryBars(ground).map((one) => presentBar(one, sum(totals, one.ids), sum(before, one.ids))),
          ...boards
            .toSorted((one, other) => other.total - one.total || (one.subject < other.subject ? -1 : 1))
            .slice(0, BOARDS)
            .map((row) => presentBar(boardBar(row.subject), row, boardBefore.get(row.subject))),
        ]),
        fromDay: span.from,
        toDay: span.to,
      }
    },
  ),

  serveShared(marketOpinion.barPolarity, told, async ({ services, db, view, now, input: { barId, ...span } }) => {
    const { subjects } = await barOf(db, view, await groundOf(services, view), barId)
    const { time, ...between } = stretchOf(span, view.asOf ?? now)
    return presentDays(byDay(await forumDays(db, view, { subjects, ...between }), time), time)
  }),

  serveShared(marketOpinion.macroPolarity, { reads: countedTables }, async ({ db, view, now, input }) => {
    const { time, ...between } = stretchOf(input, view.asOf ?? now)
    return presentDays(byDay(await forumDays(db, view, { subjects: [MACRO_BAR], ...between }), time), time)
  }),

  serve(marketOpinion.barPosts, async ({ services, db, view, now, input: { barId, form, ...asked } }) => {
    const { bar } = await barOf(db, view, await groundOf(services, view), barId)
    const { ids, total } = await barPage(db, view, {
      bar,
      form,
      since: (view.asOf ?? now) - PAGED_DAYS * DAY,
      ...asked,
    })
    return pageOf((await articlesOf(db, view, ids)).map(presentPost), total, asked, ids.length)
  }),

  serve(marketOpinion.barStatistics, async ({ services, db, view, now, input: { barId } }) => {
    const { subjects } = await barOf(db, view, await groundOf(services, view), barId)
    const windows = await windowsOf(db, view, now, SESSIONS_OF)
    const rows = await windowCounts(db, view, subjects, begunOf(windows))
    return presentStatistics(windows, rows, isFictional(services, view))
  }),
]
