/** What can be drawn on a chart: a price, a line between two points, a rectangle of days and prices, a text at a point. */
export const drawingKinds = ['level', 'trend', 'range', 'note'] as const
export type DrawingKind = (typeof drawingKinds)[number]
/** How many points a drawing is held by. */
export const anchorsOf: Readonly<Record<DrawingKind, 1 | 2>> = { level: 1, trend: 2, range: 2, note: 1 }
/** Most characters of a drawing's words. */
export const DRAWING_TEXT = 280
