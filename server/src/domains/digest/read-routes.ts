import { digest } from '@pandora/contract/domains/digest/operations'
import { STORIES } from '@pandora/contract/domains/digest/terms'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { publicUrl } from '../../messages/links.ts'
import { pageOf } from '../../shared/page.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { compose, readGround } from './compose.ts'
import { countNews, newestNews, newsPage } from './ground.queries.ts'
import { htmlOf, subjectOf } from './mail/letter.ts'
import { presentContent, presentNews, presentWeek } from './present.ts'
import { spanOf, weekOf, weekSpan } from './span.ts'
import { matterOf, subjectOf as matterAsked } from './subject.ts'
import { knownZone } from './zone.ts'

/** A week as the view sees it: as of its end, or of the view's instant while it runs. */
function weekIn({ marketId, asOf }: { marketId: number; asOf: number | null }, week: string, now: number) {
  const span = weekSpan(week)
  const ended = span.to <= (asOf ?? now)
  return { span, ended, view: { marketId, asOf: ended ? span.to : asOf } }
}

export const digestReadRoutes: readonly Route[] = [
  serveShared(
    digest.weeklyReport,
    { reads: ['document', 'document_analysis'] },
    async ({ db, view, now, input: { weeks } }) => {
      const last = weekOf(view.asOf ?? now)
      const weekList = []
      for (let back = 0; back < weeks; back++) {
        const week = dayPlus(last, -7 * back)
        const { span, ended, view: seen } = weekIn(view, week, now)
        weekList.push(presentWeek(week, await countNews(db, seen, span), ended))
      }
      const newest = await newestNews(db, view)
      return {
        weekList,
        total: weekList.reduce((sum, { newsCount }) => sum + newsCount, 0),
        newest: newest === null ? null : weekOf(newest),
      }
    },
  ),

  serve(digest.news, async ({ db, view, now, input: { week, ...asked } }) => {
    if (week === undefined) {
      const rows = await newsPage(db, view, null, asked)
      return pageOf(await presentNews(db, view, rows), await countNews(db, view, null), asked)
    }
    const { span, view: seen } = weekIn(view, weekOf(Date.parse(week)), now)
    const rows = await newsPage(db, seen, span, asked)
    return pageOf(await presentNews(db, seen, rows), await countNews(db, seen, span), asked)
  }),

  serve(digest.week, async ({ db, services, view, user, now, input }) => {
    const week = weekOf(input.week === undefined ? (view.asOf ?? now) : Date.parse(input.week))
    const span = weekSpan(week)
    const ends = Math.min(span.to, view.asOf ?? now)
    const ground = await readGround(db, { ...view, asOf: ends }, span, 'weekly')
    const matter = await matterOf(services, db, ground.view, now, user.uid, { scope: 'market', scopeId: null })
    const composed = await compose(db, ground, { matter, most: STORIES.weekly })
    return { ...presentContent(composed), week, lastDay: dayPlus(week, 6) }
  }),

  serve(digest.preview, async ({ db, services, view, user, now, input }) => {
    knownZone(input.zone)
    const subject = await matterAsked(db, view, user.uid, input)
    const closes = view.asOf ?? now
    const ground = await readGround(db, { ...view, asOf: closes }, spanOf(input, closes), input.edition)
    const matter = await matterOf(services, db, ground.view, now, user.uid, subject)
    const most = input.edition === 'weekly' ? STORIES.weekly : STORIES.edition
    const content = presentContent(await compose(db, ground, { matter, most }))
    const base = publicUrl(services.config)
    const market = services.markets.all().find((one) => one.market_id === view.marketId)?.key ?? ''
    const letter = {
      ...input,
      content,
      base,
      market,
      path: '/index/digest/archive',
      stop: `${base}/digest/unsubscribe`,
    }
    const about = matter.only ? matter.companies.size + matter.themes.length : null
    return { ...content, about, mail: { subject: subjectOf(letter), html: htmlOf(letter) } }
  }),
]
