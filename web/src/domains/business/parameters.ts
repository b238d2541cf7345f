import { dimensions, reportKinds } from '@pandora/contract/domains/business/operations'
import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** Of which reports, and over which years growth is worked out. */
const span = { kind: choice(...reportKinds), from: text, to: text }

/** What the views of a company's business are shown for and what is chosen in them. */
export const businessViews = {
  report: { companyId, period: text },
  cut: { companyId, type: choice(...dimensions), shown: choice('revenue', 'share'), ...span },
  growth: { companyId, ...span },
  concentration: {
    companyId,
    kind: span.kind,
    n: choice('4', '1', '2', '3', '5', '6', '7', '8', '9', '10'),
    level: choice('2', '1', '3'),
  },
} satisfies Record<string, ViewParameters>
