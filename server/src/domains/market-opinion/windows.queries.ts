import type { PostWindow } from '@pandora/contract/domains/market-opinion/names'
import type { postForms, postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from '../markets/offers/quotes.ts'
import { countsOfSaid, postSubjects, saidOf, type ForumTotal, type Subjects } from './offers/forum-days.queries.ts'
import type { Session, Span } from './windows.ts'

/** Last sessions of an exchange that the view knows, oldest first. */
export async function lastSessions(db: Db, view: View, exchange: string, count: number): Promise<Session[]> {
  const rows = await db<Session[]>`
    select t.trade_date::text as day, t.session from trading_day t
    where t.exchange = ${exchange} and ${inForce(db, 't', view)} order by t.trade_date desc limit ${count}`
  return [...rows].toReversed()
}

/** The same of the bars of a security, where the calendar of its exchange is not known: every session a full one. */
export async function sessionsOfBars(db: Db, view: View, securityId: string, count: number): Promise<Session[]> {
  const rows = await db<Session[]>`
    select distinct p.trade_date::text as day, 'full' as session from daily_price p
    where p.security_id = ${securityId} and ${barInForce(db, 'p', view)} order by 1 desc limit ${count}`
  return [...rows].toReversed()
}

/** Posts of a window by form and platform. */
export interface WindowRow extends ForumTotal {
  span: PostWindow
  platform: (typeof postPlatforms)[number]
  form: (typeof postForms)[number]
}

/** Counts the posts of subjects in each window; a post of several subjects counts for each. */
export async function windowCounts(
  db: Db,
  view: View,
  subjects: Subjects,
  spans: readonly { name: PostWindow; span: Span }[],
): Promise<WindowRow[]> {
  if (spans.length === 0) return []
  const from = instant(Math.min(...spans.map(({ span }) => span.from)))
  const until = instant(Math.max(...spans.map(({ span }) => span.to)))
  const subject = postSubjects(db, view, db`${from}::timestamptz`, db`${until}::timestamptz`, subjects)
  return db<WindowRow[]>`
    select w.span, said.platform, said.form, '' as subject, ${countsOfSaid(db)}
    from (${saidOf(db, view, subject)}) said
    join unnest(${db.array(spans.map(({ name }) => name as string))}::text[],
      ${db.array(spans.map(({ span }) => instant(span.from)))}::timestamptz[],
      ${db.array(spans.map(({ span }) => instant(span.to)))}::timestamptz[]) w(span, since, until)
      on said.published_at >= w.since and said.published_at < w.until
    group by 1, 2, 3 order by 1, 2, 3`
}
