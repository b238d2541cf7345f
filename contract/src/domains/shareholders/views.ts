import { choice, companyId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of shareholders and dividends are shown for and what is chosen in them. */
export const shareholdersViews = {
  holders: { companyId, scope: choice('all', 'float'), day: text },
  concentration: { companyId, as: choice('chart', 'table') },
  dividends: { companyId, as: choice('chart', 'table') },
} satisfies Record<string, ViewParameters>
