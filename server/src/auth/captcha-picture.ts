import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Signs without look-alikes, each as strokes on a 4 × 6 grid, strokes parted by `|`. */
const glyphs: Record<string, string> = {
  '2': '0,1.4 1,0 3,0 4,1.2 3.6,2.6 0,6 4,6',
  '3': '0,0.6 2,0 3.8,1 3.2,2.6 1.6,3 3.6,3.6 4,5 2,6 0,5.4',
  '4': '3,6 3,0 0,4 4.4,4',
  '6': '3.6,0.2 1.2,1.4 0,4 1,5.8 3,5.8 4,4.4 3,3 1,3.2 0.2,4.4',
  '7': '0,0 4,0 2.2,3 1.4,6',
  '8': '2,2.8 0.4,1.6 1.2,0 2.8,0 3.6,1.6 2,2.8 0.2,4.4 1,6 3,6 3.8,4.4 2,2.8',
  '9': '3.9,2 3,3.2 1,3 0.2,1.6 1.2,0.1 3,0.2 3.9,1.8 3.4,4.4 1.6,6',
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 2.6,0 0.8,0.8 0,3 0.8,5.2 2.6,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3.2,3',
  F: '4,0 0,0 0,6|0,3 3.2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2.2,3.6 4.4,0 4.4,6',
  P: '0,6 0,0 2.8,0 4,1.5 2.8,3.1 0,3.1',
  R: '0,6 0,0 2.8,0 4,1.4 2.8,3 0,3|1.8,3 4,6',
  T: '0,0 4.2,0|2.1,0 2.1,6',
  W: '0,0 1,6 2.4,2 3.8,6 4.8,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
}
/** What an answer is made of. */
export const captchaSigns: readonly string[] = Object.keys(glyphs)

const colours = ['#FFB066', '#E9EBEE', '#8FB2FF', '#6ED6B4', '#EFCB5C', '#F29BB2']
/** Of the picture, in pixels; shown at half of it. */
const WIDTH = 240
const HEIGHT = 88
const STROKE = 5.4

type Point = readonly [number, number]

/** A number between two, of which nobody can tell the next. */
const between = (low: number, high: number) => low + ((high - low) * randomInt(10_000)) / 10_000
const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item

/**
 * The picture of an answer, PNG: signs bent, turned, run into each other, and crossed by strokes of the same weight and
 * colours, then all of it
 * drawn out in waves. Only pixels leave the server; there are no strokes to be read. 12 ms, most of it the first
 * drawing.
 */
export async function captchaPicture(answer: string): Promise<Buffer> {
  const svg = drawn(answer)
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(waved(data, info.width, info.height), { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

function drawn(answer: string): string {
  // The row keeps its width: what one sign takes more, the next has less.
  const step = (WIDTH - 46) / answer.length
  const signs = [...answer].map((sign, place) => bent(sign, 24 + place * step + between(-4, 4), between(12, 22)))
  const through = Array.from({ length: 1 }, () =>
    stroke([
      [between(-10, 10), between(14, 74)],
      [between(50, 90), between(8, 80)],
      [between(140, 180), between(8, 80)],
      [between(230, 250), between(14, 74)],
    ]),
  )
  const bits = Array.from({ length: 5 }, () => {
    const [x, y] = [between(6, WIDTH - 6), between(6, HEIGHT - 6)]
    return stroke([
      [x, y],
      [x + between(-16, 16), y + between(-14, 14)],
      [x + between(-26, 26), y + between(-22, 22)],
    ])
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#171A1F"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([...signs, ...through, ...bits]).join('')}</g></svg>`
}

/** A sign at a place; every point moved a little, so that no two of one sign are alike. */
function bent(sign: string, x: number, y: number): string {
  const [turn, slant, wide, high] = [between(-20, 20), between(-14, 14), between(8.4, 10.4), between(8.6, 10.4)]
  const colour = oneOf(colours)
  const paths = (glyphs[sign] ?? '').split('|').map((part) => {
    const points = part
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as unknown as Point)
      .map(([px, py]): Point => [px * wide + between(-1.6, 1.6), py * high + between(-1.6, 1.6)])
    return `<path d="${curve(points, 0.35)}" stroke="${colour}" stroke-width="${(STROKE + between(-0.6, 1)).toFixed(1)}"/>`
  })
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)} 18 28) skewX(${slant.toFixed(1)})">${paths.join('')}</g>`
}

const stroke = (points: readonly Point[]) =>
  `<path d="${curve(points, 1)}" stroke="${oneOf(colours)}" stroke-width="${(STROKE + between(-2, 0.4)).toFixed(1)}"/>`

/** A path through points, its corners rounded by a share of their sides: 0 leaves them sharp, 1 makes one curve. */
function curve(points: readonly Point[], round: number): string {
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const towards = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  return points
    .map((point, place) => {
      const [before, after] = [points[place - 1], points[place + 1]]
      if (!before) return `M${at(point)}`
      return after
        ? `L${at(towards(point, before, round / 2))}Q${at(point)} ${at(towards(point, after, round / 2))}`
        : `L${at(point)}`
    })
    .join('')
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => [randomInt(1 << 30), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}

/** The picture with every pixel taken from beside its place, along two waves each way. */
function waved(from: Buffer, width: number, height: number): Buffer {
  const wave = (size: number, length: number) => {
    const [amount, period, phase] = [between(size * 0.6, size), between(length * 0.8, length * 1.3), between(0, 6.28)]
    return (at: number) => amount * Math.sin((at * 2 * Math.PI) / period + phase)
  }
  const [across, down, fineAcross, fineDown] = [wave(5, 90), wave(5, 110), wave(1.2, 30), wave(1.2, 34)]
  const to = Buffer.alloc(from.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = [clamp(x + across(y) + fineAcross(y), width - 1), clamp(y + down(x) + fineDown(x), height - 1)]
      const [left, top] = [Math.floor(sx), Math.floor(sy)]
      const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
      const [fx, fy] = [sx - left, sy - top]
      for (let channel = 0; channel < 3; channel++) {
        const pixel = (px: number, py: number) => from[(py * width + px) * 3 + channel] as number
        to[(y * width + x) * 3 + channel] =
          (pixel(left, top) * (1 - fx) + pixel(right, top) * fx) * (1 - fy) +
          (pixel(left, below) * (1 - fx) + pixel(right, below) * fx) * fy
      }
    }
  return to
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
