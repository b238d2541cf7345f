import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { choice, companyId, type ViewParameters } from '@pandora/contract/view/parameters'
import { stances } from '@pandora/contract/domains/analysis/operations'

/** What the views of opinion are shown for and what is chosen in them. */
export const opinionViews = {
  ratio: {
    companyId,
    unit: choice('month', 'day', 'week'),
    ratio: choice('ratio', 'counts'),
    platform: choice('', ...postPlatforms),
  },
  mentions: { companyId, span: choice('week', 'day', 'month'), copies: choice('once', 'all') },
  platforms: { companyId },
  articles: { companyId, platform: choice('', ...postPlatforms), stance: choice('', ...stances) },
} satisfies Record<string, ViewParameters>
