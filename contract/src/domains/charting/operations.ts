import { z } from 'zod'
import { unmeasured } from '../../measured.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, instant } from '../../operation.ts'
import { priceBases } from '../markets/kinds.ts'
import { chartSettings } from '../../view/chart-settings.ts'
import { DRAWING_TEXT, drawingKinds } from '../../view/drawings.ts'

/** Most drawings of a user on the chart of one security, and most layouts of a user. */
export const DRAWING_LIMIT = 200
export const LAYOUT_LIMIT = 50

const drawnPrice = unmeasured('where a user put a point, not a price of anything', z.number().min(-1e9).max(1e9))
/** A point of a drawing: a day with trading, and a price of the basis that it was drawn in. */
const anchor = z.object({ date: day, price: drawnPrice })
const drawn = {
  kind: z.enum(drawingKinds),
  anchors: z.array(anchor).min(1).max(2),
  /** Of a note its words; may be empty elsewhere. */
  text: z.string().max(DRAWING_TEXT).default(''),
  basis: z.enum(priceBases),
  /**
   * The bar that the prices were read beside, with its close then. Where that bar says another close today, the prices
   * were adjusted anew and the drawing no longer lies where it was put.
   */
  reference: anchor,
}
const drawing = z.object({
  ...drawn,
  drawingId: ownedId('drawing', z.string()),
  text: z.string(),
  /** The latest instant that could be seen by whoever drew it: readers of an earlier one do not see it. */
  seenAt: instant,
})
const layout = z.object({
  layoutId: ownedId('chartLayout', z.string()),
  name: z.string(),
  settings: chartSettings,
})

export const charting = {
  drawings: defineOperation({
    id: 'charting.drawings',
    method: 'POST',
    path: '/api/charting/drawings',
    dated: true,
    summary: "The user's drawings on the chart of a security, the oldest first, as far as the as-of instant knew them",
    input: z.object({ securityId: publicId('security') }),
    output: z.object({
      dataList: z.array(drawing),
      /** Drawn later than the as-of instant. */
      later: z.int(),
    }),
  }),
  keepDrawing: defineOperation({
    id: 'charting.keepDrawing',
    method: 'POST',
    path: '/api/charting/keepDrawing',
    writes: true,
    dated: true,
    summary: 'Keeps a drawing on the chart of a security; with its id changes it',
    input: z.object({ ...drawn, securityId: publicId('security'), drawingId: ownedId('drawing').optional() }),
    output: drawing,
  }),
  removeDrawing: defineOperation({
    id: 'charting.removeDrawing',
    method: 'POST',
    path: '/api/charting/removeDrawing',
    writes: true,
    dated: true,
    summary: 'Deletes a drawing',
    input: z.object({ drawingId: ownedId('drawing') }),
    output: done,
  }),
  layouts: defineOperation({
    id: 'charting.layouts',
    method: 'POST',
    path: '/api/charting/layouts',
    summary: "The user's chart layouts by name, and the settings that were used last",
    output: z.object({ dataList: z.array(layout), last: chartSettings.nullable() }),
  }),
  saveLayout: defineOperation({
    id: 'charting.saveLayout',
    method: 'POST',
    path: '/api/charting/saveLayout',
    writes: true,
    summary: 'Saves a chart layout under a name; with its id renames it, puts other settings into it, or both',
    input: z.object({
      layoutId: ownedId('chartLayout').optional(),
      name: z.string().min(1).max(60),
      settings: chartSettings,
    }),
    output: layout,
  }),
  removeLayout: defineOperation({
    id: 'charting.removeLayout',
    method: 'POST',
    path: '/api/charting/removeLayout',
    writes: true,
    summary: 'Deletes a chart layout',
    input: z.object({ layoutId: ownedId('chartLayout') }),
    output: done,
  }),
  keepLast: defineOperation({
    id: 'charting.keepLast',
    method: 'POST',
    path: '/api/charting/keepLast',
    writes: true,
    summary: 'Remembers the settings that a chart was last looked at with: the next one begins with them',
    input: z.object({ settings: chartSettings }),
    output: done,
  }),
}
