/** A point on a plane of 100 × 100. */
export interface Point {
  x: number
  y: number
}

/** Places of `count` things around a centre at 50, 50: on one ring up to eight, on two beyond. */
export function around(count: number): Point[] {
  const outer = count > 8 ? Math.ceil(count * 0.6) : count
  return Array.from({ length: count }, (_, place) => {
    const inside = place >= outer
    const [of, at] = inside ? [count - outer, place - outer] : [outer, place]
    const angle = ((at + (inside ? 0.5 : 0)) / Math.max(1, of)) * 2 * Math.PI - Math.PI / 2
    const radius = inside ? 24 : 39
    return { x: 50 + Math.cos(angle) * radius, y: 50 + Math.sin(angle) * radius }
  })
}
