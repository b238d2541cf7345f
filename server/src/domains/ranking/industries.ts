import { inMarketOn } from '../figures/offers/traded.ts'
import type { readyMarket } from '../figures/offers/fields/order.ts'
import { defaultMix, rankCompanies } from '@pandora/intelligence/ranking/rank'
import { mean } from '@pandora/intelligence/record/statistics'
import type { MarketFigures } from '../figures/offers/market.ts'
import type { Section } from './offers/section.ts'

type Market = Awaited<ReturnType<typeof readyMarket>>
/** Companies with a score below which an industry is not ranked. */
const LEAST = 5

/** An industry of the first level with how many companies of the market it has. */
export interface FirstLevel {
  industryCode: string
  nameZh: string
  nameEn: string | null
  companies: number
}

/** The class of a level that a company is in. */
const classOf = (market: Market, row: MarketFigures, level: number): string | undefined =>
  market.path(row.industryCode).find((code) => market.classes.get(code)?.level === level)

/** Industries of the first level, by code. */
export function firstLevel(market: Market): FirstLevel[] {
  const counts = new Map<string, number>()
  for (const row of market.rows) {
    const code = inMarketOn(row, market.present.day) ? classOf(market, row, 1) : undefined
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...market.classes]
    .flatMap(([industryCode, { level, nameZh, nameEn }]) =>
      level === 1 ? [{ industryCode, nameZh, nameEn, companies: counts.get(industryCode) ?? 0 }] : [],
    )
    .toSorted((a, b) => (a.industryCode < b.industryCode ? -1 : 1))
}

export interface IndustryStanding extends FirstLevel {
  scored: number
  /** Median score. */ score: number
  /** Share above 50. */ above: number
  /** Mean impact score. */ impact: number | null
  leader: MarketFigures | null
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const cents = (value: number) => Math.round(value * 100) / 100

/**
 * Industries of a level by the median score of their companies, the best first: scores across the whole market, for
 * within an industry the middle is the same everywhere.
 */
export function industriesRanked(section: Section, market: Market, level: number): IndustryStanding[] {
  const scores = rankCompanies(section.rows, { weights: defaultMix, neutral: false })
  const byClass = Map.groupBy(
    section.rows.map((row, at) => ({ row, score: scores[at]?.score ?? null })),
    ({ row }) => classOf(market, row.figures, level) ?? null,
  )
  return [...byClass]
    .flatMap(([code, members]): IndustryStanding[] => {
      const node = code === null ? undefined : market.classes.get(code)
      const scored = members.flatMap(({ row, score }) => (score === null ? [] : [{ row, score }]))
      if (code === null || !node || scored.length < LEAST) return []
      const impacts = members.flatMap(({ row }) => row.figures.impactScore ?? [])
      const best = scored.toSorted((a, b) => b.score - a.score || (a.row.companyId < b.row.companyId ? -1 : 1))[0]
      const impact = mean(impacts)
      return [
        {
          industryCode: code,
          nameZh: node.nameZh,
          nameEn: node.nameEn,
          companies: members.length,
          scored: scored.length,
          score: cents(median(scored.map((one) => one.score))),
          above: scored.filter((one) => one.score > 50).length / scored.length,
          impact: impact === null ? null : cents(impact),
          leader: best?.row.figures ?? null,
        },
      ]
    })
    .toSorted((a, b) => b.score - a.score || (a.industryCode < b.industryCode ? -1 : 1))
}
