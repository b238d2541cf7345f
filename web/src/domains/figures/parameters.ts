import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of figures are shown for and what is chosen in them. */
export const figureViews = {
  quarters: { companyId, quarter: text },
  nopat: { companyId, basis: choice('ttm', 'quarter') },
} satisfies Record<string, ViewParameters>
