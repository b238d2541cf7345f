/** One word of a cloud; `weight` above 0, of any unit. */
export interface CloudWord {
  id: string
  text: string
  weight: number
}

/** A word at its place: left and top edge, extent and size of type in px. */
export interface PlacedWord extends CloudWord {
  x: number
  y: number
  width: number
  height: number
  size: number
}

/** Words of a ranked list: the heaviest, and how large the first of them is in px. */
const RANKED = { most: 40, largest: 26 }

/** The heaviest words in their order, each with the size of type that its weight has beside the first. */
export function rankCloud(words: readonly CloudWord[]): (CloudWord & { size: number })[] {
  const sorted = words
    .filter(({ weight, text }) => weight > 0 && text !== '')
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, RANKED.most)
  const heaviest = sorted[0]?.weight ?? 1
  return sorted.map((word) => ({
    ...word,
    size: Math.round(SMALLEST + (RANKED.largest - SMALLEST) * Math.sqrt(word.weight / heaviest)),
  }))
}

/** Width in px of a text at a size of type. */
export type Measure = (text: string, size: number) => number

/** Smallest type: Chinese is not read below it. */
export const SMALLEST = 12
const LARGEST = 54
/** Free px on every side of a word. */
const AROUND = 2
const LINE = 1.18
/** The largest size is tried smaller this often until every word has a place. */
const TRIES = 9

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width + 2 * AROUND &&
  b.x < a.x + a.width + 2 * AROUND &&
  a.y < b.y + b.height + 2 * AROUND &&
  b.y < a.y + a.height + 2 * AROUND

/**
 * A place for a box of an extent, along a spiral from the centre that is as wide as the area; undefined where none is
 * free.
 */
function placeOf(
  extent: { width: number; height: number },
  area: { width: number; height: number },
  taken: readonly Box[],
): Box | undefined {
  const steps = 1400
  for (let step = 0; step < steps; step += 1) {
    const angle = step * 0.35
    const reach = step / steps
    const x = area.width / 2 + Math.cos(angle) * reach * area.width * 0.72 - extent.width / 2
    const y = area.height / 2 + Math.sin(angle) * reach * area.height * 0.72 - extent.height / 2
    if (x < AROUND || y < AROUND || x + extent.width > area.width - AROUND || y + extent.height > area.height - AROUND)
      continue
    const box = { x, y, ...extent }
    if (!taken.some((other) => meet(box, other))) return box
  }
  return undefined
}

function attempt(
  words: readonly CloudWord[],
  area: { width: number; height: number },
  largest: number,
  measure: Measure,
): PlacedWord[] {
  const heaviest = words[0]?.weight ?? 1
  const lightest = words.at(-1)?.weight ?? heaviest
  const span = Math.sqrt(heaviest) - Math.sqrt(lightest)
  const placed: PlacedWord[] = []
  for (const word of words) {
    const share = span > 0 ? (Math.sqrt(word.weight) - Math.sqrt(lightest)) / span : 0.5
    const size = Math.round(SMALLEST + share * (largest - SMALLEST))
    const box = placeOf({ width: Math.ceil(measure(word.text, size)), height: Math.ceil(size * LINE) }, area, placed)
    if (box) placed.push({ ...word, ...box, size })
  }
  return placed
}

/**
 * Places words in an area in px: the heaviest largest and in the middle, none over another, all inside. Sizes go by the
 * root of the weight and shrink until all fit; what finds no place even then is left out. The same words give the same
 * cloud.
 */
export function layCloud(
  words: readonly CloudWord[],
  area: { width: number; height: number },
  measure: Measure,
): PlacedWord[] {
  if (area.width < 40 || area.height < 20) return []
  const sorted = words
    .filter(({ weight, text }) => weight > 0 && text !== '')
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  let best: PlacedWord[] = []
  for (let turn = 0; turn < TRIES; turn += 1) {
    const largest = Math.max(SMALLEST, Math.min(LARGEST, area.height / 3) * (1 - turn / TRIES))
    const placed = attempt(sorted, area, largest, measure)
    if (placed.length > best.length) best = placed
    if (best.length === sorted.length) break
  }
  return best
}
