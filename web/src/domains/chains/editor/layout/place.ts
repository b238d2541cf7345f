import { NODE } from '../model/nodes.ts'
import { neighbours, tiersOf } from '../model/tiers.ts'
import type { Shape } from '../model/tiers.ts'

/** A graph as it is laid out. */
export interface Layable extends Shape {
  /** Nodes that were put somewhere by hand: they stay, and nothing is put over them. */
  fixed: readonly { id: string; x: number; y: number }[]
  /** The frame each node is in: what is in one stands together. */
  frames: Readonly<Record<string, string>>
}
export type Places = Map<string, { x: number; y: number }>

/** From the left of a tier to that of the next, and from row to row; a tier of many columns has narrow ones. */
export const PITCH = { x: 268, y: 82, inside: NODE.width + 20 } as const
/** Width to height that a large chain is given, so that it can be seen whole. */
const ASPECT = 1.7
const LEAST_ROWS = 14
const SWEEPS = 6

const mean = (numbers: readonly number[], otherwise: number) =>
  numbers.length === 0 ? otherwise : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The nodes of each tier, in the order of the nodes. */
function layersOf(shape: Shape): string[][] {
  const layers: string[][] = []
  const tiers = tiersOf(shape)
  for (const id of shape.ids) (layers[tiers.get(id) ?? 0] ??= []).push(id)
  return [...layers].map((layer) => layer ?? [])
}

/** Brings each tier into the order that crosses few lines: by the mean place of suppliers, then of customers. */
function ordered(layers: string[][], shape: Layable): string[][] {
  const { suppliers, customers } = neighbours(shape)
  const place = new Map<string, number>()
  const number = (layer: readonly string[]) => layer.forEach((id, at) => place.set(id, at / Math.max(1, layer.length)))
  layers.forEach(number)
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const side = sweep % 2 === 0 ? suppliers : customers
    for (const at of layers.keys()) {
      const layer = layers[sweep % 2 === 0 ? at : layers.length - 1 - at] ?? []
      const weight = new Map(
        layer.map((id) => [
          id,
          mean(
            (side.get(id) ?? []).map((one) => place.get(one) ?? 0),
            place.get(id) ?? 0,
          ),
        ]),
      )
      const framed = new Map<string, number[]>()
      for (const id of layer) {
        const frame = shape.frames[id]
        if (frame !== undefined) framed.set(frame, [...(framed.get(frame) ?? []), weight.get(id) ?? 0])
      }
      const outer = (id: string) => mean(framed.get(shape.frames[id] ?? '') ?? [], weight.get(id) ?? 0)
      layer.sort(
        (a, b) =>
          outer(a) - outer(b) ||
          (shape.frames[a] ?? '').localeCompare(shape.frames[b] ?? '') ||
          (weight.get(a) ?? 0) - (weight.get(b) ?? 0),
      )
      number(layer)
    }
  }
  return layers
}

/** Rows that a tier may have before it is given a second column. */
const rowsFor = (count: number) => Math.max(LEAST_ROWS, Math.ceil(Math.sqrt((count * PITCH.x) / (ASPECT * PITCH.y))))

interface Columns {
  /** Left of each tier, and its nodes column by column. */
  tiers: { x: number; columns: string[][] }[]
}

function columnsOf(layers: readonly (readonly string[])[]): Columns {
  const rows = rowsFor(layers.reduce((sum, { length }) => sum + length, 0))
  let x = 0
  const tiers = layers.map((layer) => {
    const count = Math.max(1, Math.ceil(layer.length / rows))
    const each = Math.ceil(layer.length / count)
    const columns = Array.from({ length: count }, (_, at) => layer.slice(at * each, (at + 1) * each))
    const tier = { x, columns }
    x += PITCH.x + (count - 1) * PITCH.inside
    return tier
  })
  return { tiers }
}

/** The first free row at or below a height, in a column in which some nodes stand already. */
function freeFrom(y: number, taken: readonly number[]): number {
  let at = y
  for (const other of taken) if (at < other + PITCH.y && other < at + PITCH.y) at = other + PITCH.y
  return at
}

/**
 * Puts tiers side by side from left to right, suppliers before customers, each node at the height of those that it is
 * connected with as far as there is room; a long tier gets several columns. Deterministic. Nodes put by hand are not in
 * the answer.
 */
export function placeByTiers(shape: Layable, wanted: ReadonlyMap<string, number> | null = null): Places {
  const layers = layersOf(shape)
  if (wanted) for (const layer of layers) layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0))
  const { suppliers } = neighbours(shape)
  const { tiers } = columnsOf(wanted ? layers : ordered(layers, shape))
  const fixed = new Map(shape.fixed.map((one) => [one.id, one]))
  const tallest = Math.max(0, ...tiers.flatMap(({ columns }) => columns.map(({ length }) => length)))
  const places: Places = new Map()
  for (const { x, columns } of tiers)
    for (const [at, all] of columns.entries()) {
      const left = x + at * PITCH.inside
      const taken = shape.fixed
        .filter((one) => Math.abs(one.x - left) < NODE.width + 8)
        .map((one) => one.y)
        .sort((a, b) => a - b)
      const column = all.filter((id) => !fixed.has(id))
      const top = ((tallest - column.length) * PITCH.y) / 2
      const near = (id: string, row: number) =>
        wanted?.get(id) ??
        mean(
          (suppliers.get(id) ?? []).map((one) => places.get(one)?.y ?? top),
          top + row * PITCH.y,
        )
      const wish = columns.length > 1 ? column.map((_, row) => top + row * PITCH.y) : spaced(column.map(near))
      let least = -Infinity
      column.forEach((id, row) => {
        const y = Math.round(freeFrom(Math.max(wish[row] ?? 0, least), taken))
        places.set(id, { x: left, y })
        least = y + PITCH.y
      })
      for (const id of all) {
        const own = fixed.get(id)
        if (own) places.set(id, own)
      }
    }
  for (const { id } of shape.fixed) places.delete(id)
  return places
}

/**
 * Heights as near to those wished for as the order and a row's height between them allow: neighbours that are too near
 * are pooled around their mean (pool adjacent violators).
 */
function spaced(wishes: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  wishes.forEach((wish, row) => {
    let pool = { sum: wish - row * PITCH.y, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count }
    }
    pools.push(pool)
  })
  let row = 0
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count + row++ * PITCH.y))
}
