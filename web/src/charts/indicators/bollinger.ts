import { movingAverage, windowed } from './averages.ts'
import type { Values } from './averages.ts'

/**
 * Bollinger bands: the average of 20 closes, and twice their standard deviation (of the population, divided by N) above
 * and below it. Source: J. Bollinger, Bollinger on Bollinger Bands (2001), chapter 7.
 */
export function bollinger(
  closes: Values,
  length = 20,
  width = 2,
): { middle: (number | null)[]; upper: (number | null)[]; lower: (number | null)[] } {
  const deviation = windowed(closes, length, (sum, window) => {
    const mean = sum / length
    return Math.sqrt(window.reduce((all, value) => all + (value - mean) ** 2, 0) / length)
  })
  const middle = movingAverage(closes, length)
  const band = (side: 1 | -1) =>
    middle.map((mean, at) => {
      const spread = deviation[at]
      return mean === null || spread === null || spread === undefined ? null : mean + side * width * spread
    })
  return { middle, upper: band(1), lower: band(-1) }
}
