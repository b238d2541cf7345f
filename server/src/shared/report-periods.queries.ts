import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import type { MergeCounts } from '@pandora/store/merge'

/** Brings the list of reports up to date with the statement items a merge, or the removal of a run, has touched: inside its transaction. */
export async function deriveReportPeriods(tx: Db, marketId: number, changed: ReadonlyMap<KindName, MergeCounts>): Promise<void> {
  if (!changed.has('statement_item')) return
  await tx`delete from report_period p using (select distinct company_id, period_end from touched_statement_item) t
    where p.market_id = ${marketId} and p.company_id = t.company_id and p.period_end = t.period_end`
  await tx`insert into report_period (market_id, company_id, period_end, known_at)
    select ${marketId}, s.company_id, s.period_end, min(s.known_at)
    from (select distinct company_id, period_end from touched_statement_item) t
    join statement_item s on s.market_id = ${marketId} and s.company_id = t.company_id and s.period_end = t.period_end
    group by s.company_id, s.period_end`
}
