import type { Bilingual } from '@pandora/contract/language'
import type { View } from '../../lib/view.ts'

/** A view on the overview: the newest of a domain, at one look. */
export interface OverviewTile {
  key: string
  /** Its column, and its place in it. */
  column: 'news' | 'middle' | 'side'
  order: number
  view: View
  /** The view's own title where none is given. */
  title?: Bilingual
  /** Parameters that are not to be chosen here; empty text leaves them unset. */
  given?: Readonly<Record<string, string>>
  /** Address of the screen behind it, below `/index`, and parameters a choice leads there with. */
  screen?: string
  leads?: readonly string[]
  /** As high as its rows, as high as the others leave room, or at least so many px: nothing moves when it comes. */
  height: 'rows' | 'rest' | number
}

declare module '../../lib/module.ts' {
  interface Slots {
    overviewTile: OverviewTile
  }
}
