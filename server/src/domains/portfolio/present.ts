import type { z } from 'zod'
import type { portfolio, portfolioCompany } from '@pandora/contract/domains/portfolio/operations'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import type { Cap } from '@pandora/intelligence/fundamentals/valuation'
import type { CompanyCard } from '../watch/offers/cards.queries.ts'
import { noScore, type ImpactNumbers } from '../impact/offers/scores.ts'
import type { Quote } from '../markets/offers/quotes.ts'
import type { Largest } from './queries.ts'
import { pageOf, type AnswerOf, onlyPage } from '../../shared/page.ts'

type PortfolioCompany = z.infer<typeof portfolioCompany>

/** What is shown of the companies of a dashboard, by id. */
export interface Shown {
  cards: ReadonlyMap<string, CompanyCard>
  quotes: ReadonlyMap<string, Quote>
  caps: ReadonlyMap<string, Cap>
  scores: ReadonlyMap<string, ImpactNumbers>
}

/**
 * Market values of a company by its last bar, with what they rest on, the day of the count behind them and why there is
 * no value of all shares.
 */
export function sizesOf(
  cap: Cap | undefined,
): Pick<
  PortfolioCompany,
  'marketCap' | 'sharesOn' | 'floatCap' | 'floatBasis' | 'capAbsence' | 'floatAbsence' | 'capBasis'
> {
  return {
    marketCap: cap?.marketCap ?? null,
    sharesOn: cap?.countedOn ?? null,
    floatCap: cap?.floatCap ?? null,
    floatBasis: cap?.floatBasis ?? null,
    capAbsence: cap ? cap.absence : 'NO_PRICE',
    floatAbsence: cap ? cap.floatAbsence : 'NO_PRICE',
    capBasis: cap?.basis ?? null,
  }
}

function presentCompany(
  card: CompanyCard,
  groupIds: readonly string[],
  watching: boolean,
  { quotes, caps, scores }: Shown,
): PortfolioCompany {
  const id = card.company_id
  const exchange = exchangeOf(id) ?? ''
  const quote = quotes.get(id)
  const { news_id: newsId, news_kind: kind, news_title: title, news_at: at, news_precision: precision } = card
  return {
    companyId: id,
    companyNameEn: card.name_en,
    companyNameZh: card.name_zh,
    stockCode: codeOf(id),
    exchangeCode: exchange,
    exchangeEn: exchange,
    exchangeZh: card.exchange_zh ?? exchange,
    is_watching: watching,
    companyImpactScoreData: scores.get(id) ?? noScore,
    industryZh: card.industry_zh,
    industryEn: card.industry_en,
    quote: quote ?? null,
    groupIds: [...groupIds],
    latestDocument:
      newsId !== null && kind !== null && title !== null && at !== null && precision !== null
        ? { newsId, title, kind, newsTimestamp: at, precision }
        : null,
    ...sizesOf(caps.get(id)),
  }
}

/** The watched companies in the order of the list. */
export function presentWatched(
  entries: readonly { company_id: string; group_ids: readonly string[] }[],
  total: number,
  asked: { page: number; size: number },
  shown: Shown,
): AnswerOf<typeof portfolio.dashboard> {
  const dataList = entries.flatMap(({ company_id: id, group_ids: groupIds }) => {
    const card = shown.cards.get(id)
    return card ? [presentCompany(card, groupIds, true, shown)] : []
  })
  return { ...pageOf(dataList, total, asked, entries.length), suggested: false, suggestedBy: null }
}

/** The largest companies, for a user who watches none. */
export function presentSuggested(largest: readonly Largest[], shown: Shown): AnswerOf<typeof portfolio.dashboard> {
  const dataList = largest.flatMap(({ company_id: id }) => {
    const card = shown.cards.get(id)
    return card ? [presentCompany(card, [], false, shown)] : []
  })
  return {
    ...onlyPage(dataList),
    suggested: true,
    suggestedBy: dataList.length === 0 ? null : largest.every((one) => one.by_cap) ? 'marketCap' : 'amount',
  }
}
