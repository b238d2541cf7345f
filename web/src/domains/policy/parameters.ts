import { policyTouches } from '@pandora/contract/domains/policy/operations'
import { choice, companyId, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of policies are shown for and what is chosen in them; `document`: id of a policy document. */
export const policyViews = {
  policies: { companyId, touch: choice('all', ...policyTouches), page: text },
  list: {
    by: text,
    value: text,
    area: choice('issued', 'named'),
    sort: choice('publishedOn', 'tasks'),
    page: text,
    document: text,
  },
  departments: { by: text, value: text, page: text },
  industries: { by: text, value: text, page: text },
  lineage: { document: text, day: text },
  tasks: { document: text, sentence: text },
  news: { department: text, region: text, industry: text, category: text, page: text },
  graph: { department: text, region: text, industry: text, category: text },
} satisfies Record<string, ViewParameters>
