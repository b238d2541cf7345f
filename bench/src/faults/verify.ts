import type { Sql } from '@pandora/store/database'
import type { Ledger } from './writers.ts'

/** What is wrong with the ledger: what was acknowledged and is not there, what is there twice, what was never asked for. */
export interface Verdict {
  lost: string[]
  doubled: string[]
  checked: { registrations: number; creations: number; saves: number; imports: number; rows: number; texts: number }
}

/** Compares what was acknowledged with what the database holds. */
export async function verify(sql: Sql, ledger: Ledger): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], checked: { registrations: 0, creations: 0, saves: 0, imports: 0, rows: 0, texts: 0 } }
  const judge = (what: string, acknowledged: boolean, found: number): void => {
    if (acknowledged && found < 1) verdict.lost.push(what)
    if (found > 1) verdict.doubled.push(`${what} ×${found}`)
  }
  const accounts = new Map((await sql<{ email: string; count: number }[]>`select lower(email) as email, count(*)::int as count from account group by 1`).map(({ email, count }) => [email, count]))
  for (const [email, acknowledged] of ledger.registered) {
    judge(`account ${email}`, acknowledged, accounts.get(email) ?? 0)
    verdict.checked.registrations += Number(acknowledged)
  }
  const floors = await sql<{ key: string; name: string }[]>`select key, name from floor`
  const names = Map.groupBy(floors, ({ name }) => name)
  for (const [name, acknowledged] of ledger.created) {
    judge(`floor ${name}`, acknowledged, names.get(name)?.length ?? 0)
    verdict.checked.creations += Number(acknowledged)
  }
  const keys = Map.groupBy(floors, ({ key }) => key)
  for (const [key, { acknowledged, sent }] of ledger.saved) {
    const stored = keys.get(key) ?? []
    judge(`floor ${key}`, acknowledged > 0, stored.length)
    const number = Number(/\d+$/.exec(stored[0]?.name ?? '')?.[0] ?? 0)
    if (number < acknowledged || number > sent) verdict.lost.push(`floor ${key}: holds ${number}, acknowledged ${acknowledged}`)
    verdict.checked.saves++
  }
  await verifyImports(sql, ledger, verdict)
  return verdict
}

async function verifyImports(sql: Sql, ledger: Ledger, verdict: Verdict): Promise<void> {
  const states = new Map((await sql<{ run_id: number; state: string; error_code: string | null }[]>`select run_id, state, error_code from import_run`).map((run) => [run.run_id, run]))
  const bars = new Map((await sql<{ of: string; count: number }[]>`select security_id as of, count(*)::int as count from daily_price group by 1`).map(({ of, count }) => [of, count]))
  const texts = new Map((await sql<{ of: string; count: number }[]>`select source_name as of, count(*)::int as count from document group by 1`).map(({ of, count }) => [of, count]))
  for (const [runId, { rows, of }] of ledger.imports) {
    const run = states.get(runId)
    const found = bars.get(of) ?? texts.get(of) ?? 0
    if (run?.state !== 'done') verdict.lost.push(`import ${runId}: ${run?.state ?? 'gone'} ${run?.error_code ?? ''}`)
    if (found < rows) verdict.lost.push(`import ${runId}: ${found} of ${rows} rows`)
    if (found > rows) verdict.doubled.push(`import ${runId}: ${found} for ${rows} rows`)
    verdict.checked.imports++
    verdict.checked.rows += found
  }
  const unread = await sql<{ document_id: string; count: number }[]>`
    select d.document_id, count(a.document_id)::int as count from document d left join document_analysis a on a.market_id = d.market_id and a.document_id = d.document_id and a.superseded_at = 'infinity'
    where d.superseded_at = 'infinity' group by 1`
  for (const { document_id: id, count } of unread) {
    if (count < 1) verdict.lost.push(`analysis of ${id}`)
    if (count > 1) verdict.doubled.push(`analysis of ${id} ×${count}`)
    verdict.checked.texts++
  }
}
