import type { ComponentType, ReactNode } from 'react'
import type { SheetOf } from '@pandora/contract/workbook'

/** What a view says about itself; the floor draws it in the head of its tile. */
export interface TileState {
  /** What it is about, in orange: a company, a day. */
  context?: ReactNode
  /** Data state; a dot before the source. */
  health?: 'ok' | 'stale' | 'error' | 'empty' | undefined
  /** Source, in a word or as a ProvenanceLink. */
  source?: ReactNode
  /** ms since the shown data were read or known. */
  age?: number | null | undefined
  refresh?: (() => void) | undefined
  refreshing?: boolean | undefined
  /** The table behind what is shown. */
  table?: (() => SheetOf) | undefined
}

/**
 * What the floor gives a view. A view draws content only: frame, view switch, link letter, menu and exports are the
 * floor's.
 */
export interface RoomViewProps {
  /** The tile's own and its link group's choices; a name that was never chosen is absent. */
  parameters: Readonly<Record<string, string>>
  /** Changes parameters; null takes one away. A linkable one moves every tile of the same letter that declares it. */
  setParameters: (patch: Readonly<Record<string, string | null>>) => void
  tileId: string
  /** Shown alone on the whole window. */
  full: boolean
  /** Says what stands in the tile's head. Re-draws the head only, so it may be called in an effect on every change. */
  frame: (state: TileState) => void
}

/** A view's default export. */
export type RoomViewComponent = ComponentType<RoomViewProps>
