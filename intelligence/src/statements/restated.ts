/** Part of a figure below which two versions of it only round differently: one source counts in millions, another in units of 10,000. */
export const ROUNDING = 1e-5

/** Whether a later version of a figure says something else than the first did. */
export function isRestated(first: number, now: number): boolean {
  return Math.abs(now - first) > ROUNDING * Math.max(Math.abs(first), Math.abs(now))
}
