import { choice, text, type ViewParameters } from '@pandora/contract/view/parameters'

const currency = choice('CNY', 'USD')

/** What views that stand on screens alone are shown for. */
export const financingScreenViews = {
  shares: { by: choice('money', 'count'), industry: text, currency },
  compare: { industries: text, months: text, currency },
  organisations: { text, page: text },
  portfolio: { organisation: text, currency },
  coInvestors: { organisation: text },
  pace: { organisation: text },
  info: { venture: text, currency },
  history: { venture: text, currency },
  recommend: { venture: text },
  aftermath: { venture: text },
} satisfies Record<string, ViewParameters>
