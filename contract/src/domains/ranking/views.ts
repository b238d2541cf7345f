import { choice, companyId, text, type ViewParameters } from '../../view/parameters.ts'
import { markedLists } from './shapes.ts'

const [event, ai, policy] = markedLists

/** What the views of ranking lists are shown for and what is chosen in them. */
export const rankingViews = {
  list: { companyId, list: choice(ai, event, policy), sort: choice('strength', 'opportunity', 'risk') },
  social: { companyId, sort: choice('posts', 'long', 'short'), grey: choice('no', 'yes') },
  industries: { level: choice('1', '2') },
  record: {},
  published: { published: text, page: text },
} satisfies Record<string, ViewParameters>
