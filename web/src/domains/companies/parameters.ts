import { tones } from '@pandora/contract/domains/analysis/operations'
import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of a company are shown for and what is chosen in them. */
export const companyViews = {
  news: {
    companyId,
    relation: choice('all', 'subject', 'mention', 'chain'),
    copies: choice('once', 'all'),
    source: text,
    tone: choice('', ...tones),
    page: text,
  },
  identity: { companyId },
  information: { companyId },
  coverage: { companyId },
  fields: { companyId },
  actions: { companyId },
  peers: { companyId, with: text, quarter: text },
  announcements: { companyId, type: text, page: text },
} satisfies Record<string, ViewParameters>
