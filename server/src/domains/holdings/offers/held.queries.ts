import type { Db } from '@pandora/store/database'

/** Companies whose stock a user holds at the end of a day, in all portfolios or in one. */
export async function heldCompanies(
  db: Db,
  marketId: number,
  uid: number,
  { day, portfolioId }: { day: string; portfolioId?: string | undefined },
): Promise<string[]> {
  const rows = await db<{ company_id: string }[]>`
    select s.company_id from trade t join holding_portfolio p using (portfolio_id)
    join security s on s.market_id = p.market_id and s.security_id = t.security_id and s.superseded_at = 'infinity'
      and s.company_id is not null
    where p.uid = ${uid} and p.market_id = ${marketId} and p.deleted_at is null and t.deleted_at is null
      and t.day <= ${day}
      ${portfolioId === undefined ? db`` : db`and p.portfolio_id::text = ${portfolioId}`}
    group by s.company_id
    having sum(case when t.kind in ('buy', 'transferIn') then t.quantity
      when t.kind in ('sell', 'transferOut') then -t.quantity else 0 end) > 0 order by s.company_id`
  return rows.map((row) => row.company_id)
}

/** Whether a portfolio is the user's. */
export async function ownsPortfolio(db: Db, marketId: number, uid: number, portfolioId: string): Promise<boolean> {
  const rows = await db`select 1 from holding_portfolio
    where uid = ${uid} and market_id = ${marketId} and portfolio_id::text = ${portfolioId} and deleted_at is null`
  return rows.length > 0
}
