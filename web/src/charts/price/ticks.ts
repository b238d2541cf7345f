/** What begins at a bar: a year, a month, or nothing but its day. */
export type TickWeight = 'year' | 'month' | 'day'
/** A bar that may bear a label, by its place among the bars. */
export interface Tick {
  at: number
  weight: TickWeight
}
/** A label with its middle and width in px. */
export interface AxisLabel {
  x: number
  width: number
}

const weights = ['year', 'month', 'day'] as const

/** What begins at each of the days, given in order. */
const weightAt = (days: readonly string[], at: number): TickWeight => {
  const [day = '', before = ''] = [days[at], days[at - 1]]
  if (before.slice(0, 4) !== day.slice(0, 4)) return before === '' ? 'day' : 'year'
  return before.slice(0, 7) === day.slice(0, 7) ? 'day' : 'month'
}

/**
 * The bars that bear a label where labels stand at least so many bars apart: beginnings of years before those of
 * months, and those before days. Chosen among all bars and not those in sight, so that labels do not change under the
 * hand that moves them.
 */
export function ticksOf(days: readonly string[], apart: number): Tick[] {
  let chosen: Tick[] = []
  for (const weight of weights) {
    const next: Tick[] = []
    let older = 0
    for (const at of days.keys()) {
      const standing = chosen[older]
      if (standing?.at === at) {
        next.push(standing)
        older += 1
      } else if (weightAt(days, at) === weight) {
        const [last, ahead] = [next.at(-1), standing]
        if (at - (last?.at ?? -Infinity) >= apart && (ahead?.at ?? Infinity) - at >= apart) next.push({ at, weight })
      }
    }
    chosen = next
  }
  return chosen
}

/**
 * Where labels stand in an axis of a width: one that would be cut at an end is moved in by as much, and left out (null)
 * where its bar is out of sight or it would touch the next one.
 */
export function placeLabels(labels: readonly AxisLabel[], axisWidth: number, gap = 6): (number | null)[] {
  const inside = labels.map(({ x, width }) =>
    x < 0 || x > axisWidth || width > axisWidth ? null : Math.max(width / 2, Math.min(axisWidth - width / 2, x)),
  )
  return inside.map((x, at) => {
    const own = labels[at]
    if (x === null || !own || x === own.x) return x
    const free = labels.every(
      (other, place) =>
        place === at ||
        inside[place] === null ||
        inside[place] !== other.x ||
        Math.abs(other.x - x) >= (other.width + own.width) / 2 + gap,
    )
    return free ? x : null
  })
}
