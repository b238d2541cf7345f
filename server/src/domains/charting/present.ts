import type { charting } from '@pandora/contract/domains/charting/operations'
import { chartSettings, type ChartSettings } from '@pandora/contract/view/chart-settings'
import type { OutputOf } from '@pandora/contract/operation'
import type { DrawingRow } from './drawings.queries.ts'
import type { LayoutRow } from './layouts.queries.ts'

type Drawing = OutputOf<typeof charting.keepDrawing>
type Layout = OutputOf<typeof charting.saveLayout>
/** What of a drawing is kept as one. */
export type DrawingContent = Pick<Drawing, 'anchors' | 'text' | 'reference'>

/** A drawing as its user sees it. */
export const presentDrawing = ({
  drawing_id: drawingId,
  kind,
  basis,
  content,
  seen_at: seen,
}: DrawingRow): Drawing => ({
  drawingId,
  kind: kind as Drawing['kind'],
  basis: basis as Drawing['basis'],
  seenAt: new Date(seen).toISOString(),
  ...(content as DrawingContent),
})

/** Settings as they were kept; null where what was kept is none any more. */
export const presentSettings = (settings: unknown): ChartSettings | null =>
  chartSettings.safeParse(settings).data ?? null

/** A layout as its user sees it; none where its settings are none any more. */
export const presentLayout = ({ layout_id: layoutId, name, settings: kept }: LayoutRow): Layout[] => {
  const settings = presentSettings(kept)
  return settings ? [{ layoutId, name, settings }] : []
}
