import { dayOf, endOfDay } from '@pandora/contract/time'
import type { ImpactEvent, ImpactInput } from '@pandora/intelligence/impact/types'
import { groundOf, scoreOnGround } from '@pandora/intelligence/impact/score'
import { inForce } from '@pandora/intelligence/impact/network'
import { backtest, type RankedMonth } from '@pandora/intelligence/ranking/backtest'
import { worth, type PaidPrice } from '@pandora/intelligence/fundamentals/paid-price'
import {
  attentionOf,
  growthOf,
  momentumOf,
  qualityOf,
  stanceBalance,
  valueOf,
} from '@pandora/intelligence/ranking/factors'
import { fourQuarters } from '@pandora/intelligence/ranking/quarters'
import { defaultMix, rankCompanies } from '@pandora/intelligence/ranking/rank'
import type { RankingRow } from '@pandora/intelligence/ranking/types'
import { mean } from '@pandora/intelligence/record/statistics'
import { dayAfter } from '@pandora/sources/demo/calendar'
import type { DemoCompany } from '@pandora/sources/demo/world'
import type { Db } from '@pandora/store/database'
import { documentDays, prices, shareCounts, statementFigures } from './ranking.queries.ts'

/** Days that count as of late for attention and for posts, and those that say what is usual. */
const [LATELY, USUALLY] = [7, 90]
/** Days back that events matter to the impact score. */
const EVENTS = 190

export interface RankingGround extends Pick<ImpactInput, 'supplies' | 'groups' | 'scales' | 'places'> {
  events: readonly ImpactEvent[]
  companies: readonly DemoCompany[]
  days: readonly string[]
  livedTo: number
}

interface Bar {
  open: number
  close: number
  paid: PaidPrice
}

/** Last trading day of each month that has a whole month after it. */
function monthEnds(days: readonly string[]): { day: string; next: readonly string[] }[] {
  const months = [...Map.groupBy(days, (day) => day.slice(0, 7)).values()]
  return months.slice(0, -1).flatMap((own, at) => {
    const day = own.at(-1)
    const next = months[at + 1]
    return day && next ? [{ day, next }] : []
  })
}

const sumOf = (
  counts: ReadonlyMap<string, { documents: number; many: number; empty: number }> | undefined,
  last: string,
  days: number,
) => {
  const sum = { documents: 0, many: 0, empty: 0 }
  for (let at = 0; at < days; at++) {
    const one = counts?.get(dayAfter(last, -at))
    if (one) for (const key of ['documents', 'many', 'empty'] as const) sum[key] += one[key]
  }
  return sum
}

/**
 * The AI score of every company at the end of each month from what was known then, and what its stock did over the
 * others of its industry from the next open to the end of the next month.
 * The demo market plants no premium for any factor but late answers to events and the skill of some authors: an honest
 * rank IC is small.
 */
export async function rankingBacktest(
  db: Db,
  { events, companies, days, livedTo, ...facts }: RankingGround,
): Promise<object> {
  const ids = companies.map((one) => one.id)
  const [figures, bars, shares, documents] = [
    await statementFigures(db),
    await prices(db, ids),
    await shareCounts(db),
    await documentDays(db),
  ]
  const figuresOf = Map.groupBy(figures, (one) => `${one.companyId} ${one.item}`)
  const barsOf = new Map(
    [...Map.groupBy(bars, (one) => one.security_id)].map(([id, own]) => [
      id,
      new Map(own.map((one): [string, Bar] => [one.trade_date, one])),
    ]),
  )
  const sharesOf = Map.groupBy(shares, (one) => one.security_id)
  const documentsOf = new Map(
    [...Map.groupBy(documents, (one) => one.company_id)].map(([id, own]) => [
      id,
      new Map(own.map((one) => [one.day, one])),
    ]),
  )

  const rowOf = ({ id, path }: DemoCompany, day: string, asOf: number, impactScore: number | null): RankingRow => {
    const own = barsOf.get(id)
    const [revenue, profit] = [
      fourQuarters(figuresOf.get(`${id} revenue`) ?? [], asOf),
      fourQuarters(figuresOf.get(`${id} parent_net_profit`) ?? [], asOf),
    ]
    const equity =
      (figuresOf.get(`${id} total_equity`) ?? [])
        .filter((one) => inForce(one, asOf))
        .toSorted((a, b) => (a.periodEnd < b.periodEnd ? 1 : -1))[0]?.value ?? null
    const total = sharesOf.get(id)?.findLast((one) => one.counted_on <= day)?.total
    const paid = own?.get(day)?.paid
    const [late, usual] = [
      sumOf(documentsOf.get(id), day, LATELY),
      sumOf(documentsOf.get(id), dayAfter(day, -LATELY), USUALLY),
    ]
    return {
      companyId: id,
      group: path[0],
      values: {
        growth: growthOf(revenue.last, revenue.before),
        quality: qualityOf(profit.last, equity),
        value: total === undefined || paid === undefined ? null : valueOf(profit.last, worth(paid, total)),
        momentum: momentumOf(days.slice(0, days.indexOf(day) + 1).map((one) => own?.get(one)?.close ?? null)),
        attention: attentionOf(
          { documents: late.documents, days: LATELY },
          { documents: usual.documents, days: USUALLY },
        ),
        stance: stanceBalance(late),
        impact: impactScore === null ? null : impactScore - 50,
      },
    }
  }

  const months = monthEnds(days).map(({ day, next }): RankedMonth => {
    const asOf = endOfDay(day)
    const ground = groundOf(
      { ...facts, events: events.filter((one) => one.knownAt <= asOf && one.happenedAt > asOf - EVENTS * 86_400_000) },
      asOf,
    )
    const listed = companies.filter((one) => barsOf.get(one.id)?.has(day))
    const ranked = rankCompanies(
      listed.map((one) => rowOf(one, day, asOf, scoreOnGround(one.id, 0, ground).impactScore)),
      { weights: defaultMix, neutral: true },
    )
    const returns = new Map(
      listed.map(({ id }) => {
        const [entry, exit] = [
          barsOf.get(id)?.get(next[0] ?? ''),
          next.flatMap((one) => barsOf.get(id)?.get(one) ?? []).at(-1),
        ]
        return [id, entry && exit ? (exit.close / entry.open - 1) * 100 : null]
      }),
    )
    const industry = new Map(
      [...Map.groupBy(listed, (one) => one.path[0])].map(([code, own]) => [
        code,
        mean(own.flatMap((one) => returns.get(one.id) ?? [])),
      ]),
    )
    const closedAt = endOfDay(next.at(-1) ?? day)
    return {
      month: dayOf(asOf).slice(0, 7),
      rankedAt: asOf,
      entries: listed.map(({ id, path }, at) => {
        const [own, usual] = [returns.get(id) ?? null, industry.get(path[0]) ?? null]
        return {
          companyId: id,
          score: ranked[at]?.score ?? null,
          excess: own === null || usual === null ? null : own - usual,
          closedAt,
        }
      }),
    }
  })
  const { months: tested, meanIC, informationRatio, hitRate, samples, grey } = backtest(months, livedTo)
  const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)
  return {
    months: tested.length,
    positive: tested.filter((one) => (one.rankIC ?? 0) > 0).length,
    meanIC: round(meanIC),
    informationRatio: round(informationRatio),
    hitRate: hitRate && { value: round(hitRate.value), low: round(hitRate.low), high: round(hitRate.high) },
    samples,
    grey,
  }
}
