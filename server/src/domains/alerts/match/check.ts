import type { AlertSaid } from '@pandora/contract/domains/alerts/shapes'
import type { FactState } from '@pandora/contract/domains/alerts/terms'
import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { standingEvents } from '../../analysis/offers/standing-events.queries.ts'
import { toldDocuments } from '../../documents/offers/told.queries.ts'
import { toldEvents } from '../../events/offers/told-events.queries.ts'
import { recentBars } from '../../markets/offers/recent-bars.queries.ts'
import { barFact } from './bars.ts'
import { alertsToCheck, settleChecked, type ToCheck } from './check.queries.ts'
import { changeOver } from './conditions.ts'
import { followedOf } from './followed.ts'
import { MOST_DAYS } from './read.ts'

const BATCH = 500
/** Bars read behind the newest for a day that an alert is about: an older one is not looked for. */
const BARS = 400

/**
 * Looks once more at the facts that alerts rest on, where a change has touched them: an alert whose fact says something
 * else now, or is there no more, says so from then on. Answers how many were looked at.
 */
export async function checkAlerts({ sql, now }: { sql: Sql; now: () => number }): Promise<number> {
  const due = await alertsToCheck(sql, BATCH)
  const [first] = due
  if (!first) return 0
  const own = due.filter((one) => one.market_id === first.market_id)
  const states: { alert: ToCheck; state: FactState }[] = []
  for (const alert of own) states.push({ alert, state: await stateOf(sql, alert) })
  await sql.begin(async (tx) => {
    const changed = await settleChecked(tx, states, now())
    for (const [uid, theirs] of Map.groupBy(changed, (row) => row.uid))
      await emitLive(tx, { topic: 'alerts', uid, ids: theirs.map((row) => row.alert_id) })
  })
  return own.length
}

async function stateOf(sql: Sql, alert: ToCheck): Promise<FactState> {
  const view = { marketId: alert.market_id, asOf: null }
  const said = alert.said as AlertSaid
  switch (alert.kind) {
    case 'price':
    case 'change': {
      const bars = (await recentBars(sql, view, [alert.thing_id], BARS)).get(alert.thing_id) ?? []
      const fact = barFact(bars, alert.on_day ?? '')
      if (!fact) return 'removed'
      const same = fact.closes[0]?.close === said.value && fact.basis === said.basis
      if (!same) return 'corrected'
      if (alert.kind === 'price') return fact.closes[1]?.close === said.before ? 'stands' : 'corrected'
      return changeOver(fact.closes, Math.min(alert.days ?? 1, MOST_DAYS))?.change === said.change
        ? 'stands'
        : 'corrected'
    }
    case 'event': {
      // A source's event may have taken the place of the one that was found in a text.
      const standing = await standingEvents(sql, view, [alert.thing_id])
      const [event] = await toldEvents(sql, view, [standing(alert.thing_id)])
      if (!event) return 'removed'
      const still =
        event.type === said.type && (alert.company_id === null || event.companies.includes(alert.company_id))
      // That a source gives it now is no correction of how a text told of it.
      return still && (event.modality === null || event.modality === said.modality) ? 'stands' : 'corrected'
    }
    case 'document':
    case 'policy':
    case 'phrase': {
      const [document] = await toldDocuments(sql, view, [alert.thing_id])
      if (!document) return 'removed'
      const named = alert.company_id === null || [...document.subjects, ...document.mentions].includes(alert.company_id)
      const quoted = said.quote === null || holds(document, said.quote)
      const same = named && quoted && document.title === (said.titleZh ?? said.titleEn)
      return same && (await isStillOf(sql, view, alert)) ? 'stands' : 'corrected'
    }
    default:
      return 'stands'
  }
}

/** Whether a policy is still of the department, the topic or the series for whose sake it was told. */
async function isStillOf(
  sql: Sql,
  view: View,
  { thing_id: id, followed_by: by, followed }: Pick<ToCheck, 'thing_id' | 'followed_by' | 'followed'>,
): Promise<boolean> {
  if (by === null || followed === null) return true
  return (await followedOf(sql, view, [id])).get(id)?.[by].includes(followed) ?? false
}

const plain = (text: string): string => text.replace(/\s+/g, ' ')
const holds = ({ title, body }: { title: string; body: string }, quote: string): boolean => {
  const words = quote.replace(/^…|…$/g, '')
  return plain(title).includes(words) || plain(body).includes(words)
}
