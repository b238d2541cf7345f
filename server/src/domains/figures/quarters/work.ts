import { setImmediate as turn } from 'node:timers/promises'
import { granuleOf } from '@pandora/intelligence/statements/rounding'
import { wantedItems } from '@pandora/intelligence/fundamentals/figures'
import { quarterVersions, type QuarterVersion } from '@pandora/intelligence/fundamentals/timeline'
import { emitLive } from '@pandora/store/live-events'
import type { Sql } from '@pandora/store/database'
import { mended } from './errata.ts'
import {
  loadUnderWay,
  nextWaiting,
  reportedFigures,
  shareCounts,
  storedEarnings,
  waitingMarkets,
  weeklyBars,
  type EarningsRow,
  type ReportedRow,
  type Waiting,
} from './read.queries.ts'
import { historyOf } from './valuations.ts'
import { countTry, storeFigures, type ReportedFact, type WorkedOut } from './write.queries.ts'

/** Companies worked out at a time: of ten years some 50,000 figures. */
const BATCH = 40
/** Readers hear at most this often, ms. */
const TELL_EVERY = 2000

export interface FiguresServices {
  sql: Sql
  now: () => number
  stopping: () => boolean
  fault: (companyId: string, error: unknown) => void
}
/** What was done: companies, and the seconds that they took. */
export interface FiguresDone {
  companies: number
  seconds: number
}

/**
 * Works out whatever waits in any market until nothing does. Several processes may do so at once: what one has stored
 * the other stores no more.
 */
export async function workFigures(services: FiguresServices): Promise<FiguresDone> {
  const begun = performance.now()
  let companies = 0
  for (const marketId of await waitingMarkets(services.sql))
    if (!services.stopping()) companies += await workMarket(services, marketId)
  return { companies, seconds: (performance.now() - begun) / 1000 }
}

async function workMarket(services: FiguresServices, marketId: number): Promise<number> {
  const { sql, now, stopping } = services
  let count = 0
  let after = ''
  let told = 0
  let untold: string[] = []
  const tell = async (): Promise<void> => {
    if (untold.length === 0) return
    await emitLive(sql, { topic: 'figures', marketId, ids: untold.length > 200 ? [] : untold, count: untold.length })
    untold = []
    told = performance.now()
  }
  // The merge that ends a load wakes the worker again; so does the minute.
  while (!stopping() && !(await loadUnderWay(sql, marketId))) {
    const waiting = await nextWaiting(sql, marketId, after, BATCH)
    const last = waiting.at(-1)
    // What came back to wait meanwhile stands before: once more from the beginning.
    if (!last) {
      if (after === '') break
      after = ''
      continue
    }
    after = last.company_id
    const stored = await workBatch(services, marketId, waiting, now())
    count += stored.length
    untold.push(...stored)
    if (performance.now() - told > TELL_EVERY) await tell()
    // A market where nothing comes to an end is left; it is looked at again when its job is due.
    if (stored.length === 0 && waiting.length < BATCH) break
  }
  await tell()
  return count
}

async function workBatch(
  services: FiguresServices,
  marketId: number,
  waiting: readonly Waiting[],
  now: number,
): Promise<string[]> {
  const { sql } = services
  const withStatements = waiting.filter((one) => one.statements).map((one) => one.company_id)
  const others = waiting.filter((one) => !one.statements).map((one) => one.company_id)
  const ids = waiting.map((one) => one.company_id)
  const [earnings, counted] = await Promise.all([
    others.length === 0 ? [] : storedEarnings(sql, marketId, others),
    shareCounts(sql, marketId, ids),
  ])
  // Of what was mended later the stored quarters tell only from when it was: the past is valued by the figures
  // themselves.
  const withErrata = new Set(earnings.flatMap((row) => (row.known_by === 'received' ? [row.company_id] : [])))
  const read = [...withStatements, ...withErrata]
  const reported = read.length === 0 ? [] : await reportedFigures(sql, marketId, read, wantedItems)
  const weekly =
    counted.length === 0
      ? []
      : await weeklyBars(
          sql,
          marketId,
          counted.map((one) => one.security_id),
        )
  const [reportedOf, earningsOf] = [
    Map.groupBy(reported, (row) => row.company_id),
    Map.groupBy(earnings, (row) => row.company_id),
  ]
  const [countedOf, weeklyOf] = [
    new Map(counted.map((row) => [row.company_id, row])),
    new Map(weekly.map((row) => [row.security_id, row])),
  ]
  const worked: WorkedOut[] = []
  for (const one of waiting) {
    const id = one.company_id
    try {
      const items = factsOf(reportedOf.get(id) ?? [])
      const quarters = one.statements ? quarterVersions(items) : null
      const facts = mended(items)
      const valued = facts ? quarterVersions(facts) : quarters
      const shares = countedOf.get(id)
      const history = historyOf(
        shares,
        shares && weeklyOf.get(shares.security_id),
        valued ? valued.map((version) => earningsRow(id, version)) : (earningsOf.get(id) ?? []),
      )
      worked.push({ waiting: one, quarters, history })
    } catch (error) {
      services.fault(id, error)
      await countTry(sql, marketId, one)
    }
    // A company is some milliseconds of work: others on this thread get their turn between.
    await turn()
  }
  return sql.begin((tx) => storeFigures(tx, marketId, worked, now))
}

/**
 * Facts of a company's reports, each with the unit that its source rounds to, as all figures of one run and one
 * currency show it.
 */
function factsOf(rows: readonly ReportedRow[]): ReportedFact[] {
  const read = rows.map((row) => ({ row, figures: Object.entries(JSON.parse(row.figures) as Record<string, number>) }))
  const source = ({ run_id: run, unit }: ReportedRow): string => `${run} ${unit}`
  const granules = new Map(
    [...Map.groupBy(read, ({ row }) => source(row))].map(([key, own]) => [
      key,
      granuleOf(own.flatMap(({ figures }) => figures.map(([, value]) => value))),
    ]),
  )
  return read.flatMap(({ row, figures }) =>
    figures.map(([item, value]) => ({
      item,
      value,
      granule: granules.get(source(row)) ?? 0,
      periodEnd: row.period_end,
      months: row.period_months,
      unit: row.unit,
      knownAt: row.known_at,
      supersededAt: row.superseded_at,
      knownBy: row.known_by,
      runId: row.run_id,
      line: row.line,
      ...(row.unit_doubtful ? { doubtful: true as const } : {}),
    })),
  )
}

function earningsRow(
  companyId: string,
  { row, periodEnd, knownAt, supersededAt }: QuarterVersion<ReportedFact>,
): EarningsRow {
  return {
    company_id: companyId,
    period_end: periodEnd,
    known_at: knownAt,
    superseded_at: supersededAt,
    profit: row.values.parent_net_profit_ttm,
    equity: row.values.parent_equity,
    currency: row.currency,
  }
}
