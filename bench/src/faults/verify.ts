import type { Sql } from '@pandora/store/database'
import { until } from './limits.ts'
import { STARTS_WITHIN_MS, type Looks } from './product.ts'
import type { Acknowledged, Ledger } from './writers.ts'

/**
 * What is wrong with the ledger: what was acknowledged and is not there, what is there twice, what was never asked for.
 */
export interface Verdict {
  lost: string[]
  doubled: string[]
  checked: {
    registrations: number
    creations: number
    saves: number
    stars: number
    imports: number
    rows: number
    texts: number
  }
  /** Imports that took their worker down too often and ended by name; nothing of them may be there. */
  givenUp: number
}

/** What was acknowledged before a kill and is not there after it; saves that came in between may have gone further. */
export async function lostAtOnce(looks: Looks, { emails, names, saved }: Acknowledged): Promise<string[]> {
  const found = await read(looks, async (sql) => {
    const gone = await sql<
      { what: string }[]
    >`select 'account ' || e as what from unnest(${sql.array(emails)}::text[]) e
      where not exists (select from account where lower(email) = e)
      union all select 'floor ' || n from unnest(${sql.array(names)}::text[]) n
        where not exists (select from floor where name = n)`
    const numbers = new Map(
      (
        await sql<
          { key: string; name: string }[]
        >`select key, name from floor where key = any(${sql.array([...saved.keys()])}::text[])`
      ).map(({ key, name }) => [key, Number(/\d+$/.exec(name)?.[0] ?? 0)]),
    )
    return [
      ...gone.map(({ what }) => what),
      ...[...saved].flatMap(([key, number]) =>
        (numbers.get(key) ?? 0) < number ? [`floor ${key}: ${numbers.get(key) ?? 0} of ${number}`] : [],
      ),
    ]
  })
  if (!found) throw new Error('the database cannot be read after a kill')
  return found
}

/** Reads in a database that may just have come back. */
async function read<Result>(looks: Looks, work: (sql: Sql) => Promise<Result>): Promise<Result | undefined> {
  let result: Result | undefined
  await until(
    async () =>
      looks
        .sql()
        .then(work)
        .then(
          (found) => {
            result = found
            return true
          },
          () => false,
        ),
    STARTS_WITHIN_MS,
  )
  return result
}

/** Compares what was acknowledged with what the database holds. */
export async function verify(sql: Sql, ledger: Ledger): Promise<Verdict> {
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    checked: {
      registrations: 0,
      creations: 0,
      saves: ledger.saves,
      stars: ledger.stars,
      imports: 0,
      rows: 0,
      texts: 0,
    },
    givenUp: 0,
  }
  const judge = (what: string, acknowledged: boolean, found: number): void => {
    if (acknowledged && found < 1) verdict.lost.push(what)
    if (found > 1) verdict.doubled.push(`${what} ×${found}`)
  }
  const accounts = new Map(
    (
      await sql<
        { email: string; count: number }[]
      >`select lower(email) as email, count(*)::int as count from account group by 1`
    ).map(({ email, count }) => [email, count]),
  )
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
    if (number < acknowledged || number > sent)
      verdict.lost.push(`floor ${key}: holds ${number}, acknowledged ${acknowledged}`)
  }
  const starred = Map.groupBy(await sql<{ id: string }[]>`select company_id as id from watch_entry`, ({ id }) => id)
  for (const [id, { acknowledged, asked }] of ledger.watched) {
    const found = starred.get(id)?.length ?? 0
    if (found > 1) verdict.doubled.push(`star ${id} ×${found}`)
    // What was asked for last and not answered may have been done or not.
    if (found > 0 !== acknowledged && found > 0 !== asked)
      verdict.lost.push(`star ${id}: ${found > 0 ? 'there' : 'gone'}`)
  }
  await verifyImports(sql, ledger, verdict)
  return verdict
}

async function verifyImports(sql: Sql, ledger: Ledger, verdict: Verdict): Promise<void> {
  const states = new Map(
    (
      await sql<
        { run_id: number; state: string; error_code: string | null }[]
      >`select run_id, state, error_code from import_run`
    ).map((run) => [run.run_id, run]),
  )
  const bars = new Map(
    (
      await sql<
        { of: string; count: number }[]
      >`select security_id as of, count(*)::int as count from daily_price group by 1`
    ).map(({ of, count }) => [of, count]),
  )
  const texts = new Map(
    (
      await sql<
        { of: string; count: number }[]
      >`select source_name as of, count(*)::int as count from document group by 1`
    ).map(({ of, count }) => [of, count]),
  )
  for (const [runId, { rows, of }] of ledger.imports) {
    const run = states.get(runId)
    const found = bars.get(of) ?? texts.get(of) ?? 0
    if (run?.state === 'failed' && run.error_code === 'IMPORT_INTERRUPTED') {
      verdict.givenUp++
      if (found > 0) verdict.doubled.push(`import ${runId}: ended as interrupted, and ${found} rows of it are there`)
      continue
    }
    if (run?.state !== 'done') verdict.lost.push(`import ${runId}: ${run?.state ?? 'gone'} ${run?.error_code ?? ''}`)
    if (found < rows) verdict.lost.push(`import ${runId}: ${found} of ${rows} rows`)
    if (found > rows) verdict.doubled.push(`import ${runId}: ${found} for ${rows} rows`)
    verdict.checked.imports++
    verdict.checked.rows += found
  }
  const unread = await sql<{ document_id: string; count: number }[]>`
    select d.document_id, count(a.document_id)::int as count from document d
      left join document_analysis a on a.market_id = d.market_id and a.document_id = d.document_id
      and a.superseded_at = 'infinity'
    where d.superseded_at = 'infinity' group by 1`
  for (const { document_id: id, count } of unread) {
    if (count < 1) verdict.lost.push(`analysis of ${id}`)
    if (count > 1) verdict.doubled.push(`analysis of ${id} ×${count}`)
    verdict.checked.texts++
  }
}
