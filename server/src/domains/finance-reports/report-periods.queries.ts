import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import type { MergeCounts } from '@pandora/store/merge'

/**
 * Brings the list of reports up to date with the statement items a merge, or the removal of a run, has touched: inside
 * its transaction. New versions can
 * only make a report known earlier; ratios and notes alone are no report; where versions went or were corrected it is
 * made anew from every version of the touched periods.
 */
export async function deriveReportPeriods(
  tx: Db,
  marketId: number,
  changed: ReadonlyMap<KindName, MergeCounts>,
): Promise<void> {
  const counts = changed.get('statement_item')
  if (!counts || counts.new + counts.updated === 0) return
  if (counts.updated === 0) {
    await tx`insert into report_period (market_id, company_id, period_end, known_at)
      select ${marketId}, company_id, period_end, min(known_at) from touched_statement_item
        where statement <> 'indicator' group by company_id, period_end
      on conflict (market_id, company_id, period_end) do update set known_at = excluded.known_at
        where excluded.known_at < report_period.known_at`
    return
  }
  await tx`create temp table touched_report on commit drop as select distinct company_id, period_end
    from touched_statement_item`
  await tx`analyze touched_report`
  await tx`delete from report_period p using touched_report t
    where p.market_id = ${marketId} and p.company_id = t.company_id and p.period_end = t.period_end`
  await tx`insert into report_period (market_id, company_id, period_end, known_at)
    select ${marketId}, s.company_id, s.period_end, min(s.known_at) from touched_report t
    join statement_item s on s.market_id = ${marketId} and s.company_id = t.company_id and s.period_end = t.period_end
      and s.statement <> 'indicator'
    group by s.company_id, s.period_end`
}
