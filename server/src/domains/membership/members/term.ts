/** So many months and days of premium that were given at once; instants in ms. */
export interface Grant {
  grantId: number
  months: number
  days: number
  /** Days after its predecessor's end within which it goes on from there. */
  graceDays: number
  madeAt: number
  isRevoked: boolean
}
export interface Span {
  from: number
  until: number
}

export const DAY_MS = 86_400_000
/** Months are those of the calendar in Shanghai, UTC+8 all year. */
const OFFSET_MS = 8 * 3_600_000

/** The same time of day so many months later; of a day that the month does not have, its last. */
export function monthsLater(at: number, months: number): number {
  const day = new Date(at + OFFSET_MS)
  const of = day.getUTCDate()
  const moved = new Date(day)
  moved.setUTCDate(1)
  moved.setUTCMonth(day.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(of, last))
  return moved.getTime() - OFFSET_MS
}

/**
 * What each grant is worth, one after another: a new one begins where the last one ends, or when it is made where there
 * was none any more. One that was revoked is worth nothing, and those after it move up.
 */
export function spansOf(grants: readonly Grant[]): Map<number, Span> {
  const spans = new Map<number, Span>()
  let end: number | null = null
  // Months in a row are counted from the day on which the first began: who joined on the 31st and pays by the month has
  // the last day of each month, not the 28th for ever after a February.
  let anchor = { at: 0, months: 0 }
  for (const { grantId, months, days, graceDays, madeAt, isRevoked } of grants.toSorted(
    (a, b) => a.madeAt - b.madeAt || a.grantId - b.grantId,
  )) {
    if (isRevoked) continue
    const goesOn: boolean = end !== null && madeAt <= end + graceDays * DAY_MS
    const from: number = goesOn && end !== null ? end : madeAt
    if (!goesOn || anchor.months === 0) anchor = { at: from, months: 0 }
    anchor.months += months
    const until: number = monthsLater(anchor.at, anchor.months) + days * DAY_MS
    if (days > 0) anchor = { at: until, months: 0 }
    spans.set(grantId, { from, until })
    end = until
  }
  return spans
}

/** When a membership made of these ends; null where nothing of it stands. */
export function endOf(grants: readonly Grant[]): number | null {
  return [...spansOf(grants).values()].reduce<number | null>(
    (end, { until }) => (end === null || until > end ? until : end),
    null,
  )
}

/** When a membership ends or ended; null where there was none. */
export interface Term {
  until: number | null
  /** Something of it was not taken back: who got all the money back has no days of grace. */
  stands: boolean
}

/** Where a member stands at an instant. */
export interface Standing {
  isMember: boolean
  /** Was one and is none now. */
  wasMember: boolean
  /** Until when premium stays unlocked after its end; null where it does not. */
  graceUntil: number | null
  tier: 'free' | 'premium'
}

export function standingAt({ until, stands }: Term, graceDays: number, now: number): Standing {
  const isMember = until !== null && until > now
  const grace = until === null || isMember || !stands ? null : until + graceDays * DAY_MS
  const graceUntil = grace !== null && grace > now ? grace : null
  return {
    isMember,
    wasMember: until !== null && !isMember,
    graceUntil,
    tier: isMember || graceUntil !== null ? 'premium' : 'free',
  }
}
