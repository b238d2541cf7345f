const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Schedule {
  /** As the administrator set it. */
  intervalMinutes: number
  /** As the feed asks; a longer interval than the administrator's is respected. */
  hintMinutes: number | null
  /** Hours of the day, UTC, at which the feed does not want to be read. */
  skipHours: readonly number[]
}

/**
 * When (ms) a feed is read next. After failures in a row the wait doubles each time, up to a day, a tenth more or less
 * by `random` (0–1), so
 * that feeds of one host that failed together do not come back together.
 */
export function nextTry(
  schedule: Schedule,
  now: number,
  { failures, retryAfter = 0, random }: { failures: number; retryAfter?: number; random: number },
): number {
  const usual = Math.max(schedule.intervalMinutes, schedule.hintMinutes ?? 0) * MINUTE
  const wait =
    failures === 0
      ? usual * (1 + random * 0.05)
      : Math.min(DAY, usual * 2 ** Math.min(failures, 12)) * (0.9 + random * 0.2)
  return awake(now + Math.max(wait, retryAfter), schedule.skipHours)
}

/** The instant itself, or the start of the first hour after it that is not skipped. */
function awake(at: number, skipHours: readonly number[]): number {
  let next = at
  for (let hour = 0; hour < 24 && skipHours.includes(new Date(next).getUTCHours()); hour++)
    next = Math.floor(next / HOUR) * HOUR + HOUR
  return next
}
