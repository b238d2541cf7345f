import { choice, date, text, type ViewParameters } from '../../view/parameters.ts'

/**
 * What the views of policy topics are shown for. `topic`: id of a topic; `month`: `YYYY-MM`; `policy`: a document;
 * `date`: a day whose month is looked at while none is chosen.
 */
export const policyTopicsViews = {
  topics: { topic: text, month: text, policy: text, date },
  ranking: { topic: text, sort: choice('ranking', 'hot') },
  cloud: { word: text, platform: choice('policy', 'dc', 'xq') },
} satisfies Record<string, ViewParameters>
