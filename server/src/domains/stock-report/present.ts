import type { stockReport } from '@pandora/contract/domains/stock-report/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { RANKING_VERSION } from '@pandora/intelligence/ranking/rank'
import type { RecordSeries } from '@pandora/intelligence/record/types'
import { presentProvenance, type Origin } from '../../shared/provenance.ts'
import { presentFields } from '../figures/offers/fields/present.ts'
import { presentPolicies } from '../ranking/offers/present-policies.ts'
import type { readReport } from './read.ts'

type Report = OutputOf<typeof stockReport.get>

const sourceOf = (origin: Origin | undefined) => (origin ? presentProvenance(origin) : null)

/** Close and industry, both 100 on the first day that has both. */
function presentCourse(series: RecordSeries | undefined): Report['course'] {
  const bars = (series?.bars ?? []).filter((one) => one.close !== null && one.close > 0)
  const [first] = bars
  if (!series || !first?.close) return []
  const from = series.benchmark.get(first.day)?.close
  return bars.map(({ day, close }) => {
    const at = series.benchmark.get(day)?.close
    return {
      day,
      close: ((close ?? 0) / (first.close ?? 1)) * 100,
      industry: from !== undefined && at !== undefined && from > 0 ? (at / from) * 100 : null,
    }
  })
}

/** The page of a company. */
export function presentReport(read: Awaited<ReturnType<typeof readReport>>): Report {
  const { figures, market, quote, origins, quarters, ranked, social, driven } = read
  const own = ranked.byId.get(figures.companyId)
  return {
    companyId: figures.companyId,
    asOf: new Date(read.asOf).toISOString(),
    figures: presentFields(figures, market),
    quote: quote ?? null,
    sources: {
      prices: sourceOf(origins.bar),
      statements: sourceOf(origins.statement),
      shares: sourceOf(origins.shares),
    },
    course: presentCourse(read.series),
    quarters: quarters
      .map((row) => ({ periodEnd: row.period_end, revenue: row.revenue, netProfit: row.parent_net_profit }))
      .toReversed(),
    statementCurrency: figures.statementCurrency,
    score: {
      score: own?.score ?? null,
      rank: own?.rank ?? null,
      of: ranked.order.length,
      version: RANKING_VERSION,
      parts: (own?.parts ?? []).map(({ factor, raw, points }) => ({ factor, raw, points })),
    },
    events: read.events,
    social: social && {
      longNum: social.longNum,
      neutralName: social.neutralName,
      shortNum: social.shortNum,
      posts: social.posts,
      grey: social.grey,
    },
    policies: driven ? presentPolicies(driven, read.titles, read.policies) : [],
  }
}
