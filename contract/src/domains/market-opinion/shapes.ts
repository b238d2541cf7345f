import { z } from 'zod'
import { measured, unmeasured } from '../../measured.ts'
import { pageOf } from '../../operation.ts'
import { capBasis } from '../figures/names.ts'
import { articleItem } from '../opinion/operations.ts'
import { postPlatforms } from '../opinion/kinds.ts'
import { barKinds, horizons, postWindows } from './names.ts'

const count = z.int()
const figure = z.number().nullable()
export const counts = z.array(count)
export const figures = z.array(figure)
export const platformNames = z.array(
  z.object({ platform: z.enum(postPlatforms), nameZh: z.string(), nameEn: z.string() }),
)

/**
 * Posts by stance, copies and bursts once: `many` bullish, `empty` bearish. `total` holds those not read yet too, `raw`
 * every copy. `percentage` = (many − empty) ÷ (many + empty), per cent, −100…100; null where there are neither.
 */
export const polarity = z.object({
  many: count,
  empty: count,
  neutral: count,
  irrelevance: count,
  unread: count,
  total: count,
  raw: count,
  percentage: figure,
})

/** A company as the tree map shows it (OPINION-11), without what only its own page needs. */
export const treeCompany = z.object({
  companyId: z.string(),
  companyNameEn: z.string().nullable(),
  companyNameZh: z.string().nullable(),
  exchangeCode: z.string(),
  exchangeZh: z.string(),
  exchangeEn: z.string(),
  stockCode: z.string(),
  securitiesAbbreviation: z.string().nullable(),
  industryId: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  /** Market value in currency units. */
  currentMarket: measured('company.marketCap'),
  capBasis: capBasis.nullable(),
  turnoverRate: measured('company.turnoverRate'),
  commentManyNum: count,
  commentEmptyNum: count,
  /** (bullish − bearish) ÷ (bullish + bearish), per cent; null where there are neither. */
  commentManyEmptyPercentage: figure,
  /** Clean posts of the days, and every copy. */
  heat: unmeasured('clean posts on a company, not the heat of a theme', z.int()),
  raw: count,
})
/** A company with all that OPINION-11 says of it. */
export const opinionCompany = treeCompany.extend({
  fullNameOfCompany: z.string().nullable(),
  companyDescription: z.string().nullable(),
  website: z.string().nullable(),
})

/** Counts of one form of posts in a window, of both platforms and of each (OPINION-09). */
export const formCounts = z.object({
  empty: count,
  many: count,
  irrelevance: count,
  neutral: count,
  total: count,
  raw: count,
  xqEmpty: count,
  xqMany: count,
  xqIrrelevance: count,
  xqNeutral: count,
  xqTotal: count,
  dfEmpty: count,
  dfMany: count,
  dfIrrelevance: count,
  dfNeutral: count,
  dfTotal: count,
})
/** `from` and `to`: instants (ms) between which posts are counted; null, and all counts 0, where it has not begun. */
export const windowCounts = z.object({
  from: z.int().nullable(),
  to: z.int().nullable(),
  sessions: z.array(z.string()),
  article: formCounts,
  comment: formCounts,
})
export const postStatistics = z.object({
  /**
   * Today's session: `full` or `half` as the calendar knows it, `expected` of a weekday that it does not know yet (a
   * session is known at its close), `none` on other days: then the night goes on from the last close.
   */
  today: z.object({ day: z.string(), session: z.enum(['full', 'half', 'expected', 'none']), open: z.int().nullable() }),
  ...(Object.fromEntries(postWindows.map((name) => [name, windowCounts])) as Record<
    (typeof postWindows)[number],
    typeof windowCounts
  >),
  platforms: platformNames,
})

/** A bar: where an industry, a board or the market as a whole is spoken of. */
export const bar = z.object({
  barId: z.string(),
  kind: z.enum(barKinds),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  /** Companies of an industry; null of other bars. */
  companies: count.nullable(),
  /** Clean posts of as many days before. */
  before: count,
  ...polarity.shape,
})

/** Polarity by day, oldest first, without gaps. */
export const polarityDays = z.object({
  time: z.array(z.string()),
  many: counts,
  empty: counts,
  neutral: counts,
  irrelevance: counts,
  total: counts,
  raw: counts,
  percentage: figures,
})

export const barPosts = pageOf(
  articleItem.extend({ form: z.enum(['article', 'comment']), board: z.string().nullable() }),
)

/** A hot topic of a day. `heat`, `talk`: what was read and written of it that day; null where that is not known. */
export const hotTopicItem = z.object({
  platform: z.enum(postPlatforms),
  topicId: z.string(),
  title: z.string(),
  rank: count,
  /** Its rank on the day before; null where it was not on the list, or the list of that day is missing. */
  rankBefore: count.nullable(),
  viewCount: figure,
  talkCount: figure,
  heat: unmeasured('reads of a hot topic on a day, not the heat of a theme', z.number().nullable()),
  talk: figure,
  /** Days in a row that it is on the list, this one included; a day whose list is missing ends the row. */
  days: count,
  /** Companies that its title names. */
  companies: z.array(z.object({ companyId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() })),
})

/**
 * What days of one decile were worth: mean of the return over the industry's, per cent, with the ends of its 95 %
 * interval, and in how many of them it was above zero. `grey` below `FEWEST_DAYS`.
 */
const worth = z.object({
  n: count,
  mean: figure,
  low: figure,
  high: figure,
  hitRate: figure,
  hitLow: figure,
  hitHigh: figure,
  grey: z.boolean(),
})
/** `base`: all days together. Deciles from 1, the most bearish, to 10. */
export const worthOf = z.object({
  horizon: z.literal(horizons),
  base: worth,
  deciles: z.array(worth.extend({ decile: z.int() })),
})
