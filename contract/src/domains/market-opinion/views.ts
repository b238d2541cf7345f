import { among, choice, companyId, date, text, type ViewParameters } from '../../view/parameters.ts'
import { authorDays, authorSorts, burstSights, repeaterSorts, skillSorts } from '../authors/operations.ts'
import { postPlatforms } from '../opinion/kinds.ts'
import { opinionDays, topSorts } from './names.ts'

const days = choice(...opinionDays)

/** What the views of the market's opinion are shown for and what is chosen in them. */
export const marketOpinionViews = {
  tree: { companyId, days, industry: text },
  top: { companyId, days, sort: choice(...topSorts), page: text },
  bars: { bar: text, days },
  barPosts: { bar: text, form: choice('article', 'comment'), page: text },
  barDays: { bar: text },
  topics: { date, platform: choice('df', 'xq') },
  heat: { companyId, curve: choice('heat', 'persistence', 'others') },
  prices: { companyId, curve: choice('price', 'volume') },
  windows: { companyId, form: choice('article', 'comment') },
  trend: { companyId },
  cloud: { companyId, word: text, platform: choice('dc', 'xq'), page: text },
  apart: { companyId },
  worth: { companyId, horizon: choice('5', '1', '20'), of: choice('company', 'market') },
  authors: { days: choice(...authorDays), sort: choice(...authorSorts), author: text, page: text },
  skill: { horizon: choice('5', '1', '20'), sort: choice(...skillSorts), author: text, page: text },
  bursts: {
    days: choice('30', '7', '90'),
    seen: choice(...burstSights),
    least: choice('3', '2', '5', '10'),
    words: text,
    page: text,
  },
  burstPosts: { days: choice('30', '7', '90'), words: text },
  repeaters: {
    days: choice('30', '7', '90'),
    sort: choice(...repeaterSorts),
    platform: among(postPlatforms),
    words: text,
    page: text,
  },
  authorCurves: { author: text, curve: choice('fans', 'reads', 'habits') },
  authorPosts: { author: text, form: choice('article', 'comment'), page: text },
  authorRecord: { author: text, part: choice('score', 'price', 'calls'), called: text },
} satisfies Record<string, ViewParameters>
