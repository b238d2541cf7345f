/**
 * When an edition is made: after the week, after the night abroad, before the open, at noon, after the close, before
 * New York opens, or at a time of the user's. What matters for it is weighed by its time.
 */
export const digestEditions = ['weekly', 'overnight', 'pre-open', 'noon', 'close', 'us-open', 'custom'] as const
export type DigestEdition = (typeof digestEditions)[number]

/** What an edition is about: the market, the watch list, one of its groups, a theme, the companies of a floor. */
export const digestScopes = ['market', 'watch', 'group', 'theme', 'floor'] as const
export type DigestScope = (typeof digestScopes)[number]

/** Usual time of day of each edition, minutes after midnight in the market's zone; weekly on Saturday. */
export const usualMinute: Readonly<Record<DigestEdition, number>> = {
  weekly: 9 * 60,
  overnight: 6 * 60 + 30,
  'pre-open': 8 * 60 + 30,
  noon: 11 * 60 + 45,
  close: 17 * 60 + 30,
  'us-open': 20 * 60 + 30,
  custom: 18 * 60,
}
/** Saturday, ISO. */
export const USUAL_WEEKDAY = 6

/** Why a story stands where it does. */
export const storyReasons = ['importance', 'told-by', 'watched', 'named', 'score', 'event', 'theme'] as const

/**
 * What became of the mail of an edition. `perhaps`: the process ended between handing it over and noting it; it is not
 * sent again by itself. `none`: no mail was asked for, `held`: no mail server is set, `rests`: the address rests.
 */
export const mailStates = ['none', 'waiting', 'sending', 'sent', 'perhaps', 'failed', 'held', 'rests'] as const
export type MailState = (typeof mailStates)[number]

/** Mails of an address that come back before it rests. */
export const BOUNCES = 3
/** Most subscriptions of a user. */
export const SUBSCRIPTION_LIMIT = 20
/** Stories of an edition, and of a weekly report. */
export const STORIES = { edition: 12, weekly: 20 } as const
/** Items of a page of the news list (DIGEST-05). */
export const NEWS_PAGE = 10
/** Most texts of a span that an edition is made of. */
export const DIGEST_TEXTS = 6000
