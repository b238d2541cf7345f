import { choice, type ViewParameters } from '../../view/parameters.ts'

/** What is chosen in the lists. */
export const rankingViews = {
  ai: {},
  event: { sort: choice('strength', 'opportunity', 'risk') },
  policy: {},
  social: { sort: choice('posts', 'long', 'short'), grey: choice('no', 'yes') },
  industries: { level: choice('1', '2') },
  record: { part: choice('deciles', 'months') },
} satisfies Record<string, ViewParameters>
