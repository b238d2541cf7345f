/**
 * An arc around a bubble, from the top, as angles from there in radians: opportunity turns clockwise, risk the other
 * way.
 */
export interface Ring {
  opportunity: number
  risk: number
}

const share = (points: number | null) =>
  points === null || !Number.isFinite(points) ? 0 : Math.max(0, Math.min(100, points)) / 100

/**
 * The two arcs of points in 0…100: a hundred is half the ring, so that the two never cover each other. Missing points
 * draw nothing.
 */
export function ringOf(opportunity: number | null, risk: number | null): Ring {
  return { opportunity: share(opportunity) * Math.PI, risk: share(risk) * Math.PI }
}
