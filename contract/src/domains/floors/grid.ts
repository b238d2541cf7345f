import { z } from 'zod'

/** Columns of the three grids: from 1200 px of width, from 768, below. */
export const gridColumns = { lg: 24, md: 12, sm: 1 } as const
export type Breakpoint = keyof typeof gridColumns
export const breakpoints = ['sm', 'md', 'lg'] as const satisfies readonly Breakpoint[]
/** Height of a row and the gap between tiles, in px. */
export const GRID_ROW = 24
export const GRID_GAP = 6

/** Where a tile lies: `i` its id, `x` and `y` its upper left corner, `w` and `h` its size, in columns and rows. */
export const tilePlace = z.object({
  i: z.string().min(1).max(64),
  x: z.int().min(0).max(23),
  y: z.int().min(0).max(9999),
  w: z.int().min(1).max(24),
  h: z.int().min(1).max(200),
})
export type TilePlace = z.infer<typeof tilePlace>
/** What the string `layouts` holds. Sent, it names only the tiles that moved; a grid that is left out stays. */
export const floorLayouts = z.object({ sm: z.array(tilePlace), md: z.array(tilePlace), lg: z.array(tilePlace) })
