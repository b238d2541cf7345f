import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from './limits.ts'
import { STARTS_WITHIN_MS, type Looks, type Prey } from './product.ts'

/**
 * What was asked for, and what was acknowledged: nothing of the second may be lost, nothing of the first be there
 * twice.
 */
export interface Ledger {
  /** E-mail → whether its registration was answered as done. */
  registered: Map<string, boolean>
  /** Name of a created floor → whether it was acknowledged. */
  created: Map<string, boolean>
  /** Key of a floor that is saved again and again → last number acknowledged, last number sent. */
  saved: Map<string, { acknowledged: number; sent: number }>
  /**
   * Company of the watch list that is starred and unstarred again and again → whether it is starred, as last
   * acknowledged and as last asked for.
   */
  watched: Map<string, { acknowledged: boolean; asked: boolean }>
  /** How many saves of floors and changes of the watch list were acknowledged. */
  saves: number
  stars: number
  /** Acknowledged import runs: the rows that their file holds, and of what. */
  imports: Map<number, { rows: number; of: string }>
}

export const emptyLedger = (): Ledger => ({
  registered: new Map(),
  created: new Map(),
  saved: new Map(),
  watched: new Map(),
  saves: 0,
  stars: 0,
  imports: new Map(),
})

/** What is acknowledged by now and must be there from now on. */
export interface Acknowledged {
  emails: string[]
  names: string[]
  saved: Map<string, number>
}

export function acknowledged({ registered, created, saved }: Ledger): Acknowledged {
  const done = (of: ReadonlyMap<string, boolean>) => [...of].flatMap(([name, is]) => (is ? [name] : []))
  return {
    emails: done(registered),
    names: done(created),
    saved: new Map([...saved].map(([key, one]) => [key, one.acknowledged])),
  }
}

/** Bars of one security in a file of the prices. */
const BARS = 20_000
/** Companies that are starred. */
const COMPANIES = 40
/** Texts in a file of news. */
const TEXTS = 60

/**
 * Writers that go on until `over`, with companies that a first import brings; each asks again what nobody answered, as
 * a client does.
 */
export async function startWriters(
  prey: Prey,
  looks: Looks,
  folder: string,
  ledger: Ledger,
  over: AbortSignal,
): Promise<{ writing: Promise<unknown> }> {
  const companies = await importCompanies(prey, looks, folder)
  const writing = Promise.all([
    signUps(prey, looks, ledger, over),
    creations(prey, ledger, over),
    saves(prey, ledger, over),
    stars(prey, companies, ledger, over),
    imports(prey, folder, ledger, over),
  ])
  writing.catch(() => undefined)
  return { writing }
}

/** Companies of the watch list, by a file of their own. */
async function importCompanies(prey: Prey, looks: Looks, folder: string): Promise<string[]> {
  const path = join(folder, 'companies.json')
  await writeFile(
    path,
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: COMPANIES }, (_, at) => [
          at,
          {
            cik_str: 9_000_000 + at,
            ticker: `QX${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`,
            title: `Company ${at} of the campaign`,
          },
        ]),
      ),
    ),
  )
  const { code } = await prey.call(
    '/api/import/start',
    { path, profile: 'sec-company-tickers' },
    { token: await prey.token() },
  )
  if (code !== '0') throw new Error(`companies: ${code ?? 'no answer'}`)
  let ids: string[] = []
  await until(async () => {
    ids = await looks
      .sql()
      .then(
        (sql) =>
          sql<{ id: string }[]>`select company_id as id from company where superseded_at = 'infinity' order by 1`,
      )
      .then(
        (rows) => rows.map(({ id }) => id),
        () => [],
      )
    return ids.length >= COMPANIES
  }, STARTS_WITHIN_MS)
  if (ids.length < COMPANIES) throw new Error('the companies of the watch list were not imported')
  return ids
}

/** Stars and unstars one company after the other. */
async function stars(prey: Prey, companies: readonly string[], ledger: Ledger, over: AbortSignal): Promise<void> {
  for (let at = 0; !over.aborted; at++) {
    const companyId = companies[at % companies.length] ?? ''
    const star = Math.floor(at / companies.length) % 2 === 0
    const held = ledger.watched.get(companyId) ?? { acknowledged: false, asked: false }
    held.asked = star
    ledger.watched.set(companyId, held)
    for (;;) {
      const { code } = await prey.call(
        `/api/watch/${star ? 'add' : 'remove'}WatchList`,
        { companyId },
        { token: await prey.token() },
      )
      if (code === '0') {
        held.acknowledged = star
        ledger.stars++
        break
      }
      if (over.aborted) return
      await wait(150)
    }
    await wait(40)
  }
}

