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

/** The lines that a bump chart draws: the first ones of its last column, and where that has fewer the first given. */
export const drawnLines = (lines: readonly BumpLine[]): BumpLine[] => {
  const last = ({ places }: BumpLine): number => places.at(-1) ?? Number.MAX_SAFE_INTEGER
  return lines.toSorted((a, b) => last(a) - last(b)).slice(0, DRAWN)
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

/** Least distance of two names beside each other, in per cent of the height. */
const NAME = 6.5

/**
 * Where the names of lines stand beside their last points, given in per cent of the height: at them, and above those
 * that are too near, so that none covers another. Null where a line has no last point.
 */
export function namePlaces(ends: readonly (number | null)[]): (number | null)[] {
  const places = [...ends]
  const fromFoot = ends
    .flatMap((end, line) => (end === null ? [] : [{ end, line }]))
    .toSorted((a, b) => b.end - a.end || b.line - a.line)
  let free = Infinity
  for (const { end, line } of fromFoot) {
    const place = Math.min(end, free)
    places[line] = place
    free = place - NAME
  }
  return places
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

/** Marks of a line that have room behind the one before them, from the first on. */
export function marksApart<Mark extends { at: number }>(marks: readonly Mark[], least: number): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks) if (mark.at - (kept.at(-1)?.at ?? -Infinity) >= least) kept.push(mark)
  return kept
}
