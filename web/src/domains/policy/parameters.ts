import { policyTouches } from '@pandora/contract/domains/policy/operations'
import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of policies are shown for and what is chosen in them. */
export const policyViews = {
  policies: { companyId, touch: choice('all', ...policyTouches), page: text },
} satisfies Record<string, ViewParameters>
