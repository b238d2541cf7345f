import { expect, test } from 'vitest'
import { layCloud, SMALLEST } from './cloud.ts'
import type { PlacedWord } from './cloud.ts'

/** As wide as CJK type is; Latin letters a little over half. */
const measure = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (/[\u3000-\u9fff]/.test(letter) ? size : size * 0.58), 0)
const words = (count: number, latin = false) =>
  Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    text: latin ? `technology${at}` : `电解液隔膜技术${at}`.slice(at % 4),
    weight: 400 / (at + 1),
  }))
const meeting = (placed: readonly PlacedWord[]) =>
  placed.flatMap((a, at) =>
    placed
      .slice(at + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.text} over ${b.text}`),
  )

test.each([
  [640, 320, false],
  [320, 420, false],
  [900, 260, true],
  [200, 900, true],
])('COMP-38 in %i × %i px no word lies over another and all lie inside', (width, height, latin) => {
  const placed = layCloud(words(60, latin), { width, height }, measure)
  expect(placed.length).toBeGreaterThan(30)
  expect(meeting(placed)).toEqual([])
  for (const { x, y, width: w, height: h, size } of placed) {
    expect(Math.min(x, y, width - x - w, height - y - h)).toBeGreaterThanOrEqual(0)
    expect(size).toBeGreaterThanOrEqual(SMALLEST)
  }
})

test('COMP-38 heavier words are larger, the heaviest stands in the middle, and the same words lie the same', () => {
  const area = { width: 640, height: 320 }
  const placed = layCloud(words(40), area, measure)
  const sizes = placed.toSorted((a, b) => b.weight - a.weight).map(({ size }) => size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  const first = placed.find(({ id }) => id === 'w0')
  expect(first?.size).toBe(Math.max(...sizes))
  expect(Math.abs((first?.x ?? 0) + (first?.width ?? 0) / 2 - 320)).toBeLessThan(20)
  expect(layCloud(words(40).toReversed(), area, measure)).toEqual(placed)
})

test('COMP-38 words of one weight are of one size; words without weight, and an area without room, give none', () => {
  const even = layCloud(
    words(12).map((word) => ({ ...word, weight: 3 })),
    { width: 640, height: 320 },
    measure,
  )
  expect(new Set(even.map(({ size }) => size)).size).toBe(1)
  expect(even).toHaveLength(12)
  expect(
    layCloud(
      [
        { id: 'a', text: '隔膜', weight: 0 },
        { id: 'b', text: '', weight: 3 },
      ],
      { width: 640, height: 320 },
      measure,
    ),
  ).toEqual([])
  expect(layCloud(words(5), { width: 20, height: 10 }, measure)).toEqual([])
})
