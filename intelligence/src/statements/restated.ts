/** Part of a figure below which two versions of it say the same whatever their units. */
const SAME = 1e-5

/**
 * Whether a later version of a figure says something else than the first did. `rounding`: by how much the two may
 * differ for the units that their sources round to (`granuleOf`), in the figure's own unit.
 */
export function isRestated(first: number, now: number, rounding = 0): boolean {
  return Math.abs(now - first) > Math.max(rounding, SAME * Math.max(Math.abs(first), Math.abs(now)))
}
