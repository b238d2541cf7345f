import type { MarketFigures } from '../figures/offers/market.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { inMarketOn, tradeDateOf } from '../figures/offers/traded.ts'
import { heldMarket } from '../figures/offers/market.ts'
import { heldTree, industryTree } from '../industries/offers/held.ts'
import { pathTo, type Node } from '../industries/offers/tree.ts'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { day as dayField } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import { z } from 'zod'
import { exchangeNames } from './companies.queries.ts'
import { forumTotals, type ForumTotal } from './offers/forum-days.queries.ts'

/** Tables that counts of posts rest on. */
export const countedTables = ['document_analysis', 'document_company', 'forum_day', 'forum_day_state', 'post'] as const

/** Posts on every company over some days: the same for every reader. */
export const heldTotals = defineHeld({
  id: 'market-opinion.totals',
  whole: true,
  reads: countedTables,
  input: z.object({ from: dayField, to: dayField }),
  load: async ({ db, view }, { from, to }): Promise<ReadonlyMap<string, ForumTotal>> =>
    new Map((await forumTotals(db, view, { subjects: 'companies', from, to })).map((row) => [row.subject, row])),
})

/** What companies are shown with. */
export interface Ground {
  figures: ReadonlyMap<string, MarketFigures>
  nodes: ReadonlyMap<string, Node>
  exchanges: ReadonlyMap<string, { zh: string; en: string }>
  /** The market's last trading day. */
  day: string | null
}

const heldExchanges = defineHeld({
  id: 'market-opinion.exchanges',
  reads: ['exchange'],
  load: async ({ db, view }) => ({ names: await exchangeNames(db, view) }),
})

/** Held reads behind `groundOf`. */
export const groundReads = [heldMarket, heldTree, heldExchanges] as const

/** Figures, classes and exchanges of the market's companies. */
export async function groundOf(services: HeldServices, view: View): Promise<Ground> {
  const [figures, nodes, { names }] = await Promise.all([
    marketFigures(services, view),
    industryTree(services, view),
    heldExchanges.read(services, view, {}),
  ])
  return { figures, nodes, exchanges: names, day: tradeDateOf(figures) }
}

/** The industry of the first level that a company is in. */
export function industryOf({ nodes }: Ground, code: string | null): Node | undefined {
  const node = code === null ? undefined : nodes.get(code)
  return node && pathTo(node)[0]
}

/** Companies in the market on its last trading day. */
export const companiesOf = ({ figures, day }: Ground): MarketFigures[] =>
  [...figures.values()].filter((one) => inMarketOn(one, day))
