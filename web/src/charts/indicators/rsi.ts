import type { Values } from './averages.ts'

/**
 * Relative strength index, 0 to 100: the average rise among the average of all moves, both smoothed by
 * `A = ((N − 1)·A′ + move) / N` from the mean of the first N moves on, so that the first value stands at bar N + 1. Null
 * where nothing moved at all. Source: J. W. Wilder, New Concepts in Technical Trading Systems (1978), section VI.
 */
export function rsi(closes: Values, length: number): (number | null)[] {
  let before: number | null = null
  let moves = 0
  let [rise, fall] = [0, 0]
  return closes.map((close) => {
    if (close === null) return null
    const move: number | null = before === null ? null : close - before
    before = close
    if (move === null) return null
    moves += 1
    const [up, down] = [Math.max(0, move), Math.max(0, -move)]
    if (moves <= length) {
      rise += up / length
      fall += down / length
    } else {
      rise = (rise * (length - 1) + up) / length
      fall = (fall * (length - 1) + down) / length
    }
    return moves < length || rise + fall === 0 ? null : (100 * rise) / (rise + fall)
  })
}
