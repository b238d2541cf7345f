import { setImmediate as turn } from 'node:timers/promises'
import { CALL_DAYS, MOST_CALLS } from '@pandora/contract/domains/authors/operations'
import { day as dayField } from '@pandora/contract/operation'
import { dayOf, endOfDay } from '@pandora/contract/time'
import type { HorizonScore } from '@pandora/intelligence/calls/author'
import { z } from 'zod'
import { defineHeld, type HeldCall } from '../../shared/define-held.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { peersOf } from '../calls/offers/peers.ts'
import { heldMarket, marketFigures } from '../figures/offers/market.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { marketMeans, recordSeries } from '../impact/offers/record-series.ts'
import { judgeOn, scoresOf, type JudgedPost } from './judge.ts'
import { authorsNamed, callsOfAll, type CallRow } from './queries.ts'

/** An author with how their calls came out over each horizon. */
export interface AuthorSkill {
  id: string
  name: string | null
  platform: 'xq' | 'df' | null
  horizons: readonly HorizonScore[]
}

/** Companies whose prices are in memory at once. */
const CHUNK = 400

/** Calls on companies of an industry that are judged beside each other. */
interface Part {
  code: string
  companies: ReadonlySet<string>
  rows: readonly CallRow[]
}

/** Calls by the industry of what they call; of an industry with many companies, so many at a time. */
function partsOf(rows: readonly CallRow[], topOf: (companyId: string) => string | null): Part[] {
  return [...Map.groupBy(rows, (row) => topOf(row.company_id) ?? '')].flatMap(([code, own]) => {
    const called = [...new Set(own.map((row) => row.company_id))].toSorted()
    return Array.from({ length: Math.ceil(called.length / CHUNK) }, (_, at) => {
      const companies = new Set(called.slice(at * CHUNK, (at + 1) * CHUNK))
      return { code, companies, rows: own.filter((row) => companies.has(row.company_id)) }
    })
  })
}

/** Parts put together up to so many companies: small industries are read at once. */
function batchesOf(parts: readonly Part[]): Part[][] {
  const batches: Part[][] = []
  let held = Infinity
  for (const part of parts) {
    if (held + part.companies.size > CHUNK) {
      batches.push([])
      held = 0
    }
    batches.at(-1)?.push(part)
    held += part.companies.size
  }
  return batches
}

/**
 * Calls of all authors judged, by document: some industries at a time, so that prices of a part of the market are held
 * at once.
 */
export async function judgeAll(
  { services, db, view }: Pick<HeldCall, 'services' | 'db' | 'view'>,
  rows: readonly CallRow[],
  { to, end }: { to: string; end: number },
): Promise<ReadonlyMap<string, JudgedPost>> {
  const market = await marketFigures(services, view)
  const { topOf, peers } = await peersOf(services, view, market, new Set(rows.map((row) => row.company_id)))
  const known = { asOf: view.asOf ?? end, marketDay: tradeDateOf(market) }
  const first = dayOf(rows.reduce((least, row) => Math.min(least, row.published_at), known.asOf))
  const judged = new Map<string, JudgedPost>()
  const means = marketMeans(db, view, first, to)
  for (const batch of batchesOf(partsOf(rows, topOf))) {
    const ids = new Set(batch.flatMap(({ code, companies }) => [...companies, ...(peers.get(code) ?? [])]))
    const series = await recordSeries(db, view, [...ids].toSorted(), first, to, means)
    const judge = judgeOn({ series, topOf, peers, known })
    for (const part of batch) for (const row of part.rows) judged.set(row.document_id, judge(row))
    await turn()
  }
  return judged
}

/**
 * How the calls of every author came out, by the same judgement as one author's record.
 */
export const heldSkill = defineHeld({
  id: 'authors.skill',
  whole: true,
  reads: [
    'author',
    'document_analysis',
    'document_company',
    'post',
    'daily_price',
    'industry_membership',
    'listing_status',
    'security',
    heldMarket,
  ],
  input: z.object({ to: dayField, end: z.int() }),
  load: async ({ services, db, view }, { to, end }): Promise<{ authors: AuthorSkill[] }> => {
    const rows = await callsOfAll(db, view, { from: dayPlus(to, -CALL_DAYS), to }, MOST_CALLS)
    const judged = await judgeAll({ services, db, view }, rows, { to, end })
    const byAuthor = Map.groupBy(rows, (row) => row.author_id)
    const names = new Map((await authorsNamed(db, view, [...byAuthor.keys()])).map((row) => [row.author_id, row]))
    return {
      authors: [...byAuthor].map(([id, own]) => ({
        id,
        name: names.get(id)?.name ?? null,
        platform: names.get(id)?.platform ?? null,
        horizons: scoresOf(own.flatMap((row) => judged.get(row.document_id) ?? [])),
      })),
    }
  },
})

/** The day of an instant, and the end of the day before: a call that runs to a day is closed when the day is over. */
export const dayHeld = (instant: number): { to: string; end: number } => {
  const to = dayOf(instant)
  return { to, end: endOfDay(dayPlus(to, -1)) }
}
