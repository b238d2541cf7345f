import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { productFinder, type ProductFinder } from '@pandora/intelligence/policy/products'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import type { Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { isTellingName } from '../domains/business/offers/business.ts'
import { dueDays, makeForumDay } from '../domains/market-opinion/offers/forum-days.queries.ts'
import { keepCoverage } from '../domains/health/offers/fact-summary.queries.ts'
import {
  countMonth,
  dropGonePolicies,
  duePolicies,
  keepNames,
  monthsDue,
  namesMade,
  productNames,
  storeLinks,
  type DuePolicy,
  type PolicyLink,
} from './derived.queries.ts'

/** What is derived works with. */
interface DerivedServices {
  sql: Sql
  stopping: () => boolean
  beat: () => void
  wanted: { raised: boolean }
}

/** Policies that are linked together. */
const BATCH = 300
/** Longest words shown around a place. */
const QUOTE = 160
/** Least confidence with which an industry must have been read. */
const SURE = 0.4

/**
 * Makes anew what rests on the texts of a market: words of months, counts of posts, and what policies touch. Makes way where documents
 * come in; what is left is done later.
 */
export async function renewDerived({ sql, stopping, beat, wanted }: DerivedServices, marketId: number): Promise<void> {
  const goesOn = (): boolean => {
    beat()
    return !stopping() && !wanted.raised
  }
  let done = 0
  for (const month of await monthsDue(sql, marketId)) {
    if (!goesOn()) break
    await countMonth(sql, marketId, month)
    done++
  }
  const finder = await currentNames(sql, marketId)
  while (goesOn()) {
    const policies = await duePolicies(sql, marketId, BATCH)
    if (policies.length === 0) break
    const find = await finder()
    await turn()
    await storeLinks(
      sql,
      marketId,
      policies.map((one) => one.document_id),
      policies.flatMap((one) => linksOf(one, find)),
    )
    done += policies.length
  }
  await dropGonePolicies(sql, marketId)
  // Companies that texts name are found by reading them, after the merge that counted.
  if (done > 0) await keepCoverage(sql, marketId)
  // What a process holds of these is out of date.
  if (done > 0) await emitLive(sql, { topic: 'analysis', marketId, ids: [], count: done })
  // Last, for no answer changes by it (what is not kept is counted from the posts themselves), and there are hundreds of
  // days where a market is new: links of policies, which nothing stands in for, waited for minutes behind them.
  for (const day of await dueDays(sql, marketId)) {
    if (!goesOn()) break
    await makeForumDay(sql, marketId, day)
  }
}

/** Sees to it that links are made with the present names. */
async function currentNames(sql: Sql, marketId: number): Promise<() => Promise<ProductFinder>> {
  const made = await namesMade(sql, marketId)
  let names: string[] | null = null
  const read = async (): Promise<string[]> => (names ??= (await productNames(sql, marketId)).filter(isTellingName))
  if (!made || made.stale) {
    const version = createHash('sha256')
      .update((await read()).join('\n'))
      .digest('base64url')
      .slice(0, 16)
    await keepNames(sql, marketId, version, made?.names !== version)
  }
  let finder: ProductFinder | null = null
  return async () => (finder ??= productFinder(await read()))
}

/** What a policy touches, each with the words around its first place. */
export function linksOf(
  { document_id, title, body, published_at, known_at, superseded_at, industries }: DuePolicy,
  find: ProductFinder,
): PolicyLink[] {
  const links = new Map<string, PolicyLink>()
  const put = (kind: PolicyLink['kind'], entity: string, text: string, start: number): void => {
    if (!links.has(`${kind} ${entity}`))
      links.set(`${kind} ${entity}`, {
        document_id,
        kind,
        entity,
        published_at,
        known_at,
        superseded_at,
        quote: quoteAt(text, start),
      })
  }
  for (const text of [title, body]) for (const { name, start } of find(text)) put('product', name, text, start)
  for (const { id, field, start, confidence } of industries ?? [])
    if (confidence >= SURE) put('industry', id, field === 'title' ? title : body, start)
  return [...links.values()]
}

function quoteAt(text: string, start: number): string {
  const piece = sentencesIn(text.slice(0, start + 2 * QUOTE)).find((one) => one.start <= start && start < one.end) ?? {
    start: 0,
    end: text.length,
  }
  const from = Math.max(piece.start, Math.min(start - QUOTE / 2, piece.end - QUOTE))
  return text.slice(from, Math.min(piece.end, from + QUOTE)).replaceAll('\n', ' ')
}
