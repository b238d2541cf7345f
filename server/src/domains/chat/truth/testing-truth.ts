import { chat } from '@pandora/contract/domains/chat/operations'
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { recordKinds } from '@pandora/contract/records/kinds'
import { dayOf, instantOf } from '@pandora/contract/time'
import { demoSource } from '@pandora/sources/demo/demo-source'
import { addressOf, loadPlan } from '@pandora/sources/demo/query'
import type { Extracted } from '@pandora/sources/source'
import type { Sql } from '@pandora/store/database'
import { knownOf, type KnownFact, type Load } from '../../../proofs/facts.ts'
import { filling } from '../../../proofs/fill.ts'
import { testServer } from '../../../testing.ts'

/** A Tuesday, after the close in Shanghai. */
export const END = '2025-08-26'
const until = Date.parse(`${END}T12:00:00Z`)
/** First days of the world, and of its texts, which take the most time to read. */
const [BEGIN, FIRST_TEXT] = ['2023-01-01', '2025-06-10']

/** Condition by which a version of a fact of the market stood at an instant (ISO), or stands now. */
export const stood = (sql: Sql, alias: string, asOf?: string) => {
  const t = sql(alias)
  return asOf === undefined
    ? sql`${t}.market_id = 1 and ${t}.superseded_at = 'infinity'`
    : sql`${t}.market_id = 1 and ${t}.known_at <= ${asOf} and ${t}.superseded_at > ${asOf}`
}

/** The first instant of a day, and the last one, in the market's zone (ISO). */
export const opens = (day: string): string => new Date(instantOf(day)).toISOString()
export const closes = (day: string): string => new Date(instantOf(day) + 86_400_000 - 1).toISOString()

/** A row of a table as it is told: who or what it is of, and its cells in words. */
export interface ToldRow {
  head: string
  companyId: string | null
  path: string | null
  cells: string[]
  values: (number | null)[]
}

/** Rows of all tables of an answer, in order. */
export function rowsTold({ parts, facts }: Pick<Answer, 'parts' | 'facts'>): ToldRow[] {
  const byId = new Map(facts.map((one) => [one.factId, one]))
  return parts.flatMap((part) =>
    part.type === 'table'
      ? part.rows.map(({ head, companyId, path, factIds }) => ({
          head,
          companyId: companyId ?? null,
          path: path ?? null,
          cells: factIds.map((id) => byId.get(id ?? '')?.text ?? ''),
          values: factIds.map((id) => byId.get(id ?? '')?.value ?? null),
        }))
      : [],
  )
}
/** The first number of things that an answer counts. */
export const countTold = ({ facts }: Pick<Answer, 'facts'>): number | null =>
  facts.find((one) => one.unit === 'count')?.value ?? null
/** Documents that are quoted, in order. */
export const quotesTold = ({ parts }: Pick<Answer, 'parts'>): string[] =>
  parts.flatMap((part) => (part.type === 'quote' ? [part.newsId] : []))
export const lacksTold = ({ parts }: Pick<Answer, 'parts'>): string =>
  parts.flatMap((part) => (part.type === 'missing' ? [part.what] : [])).join(' / ')

async function worldLoads(): Promise<Load[]> {
  const loads: Load[] = []
  for (const query of loadPlan({ size: 'small', seed: 11, from: BEGIN, until, pace: 1 }, END)) {
    const own = query.part === 'texts' ? { ...query, first: FIRST_TEXT } : query
    const asked = await demoSource.query({ path: addressOf(own), truth: null })
    const facts: KnownFact[] = []
    for await (const batch of demoSource.extract(asked, () => {}, new AbortController().signal))
      for (const { kind, values: given, known, line } of batch as readonly Extracted[]) {
        const values = recordKinds[kind].schema.parse(given)
        facts.push({ kind, values, known: known ?? knownOf(kind, values), line })
      }
    loads.push({ file: `${query.part}.csv`, startedAt: null, facts })
  }
  return loads
}

/** A server with a generated market that was read and scored, and questions asked of it. */
export async function askedMarket() {
  const server = await testServer({ PANDORA_HOLD_MS: '600000' })
  const user = await server.caller()
  await filling(server, await worldLoads()).upTo(until)
  const ask = async (text: string, { asOf, after }: { asOf?: string; after?: string } = {}) => {
    server.clock.now += 1000
    const { data } = await server.call(
      chat.add,
      { text, ...(after === undefined ? {} : { conversationId: after }) },
      { as: user },
    )
    const asked = asOf === undefined ? { as: user } : { as: user, asOf }
    const answer = (await server.call(chat.answers, { questionId: data.questionId }, asked)).data
    return { ...answer, conversationId: data.conversationId }
  }
  return { server, user, sql: server.sql, ask, today: dayOf(until) }
}
export type AskedMarket = Awaited<ReturnType<typeof askedMarket>>
