import type { industries } from '@pandora/contract/domains/industries/operations'
import type { industryEvent } from '@pandora/contract/domains/industries/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { dayLabel, dayOf } from '@pandora/contract/time'
import type { z } from 'zod'
import type { MarketFigures } from '../figures/offers/market.ts'
import { inMarketOn, tradeDateOf } from '../figures/offers/traded.ts'
import { sideOf, signOfEvent } from '../impact/offers/signs.ts'
import type { Quote } from '../markets/offers/quotes.ts'
import type { IndustryEventRow } from './events.queries.ts'
import type { Nodes } from './offers/held.ts'
import type { exchangesOf } from './queries.ts'
import { groupFigures, presentFigures, presentNode } from './offers/standing.ts'
import { pathTo, type Node } from './offers/tree.ts'
import { pageOf, type AnswerOf } from '../../shared/page.ts'

/**
 * An exchange (IND-04). Its code stands as `id`, `exchangeEn` and the id in the graph (A36); `nameEn` is what an
 * English screen shows.
 */
export function presentExchanges(
  rows: Awaited<ReturnType<typeof exchangesOf>>,
  figures: ReadonlyMap<string, MarketFigures>,
): OutputOf<typeof industries.exchanges>['dataList'] {
  const day = tradeDateOf(figures)
  const listed = Map.groupBy(figures.values(), (one) => one.exchange)
  return rows.map((row) => ({
    id: row.exchange,
    exchangeZh: row.name_zh,
    exchangeEn: row.exchange,
    exchangeNeo4jId: row.exchange,
    nameEn: row.name_en,
    companies: row.companies,
    ...groupFigures(listed.get(row.exchange) ?? [], row.companies, day),
  }))
}

interface DetailPage {
  /** The market's last trading day. */ day: string | null
  page: number
  size: number
  rows: readonly MarketFigures[]
  quotes: ReadonlyMap<string, Quote>
}

/** A node with one page of its companies (IND-11); `members` are all of them. */
export function presentDetail(
  node: Node,
  nodes: Nodes,
  members: readonly MarketFigures[],
  { day, page, size, rows, quotes }: DetailPage,
): AnswerOf<typeof industries.detail> {
  const { rising, falling, flat, gone } = presentNode(node, members, day)
  return {
    id: node.industry_code,
    level: node.level,
    nameZh: node.name_zh,
    nameEn: node.name_en,
    path: pathTo(node).map((one) => ({ id: one.industry_code, nameZh: one.name_zh, nameEn: one.name_en })),
    day,
    gone,
    rising,
    falling,
    flat,
    withoutQuote: members.length - gone - rising - falling - flat,
    constituents: pageOf(
      rows.map((one) => {
        const own = nodes.get(one.industryCode ?? '')
        return {
          companyId: one.companyId,
          code: one.code,
          nameZh: one.nameZh,
          nameEn: one.nameEn,
          industryZh: own?.name_zh ?? one.industryCode ?? '',
          industryEn: own?.name_en ?? null,
          quote: quotes.get(one.securityId) ?? null,
          figures: presentFigures(one, day),
          inMarket: inMarketOn(one, day),
        }
      }),
      members.length,
      { page, size },
    ),
  }
}

/** An event of one of an industry's companies; for better or worse as texts say, else as its type does. */
export function presentEvent(row: IndustryEventRow, company: MarketFigures | undefined): z.infer<typeof industryEvent> {
  return {
    eventId: row.event_id,
    type: row.type,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    happenedAt: row.happened_at,
    happenedDay: dayOf(row.happened_at),
    newsDate: dayLabel(row.happened_at),
    precision: row.precision,
    companyId: row.company_id,
    nameZh: company?.nameZh ?? null,
    nameEn: company?.nameEn ?? null,
    effect: sideOf(signOfEvent(row)),
  }
}
