import { dayOf } from '@pandora/contract/time'
import { attentionOf, stanceBalance, valueOf } from '@pandora/intelligence/ranking/factors'
import type { RankingRow } from '@pandora/intelligence/ranking/types'
import type { View } from '@pandora/store/as-of'
import { isOld } from '../../figures/offers/fields/values.ts'
import { screenable } from '../../figures/offers/fields/ordered.ts'
import { classAt, heldMarket, marketClasses, marketFigures, type MarketFigures } from '../../figures/offers/market.ts'
import { inMarketOn } from '../../figures/offers/traded.ts'
import { defineHeld } from '../../../shared/define-held.ts'
import { tradingDays } from './days.queries.ts'
import { changesBetween, documentCounts, postCounts, type Momentum, type PostCount } from './factors.queries.ts'

const DAY = 86_400_000
/** Days that count as of late for attention and stance, those before that say what is usual, and those of the lists. */
const [LATELY, USUALLY, MONTH] = [7, 90, 30]
/** Trading days that momentum looks back and leaves out: 12 − 1 (Jegadeesh, Titman 1993), and the fewest between. */
const [YEAR_BARS, MONTH_BARS, LEAST_BARS] = [250, 21, 125]
/** Calendar days that a last close may be older than the day it stands for: a halt. */
const HALT = 20

/** A company of the market with the raw values of its factors. */
export interface SectionRow extends RankingRow {
  figures: MarketFigures
  momentum: Momentum | undefined
  posts: PostCount | undefined
}

/** Companies of a market at an instant, as a ranking sees them. */
export interface Section {
  rows: readonly SectionRow[]
  byId: ReadonlyMap<string, SectionRow>
  /** Last trading day known. */ day: string | null
  /** Instant (ms) that is looked from. */ at: number
  /** First day of what counts as of late, and of the posts of the lists. */ late: string
  month: string
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

/** Where momentum begins and ends, of trading days; null where they are too few. */
function momentumSpan(days: readonly string[]) {
  const to = days.at(-MONTH_BARS - 1)
  const from = days.at(-YEAR_BARS - 1) ?? days[0]
  const latest = days.at(-MONTH_BARS - 1 - LEAST_BARS)
  return to === undefined || from === undefined || latest === undefined
    ? null
    : { from, latest, to, earliest: daysBefore(to, HALT) }
}

/**
 * The companies in the market with the raw values of their factors, as known to a view. Held until prices, statements
 * or scores change: documents alone do not renew it, for scores follow them within a minute.
 */
export const heldSection = defineHeld({
  id: 'ranking.section',
  whole: true,
  reads: [heldMarket, 'daily_price', 'security'],
  despite: ['document_company', 'document_analysis'],
  load: async ({ services, db, view, now }): Promise<Section> => {
    const at = view.asOf ?? now
    const [market, classes] = await Promise.all([marketFigures(services, view), marketClasses(services, view)])
    const { present } = screenable(market, classes, dayOf(at))
    const listed = [...market.values()].filter((row) => inMarketOn(row, present.day))
    const ids = listed.map((row) => row.companyId)
    const days = present.day === null ? [] : await tradingDays(db, view, daysBefore(present.day, 400))
    const span = momentumSpan(days)
    const [changes, documents, posts] = await Promise.all([
      span
        ? changesBetween(
            db,
            view,
            listed.map((row) => row.securityId),
            span,
          )
        : new Map<string, Momentum>(),
      documentCounts(db, view, ids, { from: at - (LATELY + USUALLY) * DAY, since: at - LATELY * DAY, to: at }),
      postCounts(db, view, ids, { from: at - MONTH * DAY, since: at - LATELY * DAY, to: at }),
    ])
    const rows = listed.map((figures): SectionRow => {
      const counted = documents.get(figures.companyId)
      const post = posts.get(figures.companyId)
      const momentum = changes.get(figures.securityId)
      const old = isOld(figures, present)
      const oneMoney = figures.statementCurrency === figures.currency
      return {
        companyId: figures.companyId,
        group: classAt(classes, figures.industryCode, 1),
        figures,
        momentum,
        posts: post,
        values: {
          growth: old ? null : figures.revenueGrowth,
          quality: old ? null : figures.roe,
          value: old || !oneMoney ? null : valueOf(figures.netProfitTtm, figures.marketCap),
          momentum: momentum?.change ?? null,
          attention: attentionOf(
            { documents: counted?.recent ?? 0, days: LATELY },
            { documents: counted?.past ?? 0, days: USUALLY },
          ),
          stance: stanceBalance({ many: post?.late_many ?? 0, empty: post?.late_empty ?? 0 }),
          impact: figures.impactScore === null ? null : figures.impactScore - 50,
        },
      }
    })
    return {
      rows,
      byId: new Map(rows.map((row) => [row.companyId, row])),
      day: present.day,
      at,
      late: dayOf(at - LATELY * DAY),
      month: dayOf(at - MONTH * DAY),
    }
  },
})

/** The companies of the market as a ranking sees them in a view. */
export const sectionOf = (
  services: Parameters<typeof heldSection.read>[0],
  view: View,
  now: number,
): Promise<Section> => heldSection.read(services, view, {}, now)
