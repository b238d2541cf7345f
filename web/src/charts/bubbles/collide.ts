/** A circle while places are being found. */
export interface Circle {
  x: number
  y: number
  r: number
  /** Gives way to those that are not light: it is new among circles that should stay where they are. */
  light: boolean
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** More squares than this are not laid out: circles that far apart are compared in larger ones. */
const MOST_CELLS = 40_000

/**
 * Pairs of circles, the larger first, that may be nearer than the sum of their radii and `gap`. `circles` stand from
 * the largest to the smallest:
 * each looks for smaller ones in the squares around it only. A circle that moves during the visit stays in the square
 * it was found in.
 */
function pairs(circles: readonly Circle[], gap: number, visit: (one: Circle, other: Circle, at: number) => void): void {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of circles) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const middle = circles[Math.floor(circles.length / 2)]
  if (!middle) return
  const cell = Math.max(
    middle.r * 2 + gap,
    Math.sqrt(((right - left) * (bottom - top)) / MOST_CELLS),
    (right - left) / MOST_CELLS,
    (bottom - top) / MOST_CELLS,
  )
  const columns = Math.floor((right - left) / cell) + 1
  const rows = Math.floor((bottom - top) / cell) + 1
  // The circles of a square as a chain: its last one, and before each the one before.
  const last = new Int32Array(columns * rows).fill(-1)
  const before = new Int32Array(circles.length)
  for (let at = 0; at < circles.length; at += 1) {
    const { x, y } = circles[at] as Circle
    const key = Math.floor((y - top) / cell) * columns + Math.floor((x - left) / cell)
    before[at] = last[key] ?? -1
    last[key] = at
  }
  for (let at = 0; at < circles.length; at += 1) {
    const one = circles[at] as Circle
    const reach = one.r * 2 + gap
    const [fromRow, toRow] = [
      Math.max(0, Math.floor((one.y - reach - top) / cell)),
      Math.min(rows - 1, Math.floor((one.y + reach - top) / cell)),
    ]
    const [fromColumn, toColumn] = [
      Math.max(0, Math.floor((one.x - reach - left) / cell)),
      Math.min(columns - 1, Math.floor((one.x + reach - left) / cell)),
    ]
    for (let row = fromRow; row <= toRow; row += 1) {
      for (let column = fromColumn; column <= toColumn; column += 1) {
        // A chain goes from the smallest up: what comes before `at` was visited from its own side.
        for (let other = last[row * columns + column] ?? -1; other > at; other = before[other] ?? -1)
          visit(one, circles[other] as Circle, at)
      }
    }
  }
}

/**
 * Pushes circles off one another once; answers how far the worst pair still reached into each other, as a share of the
 * sum of their radii.
 */
export function pushApart(circles: readonly Circle[], gap: number): number {
  let worst = 0
  pairs(circles, gap, (one, other, at) => {
    let [dx, dy] = [other.x - one.x, other.y - one.y]
    const wanted = one.r + other.r + gap
    const square = dx * dx + dy * dy
    if (square >= wanted * wanted) return
    let distance = Math.sqrt(square)
    const missing = wanted - distance
    worst = Math.max(worst, missing / wanted)
    // In one place: apart in a direction of its own, the same every time.
    if (distance < 1e-6) [dx, dy, distance] = [Math.cos(at * GOLDEN), Math.sin(at * GOLDEN), 1]
    // The smaller gives way more, but not alone: it may stand at a wall. A new one gives way to one that stood there.
    const share =
      one.light === other.light ? 0.2 + (0.6 * other.r ** 2) / (one.r ** 2 + other.r ** 2) : one.light ? 1 : 0
    const [pushX, pushY] = [(dx / distance) * missing, (dy / distance) * missing]
    one.x -= pushX * share
    one.y -= pushY * share
    other.x += pushX * (1 - share)
    other.y += pushY * (1 - share)
  })
  return worst
}

/** By how much all distances must grow so that no two circles overlap; 1 where none does. */
export function stretchNeeded(circles: readonly Circle[]): number {
  let needed = 1
  pairs(circles, 0, (one, other) => {
    const distance = Math.hypot(other.x - one.x, other.y - one.y)
    if (distance < one.r + other.r) needed = Math.max(needed, (one.r + other.r) / Math.max(distance, 1e-6))
  })
  return needed
}
