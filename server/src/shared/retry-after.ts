/** Longest that a Retry-After is obeyed. */
const LONGEST_WAIT = 7 * 86_400_000

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date; 0 where it says nothing. */
export function retryAfterMs(written: string | null, now: number): number {
  if (written === null) return 0
  const ms = /^\d{1,9}$/.test(written.trim()) ? Number(written) * 1000 : Date.parse(written) - now
  return Number.isNaN(ms) ? 0 : Math.min(LONGEST_WAIT, Math.max(0, ms))
}
