/** Lines that a bump chart draws; others are in its table. */
export const DRAWN = 8

/** One line of a bump chart: its place in each column, null where it has none. */
export interface BumpLine {
  key: string
  name: string
  places: readonly (number | null)[]
  /** Weight in each column, per cent: how thick it is there. */
  shares: readonly (number | null)[]
}

/**
 * Where the lines of a bump chart lie, in per cent of its width and height: the first of each column at the top. Places
 * below those drawn lie at the foot.
 */
export function bumpPoints({ places }: BumpLine, rows: number): readonly ({ x: number; y: number } | null)[] {
  const step = places.length > 1 ? 100 / (places.length - 1) : 0
  return places.map((place, at) =>
    place === null ? null : { x: at * step, y: ((Math.min(place, rows + 1) - 0.5) / (rows + 1)) * 100 },
  )
}

/** A step curve as points of a polyline: it holds until its next step. From 100 % at 0 to `end`. */
export function stepPoints(
  times: readonly number[],
  values: readonly (number | null)[],
  end: number,
): readonly (readonly [number, number])[] {
  const points: [number, number][] = [[0, 100]]
  let now = 100
  for (const [at, time] of times.entries()) {
    const value = values[at]
    if (time > end) break
    points.push([time, now])
    if (value !== null && value !== undefined) now = value
    points.push([time, now])
  }
  points.push([end, now])
  return points
}