async function signUps(prey: Prey, looks: Looks, ledger: Ledger, over: AbortSignal): Promise<void> {
  for (let at = 0; !over.aborted; at++) {
    const email = `user${at}@example.test`
    const from = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
    await wait(300)
    if ((await prey.get(`/api/getverifycode?email=${encodeURIComponent(email)}`, { from })).code !== '0') continue
    const code = await looks
      .sql()
      .then(
        (sql) =>
          sql<
            { secret: { code?: string } | null }[]
          >`select secret from outbox where receiver = ${email} order by queued_at desc limit 1`,
      )
      .then(
        ([mail]) => mail?.secret?.code,
        () => undefined,
      )
    if (code === undefined) continue
    ledger.registered.set(email, false)
    for (let turn = 0; turn < 5 && !over.aborted; turn++) {
      const answer = await prey.call('/api/register', { email, code, password: `Correct-horse-${at}!` }, { from })
      if (answer.code === '0') ledger.registered.set(email, true)
      // Done before, and the answer lost on its way: as good as acknowledged.
      if (answer.code === 'ALREADY_REGISTERED') ledger.registered.set(email, true)
      if (answer.code !== null && answer.code !== 'DATABASE_AWAY') break
      await wait(500)
    }
  }
}

/** A write that is no longer the same when it is done twice, asked again under its requestId until it is answered. */
async function creations(prey: Prey, ledger: Ledger, over: AbortSignal): Promise<void> {
  for (let at = 0; !over.aborted; at++) {
    const name = `created ${at}`
    const requestId = randomUUID()
    ledger.created.set(name, false)
    let floorId: string | undefined
    while (!over.aborted && floorId === undefined) {
      const { code, data } = await prey.call('/api/floor/create', { name, requestId }, { token: await prey.token() })
      if (code === '0') {
        floorId = (data as { id: string }).id
        ledger.created.set(name, true)
      } else if (
        code !== null &&
        !['DATABASE_AWAY', 'SAME_REQUEST_RUNNING', 'STOPPING', 'TOKEN_EXPIRED'].includes(code)
      )
        break
      else await wait(150)
    }
    // Room for the next one; a deleted floor stays for thirty days and is counted all the same.
    if (floorId !== undefined) await prey.call('/api/floor/delete', { floorId }, { token: await prey.token() })
    await wait(60)
  }
}

async function saves(prey: Prey, ledger: Ledger, over: AbortSignal): Promise<void> {
  for (let number = 1; !over.aborted; number++) {
    const key = `kept-${number % 12}`
    const held = ledger.saved.get(key) ?? { acknowledged: 0, sent: 0 }
    held.sent = number
    ledger.saved.set(key, held)
    const { code } = await prey.call(
      '/api/floor/save',
      { key, name: `number ${number}` },
      { token: await prey.token() },
    )
    if (code === '0') {
      held.acknowledged = number
      ledger.saves++
    }
    await wait(40)
  }
}

/** Prices and news in turn, each file of another security; the next one when few wait. */
async function imports(prey: Prey, folder: string, ledger: Ledger, over: AbortSignal): Promise<void> {
  for (let at = 0; !over.aborted; at++) {
    const news = at % 2 === 1
    const of = news ? `campaign ${at}` : `SSE-${600_000 + at}`
    const path = join(folder, `${at}.${news ? 'jsonl' : 'csv'}`)
    await writeFile(path, news ? newsOf(of) : barsOf(String(600_000 + at)))
    const requestId = randomUUID()
    for (;;) {
      if (over.aborted) return
      const { code, data } = await prey.call(
        '/api/import/start',
        { path, profile: news ? 'news' : 'daily-prices-traded', requestId },
        { token: await prey.token() },
      )
      if (code === '0') {
        ledger.imports.set((data as { runId: number }).runId, { rows: news ? TEXTS : BARS, of })
        break
      }
      await wait(300)
    }
    while (!over.aborted && (await waiting(prey)) > 3) await wait(500)
  }
}

async function waiting(prey: Prey): Promise<number> {
  const { data } = await prey.call('/api/import/list', { size: 20 }, { token: await prey.token() })
  const runs = (data as { dataList?: { state: string }[] } | null)?.dataList ?? []
  return runs.filter(({ state }) => state === 'queued' || state === 'reading' || state === 'merging').length
}

function barsOf(code: string): string {
  const lines = ['code,date,open,high,low,close,volume,amount']
  for (let day = 0; day < BARS; day++)
    lines.push(
      `${code},${new Date(Date.UTC(1960, 0, 1 + day)).toISOString().slice(0, 10)},10,11,9,10.5,${100 + day},1000`,
    )
  return `${lines.join('\n')}\n`
}

function newsOf(source: string): string {
  return Array.from({ length: TEXTS }, (_, at) =>
    JSON.stringify({
      id: `${source} ${at}`,
      source,
      datetime: `2024-03-${String(1 + (at % 28)).padStart(2, '0')} 09:30:00`,
      title: `长河重工第${at}号公告：签订合同`,
      text: `长河重工公告，公司与启明科技签订总额${at + 1}亿元的合同，预计增加净利润。`,
    }),
  ).join('\n')
}
