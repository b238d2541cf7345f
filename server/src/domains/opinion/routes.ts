import { badInput } from '@pandora/contract/errors'
import { RECENT_DAYS, opinion } from '@pandora/contract/domains/opinion/operations'
import { instantOf } from '@pandora/contract/time'
import { serveShared, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { dayPlus, daysAsked } from '../../shared/timeline.ts'
import { presentArticle } from './offers/articles.ts'
import { presentPlatforms, presentTrend } from './present.ts'
import { articlePage, stanceDays } from './queries.ts'
import { moreThan } from '../../shared/page.ts'

/** Posts of a page (COMP-16). */
const SIZE = 10

const iso = (day: string): string => new Date(instantOf(day)).toISOString()

/** Posts, what was read in them, and which companies there are. */
const posted = {
  reads: ['author', 'company', 'company_name', 'document', 'document_analysis', 'document_company', 'post'],
} as const

export const opinionRoutes: readonly Route[] = [
  serveShared(
    opinion.articles,
    posted,
    async ({ db, view, services, now, input: { companyId, platform, stance, page } }) => {
      const { to } = daysAsked({ unit: 'day' }, view.asOf ?? now)
      await refuseUnknownCompany(db, view, companyId)
      const [rows, days] = await Promise.all([
        articlePage(db, view, { companyId, platform, stance, size: SIZE, offset: page * SIZE }),
        stanceDays(db, view, {
          companyId,
          platform: undefined,
          from: iso(dayPlus(to, 1 - RECENT_DAYS)),
          to: iso(dayPlus(to, 1)),
        }),
      ])
      return {
        dataList: rows.map(presentArticle),
        page,
        hasMore: moreThan(rows.length, { size: SIZE }),
        platforms: presentPlatforms(
          days,
          services.markets.all().some((one) => one.market_id === view.marketId && one.fictional),
        ),
      }
    },
  ),

  serveShared(opinion.ratioTrend, posted, async ({ db, view, now, input }) => {
    const { companyId, unit, platform } = input
    const { from, to, time } = daysAsked(input, view.asOf ?? now)
    if (input.from !== undefined && input.from > to) throw badInput('from', 'crossed', { from: input.from, to })
    await refuseUnknownCompany(db, view, companyId)
    return presentTrend(await stanceDays(db, view, { companyId, platform, from: iso(from), to: iso(dayPlus(to, 1)) }), {
      unit,
      time,
    })
  }),
]
