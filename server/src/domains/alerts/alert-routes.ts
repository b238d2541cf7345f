import { alertsErrors } from '@pandora/contract/domains/alerts/errors'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { alertsPage, deliveriesOf, markRead, sendOnceMore, unreadOf } from './alerts.queries.ts'
import { wakeDelivery } from './deliver/queue.queries.ts'
import { presentAlert, presentAlerts, presentDelivery } from './present.ts'
import { rulesOf } from './rules.queries.ts'

/** Alerts that the bell shows. */
const NEWEST = 12

/** What was told, and what came of it. */
export const alertListRoutes: readonly Route[] = [
  serve(alerts.list, async ({ db, view, user, now, input: { page, size, ...filter } }) => {
    const { marketId } = view
    // Another user's rule is as good as none; of a deleted one its alerts are still there.
    if (filter.ruleId !== undefined) await ruleThere(db, { uid: user.uid, marketId, now }, filter.ruleId)
    if (filter.alertId !== undefined) {
      const one = { alertId: filter.alertId, unread: false, troubled: false }
      if ((await alertsPage(db, user.uid, marketId, one, { page: 0, size: 1 })).length === 0)
        throw new Refusal(errors.NOT_FOUND)
    }
    const rows = await alertsPage(db, user.uid, marketId, filter, { page, size })
    const deliveries = await deliveriesOf(db, user.uid, { alertIds: rows.map((row) => row.alert_id) })
    const total =
      rows[0]?.total ??
      (page === 0 ? 0 : ((await alertsPage(db, user.uid, marketId, filter, { page: 0, size: 1 }))[0]?.total ?? 0))
    return pageOf(presentAlerts(rows, deliveries), total, { page, size })
  }),

  serve(alerts.unread, async ({ db, view, user }) => {
    const rows = await alertsPage(
      db,
      user.uid,
      view.marketId,
      { unread: false, troubled: false },
      { page: 0, size: NEWEST },
    )
    return { ...(await unreadOf(db, user.uid, view.marketId)), dataList: rows.map(presentAlert) }
  }),

  serve(alerts.read, async ({ db, view, user, now, input: { alertId } }) => {
    const count = await markRead(db, user.uid, view.marketId, alertId, now)
    if (count === null) throw new Refusal(errors.NOT_FOUND)
    if (count > 0) await emitLive(db, { topic: 'alerts', uid: user.uid, ids: alertId === undefined ? [] : [alertId] })
    return { count }
  }),

  serve(alerts.sendAgain, async ({ db, user, now, input: { deliveryId } }) => {
    const [before] = await deliveriesOf(db, user.uid, { deliveryId })
    if (!before) throw new Refusal(errors.NOT_FOUND)
    if (!(await sendOnceMore(db, user.uid, deliveryId, now))) throw new Refusal(alertsErrors.NOT_SENDABLE)
    await wakeDelivery(db)
    const [row] = await deliveriesOf(db, user.uid, { deliveryId })
    return presentDelivery(row ?? before)
  }),
]

async function ruleThere(
  db: Parameters<typeof rulesOf>[0],
  whose: Parameters<typeof rulesOf>[1],
  ruleId: string,
): Promise<void> {
  const [row] = await rulesOf(db, whose, { ruleId }, { page: 0, size: 1 })
  if (!row) throw new Refusal(errors.NOT_FOUND)
}
