/** A count of new cases at the end of a span: a day or a week. */
export interface CasePoint {
  day: string
  value: number
}

/** A wave of an epidemic: from the trough before it to the trough after it. `total`: new cases within it. */
export interface Wave {
  from: string
  peak: string
  to: string
  peakValue: number
  total: number
  /** It has not ended: the last count is no trough. */
  open: boolean
}

/** A trough parts two waves where it is below this part of the lower of the two peaks. */
export const TROUGH = 0.5
/** A peak below this part of the greatest is no wave. */
export const LEAST_PEAK = 0.1
/** The last wave is over once the course stays below this part of its peak. */
export const OVER = 0.1

/** New cases of a series of totals, never below zero: a source that takes cases back makes none. */
export const newOf = (points: readonly CasePoint[]): CasePoint[] =>
  points.slice(1).map(({ day, value }, at) => ({ day, value: Math.max(0, value - (points[at]?.value ?? 0)) }))

/** Mean of each value with up to `span − 1` before it. */
export function smoothed(points: readonly CasePoint[], span: number): CasePoint[] {
  let sum = 0
  return points.map(({ day, value }, at) => {
    sum += value - (at >= span ? (points[at - span]?.value ?? 0) : 0)
    return { day, value: sum / Math.min(span, at + 1) }
  })
}

/**
 * Waves of a course of new cases, told apart by one rule: two peaks are two waves where the course falls between them
 * below half of the lower one, and a peak below a tenth of the greatest is none. The trough belongs to the wave that it
 * ends; the last one ends on the day from which the course stays below a tenth of its peak. `counts` are the cases themselves, where `course` is their mean.
 */
export function wavesOf(course: readonly CasePoint[], counts: readonly CasePoint[] = course): Wave[] {
  const greatest = course.reduce((most, { value }) => Math.max(most, value), 0)
  if (greatest <= 0) return []
  const value = (at: number) => course[at]?.value ?? 0
  const waves: { from: number; peak: number; to: number }[] = []
  let own = { from: 0, peak: 0, low: 0 }
  for (let at = 1; at < course.length; at++) {
    if (value(at) < value(own.low)) own.low = at
    // Up again from a trough deep enough for both: what came before has ended there.
    const higher = value(at)
    if (own.low > own.peak && value(own.low) < TROUGH * Math.min(value(own.peak), higher)) {
      waves.push({ from: own.from, peak: own.peak, to: own.low })
      own = { from: own.low + 1, peak: at, low: at }
    } else if (higher > value(own.peak)) own = { ...own, peak: at, low: at }
  }
  const last = course.length - 1
  const high = course.findLastIndex((one) => one.value >= OVER * value(own.peak))
  const isOver = high < last
  waves.push({ from: own.from, peak: own.peak, to: Math.min(high + 1, last) })
  const real = waves.filter(({ peak }) => value(peak) >= LEAST_PEAK * greatest)
  return real.map(({ from, peak, to }) => ({
    from: course[from]?.day ?? '',
    peak: course[peak]?.day ?? '',
    to: course[to]?.day ?? '',
    peakValue: value(peak),
    total: counts.slice(from, to + 1).reduce((sum, one) => sum + one.value, 0),
    open: to === last && !isOver,
  }))
}

/** Steps of a series of totals that may fall, where a source takes cases back. */
const MAY_FALL = 0.05

/** Whether a series counts all cases so far: it hardly ever falls, and its last value is near its greatest. */
export function isTotal(points: readonly CasePoint[]): boolean {
  if (points.length < 3) return false
  const falls = points.filter(({ value }, at) => at > 0 && value < (points[at - 1]?.value ?? 0)).length
  const greatest = points.reduce((most, { value }) => Math.max(most, value), 0)
  return falls <= MAY_FALL * points.length && (points.at(-1)?.value ?? 0) >= (1 - MAY_FALL) * greatest
}
