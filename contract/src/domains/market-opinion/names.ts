/**
 * Windows of post statistics (OPINION-09) by the trading calendar. `yesterdayCloseToTodayOpen`: from the close of the
 * last session before today to today's open; `todayOpenToNowTime`: from that open on; `pastOneDays` and `pastFiveDays`:
 * the one and the five sessions before today, each from the close before it to its own.
 */
export const postWindows = ['pastFiveDays', 'pastOneDays', 'yesterdayCloseToTodayOpen', 'todayOpenToNowTime'] as const
export type PostWindow = (typeof postWindows)[number]

/** Days that the tree map, top stocks and bars count posts of. */
export const opinionDays = ['5', '1', '20'] as const

/** Least number of bullish and bearish posts of a day for it to be one of the days whose worth is measured. */
export const FEWEST_OF_DAY = 3
/** Fewest days from which the worth of a decile says something; below it is grey. */
export const FEWEST_DAYS = 30
/** Sessions after which the worth of extreme opinion is measured. */
export const horizons = [1, 5, 20] as const

/** Words of a cloud at most, posts of a page of its detail. */
export const CLOUD_WORDS = 200
export const CLOUD_PAGE = 5
/** Platforms as details of the word cloud spell them: `dc` is `df` (A08). */
export const cloudPlatforms = ['dc', 'xq'] as const

/** What top stocks are sorted by: clean posts, how many more than before, bullish ones, bearish ones. */
export const topSorts = ['heat', 'gain', 'commentManyNum', 'commentEmptyNum'] as const

/** Kinds of bars: posts on the companies of an industry, a board of a forum, all that is about no single company. */
export const barKinds = ['industry', 'board', 'macro'] as const
export type BarKind = (typeof barKinds)[number]
/** Id of the bar of all posts that are about no company. */
export const MACRO_BAR = 'macro'
