import { choice, companyAbout, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of shareholders and dividends are shown for and what is chosen in them. */
export const shareholdersViews = {
  holders: { companyId: companyAbout, scope: choice('all', 'float'), day: text },
  concentration: { companyId: companyAbout, as: choice('chart', 'table') },
  dividends: { companyId: companyAbout, as: choice('chart', 'table') },
} satisfies Record<string, ViewParameters>
