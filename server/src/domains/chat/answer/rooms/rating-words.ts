import type { RatingClass } from '@pandora/intelligence/reports/rating'

/** What the classes of ratings are called. */
export const ratingWords: Readonly<Record<RatingClass, { zh: string; en: string }>> = {
  buy: { zh: '买入', en: 'Buy' },
  outperform: { zh: '增持', en: 'Outperform' },
  hold: { zh: '中性', en: 'Hold' },
  underperform: { zh: '减持', en: 'Underperform' },
  sell: { zh: '卖出', en: 'Sell' },
}
