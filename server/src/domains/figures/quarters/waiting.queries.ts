import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { hasChanged, type Derivation } from '../../../shared/derivation.ts'

/**
 * Companies whose figures change with a merge or removal wait to be worked out, inside its transaction: by their
 * statements, by share counts, and, where shares are
 * counted, by bars that complete a week or reach back into weeks that are valued already. A company that waits already
 * gets a new generation: who is working on it now stores nothing.
 */
export const awaitFigures: Derivation = async (tx, change) => {
  const { marketId } = change
  const has = (kind: KindName) => hasChanged(change, kind)
  const waits: ReturnType<Db>[] = []
  if (has('statement_item')) waits.push(tx`select distinct company_id, true as statements from touched_statement_item`)
  if (has('share_count'))
    waits.push(
      tx`select distinct s.company_id, false from touched_share_count t
        join security s on s.market_id = ${marketId} and s.security_id = t.security_id and s.superseded_at = 'infinity'
        where s.company_id is not null`,
    )
  if (has('daily_price')) {
    waits.push(tx`select s.company_id, false
      from (select security_id, min(trade_date) as first_on, max(trade_date) as last_on from touched_daily_price
      group by security_id) t
      join security s on s.market_id = ${marketId} and s.security_id = t.security_id and s.superseded_at = 'infinity'
        and s.kind = 'stock'
      left join valuation_history h on h.market_id = ${marketId} and h.company_id = s.company_id
      where s.company_id is not null and exists (select from share_count c
        where c.market_id = ${marketId} and c.security_id = s.security_id)
        and (h.company_id is null or t.first_on <= h.through or t.last_on > h.through + 7)`)
  }
  if (waits.length === 0) return
  const ids = new Set<string>()
  for (const which of waits) {
    // In one order, as those who work on them lock them: neither waits for the other in a ring.
    const rows = await tx<{ company_id: string }[]>`insert into figures_waiting (market_id, company_id, statements)
      select ${marketId}, w.company_id, bool_or(w.statements) from (${which}) w(company_id, statements)
      group by w.company_id order by w.company_id
      on conflict (market_id, company_id) do update
        set generation = nextval('figures_generation'), statements = figures_waiting.statements
        or excluded.statements, tries = 0
      returning company_id`
    for (const row of rows) ids.add(row.company_id)
  }
  if (ids.size === 0) return
  await emitLive(tx, { topic: 'figures', marketId, ids: ids.size > 200 ? [] : [...ids], count: ids.size })
  await wakeFigures(tx)
}

/** Wakes the worker on commit; one job at most waits. */
export async function wakeFigures(db: Db): Promise<void> {
  // A database that no product has been started on has no queue; its first worker looks for what waits.
  const [queue] = await db<
    { there: boolean }[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as there`
  if (!queue?.there) return
  await db`select graphile_worker.add_job('figures', job_key := 'figures', job_key_mode := 'replace',
    max_attempts := 25)`
}

/** Wakes the worker where something waits that nobody was woken for: a process died. */
export async function figuresAreDue(db: Db): Promise<void> {
  const [waiting] = await db`select 1 from figures_waiting limit 1`
  if (waiting) await wakeFigures(db)
}
