import type { ComponentType, LazyExoticComponent } from 'react'
import type { Bilingual } from '@pandora/contract/language'
import type { Effect } from './editor/overlay.ts'

/** What a panel beside the graph of a chain is given. */
export interface ChainPanelProps {
  chainId: string
  /** The saved version that is shown; what is not saved yet is no part of it. */
  version: number
  unsaved: boolean
  /** Nodes that are chosen on the graph. */
  chosen: readonly string[]
  /** Lays effects over the nodes of the graph, by their ids; an empty map takes them away. */
  onEffects: (effects: ReadonlyMap<string, Effect>) => void
  /** Chooses a node and brings it into sight. */
  onNode: (nodeId: string) => void
  onClose: () => void
}

/** A panel that another domain has for a saved chain; its button stands in the head of the editor. */
export interface ChainPanel {
  key: string
  order: number
  name: Bilingual
  view: LazyExoticComponent<ComponentType<ChainPanelProps>>
  /** Where the same is done on a screen of its own: on a phone. */
  screenOf: (chainId: string) => string
}

declare module '../../lib/module.ts' {
  interface Slots {
    chainPanel: ChainPanel
  }
}
