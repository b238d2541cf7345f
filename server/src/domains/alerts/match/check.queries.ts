import type { FactState, FollowedBy, RuleKind } from '@pandora/contract/domains/alerts/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** An alert whose fact a change has touched. */
export interface ToCheck {
  alert_id: string
  market_id: number
  kind: RuleKind
  thing_id: string
  on_day: string | null
  company_id: string | null
  said: unknown
  check_due: number
  /** Trading days that the alert's change is over. */
  days: number | null
  /** What new policies were followed by, of an alert of one. */
  followed_by: FollowedBy | null
  followed: string | null
}

export async function alertsToCheck(db: Db, most: number): Promise<ToCheck[]> {
  return db<ToCheck[]>`
    select alert_id, market_id, kind, thing_id, on_day, company_id, said, check_due,
      (said -> 'condition' ->> 'days')::int as days, said -> 'condition' ->> 'by' as followed_by,
      said -> 'condition' ->> 'value' as followed from alert where check_due > 0 order by market_id limit ${most}`
}

/** Keeps what became of the facts of alerts; answers those that another state was found for. */
export async function settleChecked(
  tx: Db,
  states: readonly { alert: Pick<ToCheck, 'alert_id' | 'check_due'>; state: FactState }[],
  now: number,
): Promise<{ alert_id: string; uid: number }[]> {
  const rows = states.map(({ alert, state }) => ({ alert_id: alert.alert_id, due: alert.check_due, state }))
  const looked = tx`jsonb_to_recordset(${tx.json(rows)}) n(alert_id uuid, due int, state text)`
  const changed = await tx<{ alert_id: string; uid: number }[]>`
    update alert a set fact_state = n.state, fact_changed_at = ${instant(now)}, read_at = null from ${looked}
    where a.alert_id = n.alert_id and a.fact_state <> n.state returning a.alert_id, a.uid`
  // What was touched once more meanwhile is looked at once more.
  await tx`update alert a set check_due = 0 from ${looked} where a.alert_id = n.alert_id and a.check_due = n.due`
  return changed
}

/** Marks alerts of events that were told anew, or whose documents were read anew, to be looked at again. */
export async function touchAlerts(
  tx: Db,
  marketId: number,
  { events, documents }: { events: readonly string[]; documents: readonly string[] },
): Promise<void> {
  if (events.length + documents.length === 0) return
  await tx`update alert set check_due = check_due + 1 where market_id = ${marketId}
    and ((kind = 'event' and thing_id = any(${tx.array(events as string[])}))
      or document_id = any(${tx.array(documents as string[])}))`
}
