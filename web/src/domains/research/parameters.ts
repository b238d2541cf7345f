import { investmentKinds } from '@pandora/contract/domains/research/operations'
import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of research are shown for and what is chosen in them; list and years share the year. */
export const researchViews = {
  reports: { companyId, relation: choice('all', 'subject', 'mention'), year: text, page: text, reportId: text },
  years: { companyId, year: text, page: text },
  investment: { companyId, invested: choice('all', ...investmentKinds) },
} satisfies Record<string, ViewParameters>
