/** A head over cells, or over further blocks. */
export interface Block {
  id: string
  head: number
  cells: readonly string[]
  blocks: readonly Block[]
}
export interface Rules {
  cell: { width: number; height: number; gap: number }
  pad: number
  gap: number
  /** Room above a row of blocks. */
  lane: number
  /** Answer the places too, not the size alone. */
  keep?: boolean
}
export interface Place {
  id: string
  x: number
  y: number
  width: number
  head: number
  height: number
}
interface Sized {
  width: number
  height: number
  /** Places from the block's own corner. */
  places: Place[]
}

function shifted(places: readonly Place[], x: number, y: number): Place[] {
  return places.map((place) => ({ ...place, x: place.x + x, y: place.y + y }))
}

/** Cells in columns of at most so many rows, as even as they go. */
function cellsBelow(block: Block, rows: number, { cell, keep }: Rules): Sized {
  const columns = Math.max(1, Math.ceil(block.cells.length / rows))
  const deep = Math.ceil(block.cells.length / columns)
  const [across, down] = [cell.width + cell.gap, cell.height + cell.gap]
  const places = keep
    ? block.cells.map((id, at) => ({
        id,
        x: Math.floor(at / deep) * across,
        y: cell.gap + (at % deep) * down,
        width: cell.width,
        head: cell.height,
        height: cell.height,
      }))
    : []
  return { width: columns * across - cell.gap, height: deep * down, places }
}

/**
 * Size and places of a block: its cells in columns, its blocks in rows that are no wider than `wrap` where they can be.
 */
export function arrange(block: Block, rows: number, wrap: number, rules: Rules): Sized {
  const own = cellsBelow(block, rows, rules)
  const places: Place[] = shifted(own.places, 0, block.head)
  let width = block.cells.length || block.blocks.length === 0 ? own.width : 0
  let height = block.head + own.height
  if (block.blocks.length > 0) {
    const inner = wrap - rules.pad * 2
    const lines: { block: Sized; x: number }[][] = [[]]
    let x = 0
    for (const child of block.blocks) {
      const sized = arrange(child, rows, inner, rules)
      if (x > 0 && x + sized.width > inner) {
        lines.push([])
        x = 0
      }
      lines.at(-1)?.push({ block: sized, x })
      x += sized.width + rules.gap
    }
    for (const line of lines) {
      height += rules.lane
      for (const one of line) {
        if (rules.keep) places.push(...shifted(one.block.places, rules.pad + one.x, height))
        width = Math.max(width, one.x + one.block.width + rules.pad * 2)
      }
      height += Math.max(...line.map((one) => one.block.height))
    }
    height += rules.pad
  }
  const self = { id: block.id, x: 0, y: 0, width, head: block.head, height }
  return { width, height, places: rules.keep ? [self, ...places] : [] }
}
