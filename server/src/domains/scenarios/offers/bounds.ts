/** What the track record assumes of each disruption: it stops for so many days. */
export const RECORD_DAYS = 30
/** From this share of its revenue on a company counts as said to be hit; on the low bound, so that no unknown share says it. */
export const LEAST_EFFECT = 0.01
