import { createContext, lazy } from 'react'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { Bilingual } from '@pandora/contract/language'
import type { Choice, Chosen, ViewParameters } from '@pandora/contract/view/parameters'
import type { SheetOf } from '@pandora/contract/workbook'

/** What a view says about itself; its host draws it in the head of the frame. */
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
 * What a view is given: what is chosen, by its parameters' schema, and how to choose otherwise. Frame, title, switch of
 * views, link letter, menu and exports are its host's.
 */
export interface ViewProps<Parameters extends ViewParameters> {
  parameters: Chosen<Parameters>
  /** Changes parameters; null takes one back. A linkable one moves every tile of the same letter that declares it. */
  setParameters: (choice: Choice<Parameters>) => void
}

/** How a view is declared. */
interface Declaration<Parameters extends ViewParameters> {
  /** Its name where it stands as a tile of its own. */
  title: Bilingual
  parameters: Parameters
  /** What stands while it is on its way: one picture, or rows of a list, so many px high. */
  waiting: 'picture' | number
  load: () => Promise<{ default: ComponentType<ViewProps<Parameters>> }>
}

/** A view: written once, shown on a screen, as a tab, as a tile on a floor and alone on the window. */
export interface View<Parameters extends ViewParameters = ViewParameters> extends Omit<
  Declaration<Parameters>,
  'load'
> {
  /** What draws it; its host gives it what its parameters' schema allows. */
  Body: LazyExoticComponent<ComponentType<ViewProps<ViewParameters>>>
}

/** Declares a view. Its code is loaded when it is first shown. */
export const defineView = <const Parameters extends ViewParameters>({
  load,
  ...declared
}: Declaration<Parameters>): View<Parameters> => ({
  ...declared,
  // Its host reads the parameters by this declaration before it draws it.
  Body: lazy(load as unknown as () => Promise<{ default: ComponentType<ViewProps<ViewParameters>> }>),
})

/** Where a view stands, as far as it has to know: whoever shows it says so. */
export interface Place {
  /** The whole window is its own. */
  full: boolean
  /** Parameters that the place is about and that are not the view's to choose: a theme on its own page. */
  given: ReadonlySet<string>
  /** A picture is shown as the table behind it. */
  asTable: boolean
  waiting: View['waiting']
  /** Name of what the place is about, for the labels of its pictures; empty where it is about nothing. */
  about: string
  /**
   * Where the frame has room for controls beside its title; null until the frame stands, undefined where they have a
   * bar of their own.
   */
  controlsAt: HTMLElement | null | undefined
  /** Takes what stands in the head. */
  say: (state: TileState) => void
}

/** The place of the view that is drawn. */
export const PlaceContext = createContext<Place>({
  full: false,
  given: new Set(),
  asTable: false,
  waiting: 28,
  about: '',
  controlsAt: undefined,
  say: () => undefined,
})
