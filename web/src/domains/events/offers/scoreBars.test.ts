import { expect, test } from 'vitest'
import { SCORE_BARS, scoreBars } from './scoreBars.ts'

const filled = (score: number) =>
  scoreBars(score)
    .filter((bar) => bar.filled)
    .map(({ index }) => index)

test('THEME-10 an index under 10 is red, 10 white, above 10 green', () => {
  const bars = scoreBars(10)
  expect(bars).toHaveLength(SCORE_BARS)
  expect(bars.slice(0, 10).every(({ colour }) => colour === 'red')).toBe(true)
  expect(bars[10]?.colour).toBe('white')
  expect(bars.slice(11).every(({ colour }) => colour === 'green')).toBe(true)
})

test('THEME-10 the bars between the middle and the score are filled; a score beyond the scale fills to its end', () => {
  expect(filled(10)).toEqual([10])
  expect(filled(13)).toEqual([10, 11, 12, 13])
  expect(filled(7)).toEqual([7, 8, 9, 10])
  expect(filled(25).at(-1)).toBe(20)
  expect(filled(-3)[0]).toBe(0)
})
