import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { Edit } from './model/edits.ts'
import { accepted, made, opened, redone, undone } from './model/history.ts'
import type { Content, History, Step } from './model/history.ts'

export interface Selection {
  nodes: ReadonlySet<string>
  edges: ReadonlySet<string>
}
export const nothing: Selection = { nodes: new Set(), edges: new Set() }

/** An editor of one chain: what is edited, what is chosen, where the keyboard is. */
export interface Editor {
  /** The chain and the version that the changes are made to; null: not saved yet. */
  chainId: string | null
  version: number | null
  history: History
  selection: Selection
  /** The node at which the keyboard stands. */
  current: string | null
  /** The node from which an edge is being drawn by keys. */
  connecting: string | null
  /** A path that is lit: ids of its nodes. */
  lit: readonly string[]
  /** A layout that is being worked out. */
  layingOut: boolean
  /** Counts up when the graph was loaded or drafted: the canvas shows the whole of it (CHAIN-08). */
  shown: number
  /** Nothing can be changed: on a phone, and for an earlier version. */
  readOnly: boolean
}

export type EditorStore = StoreApi<Editor>

const empty: Content = {
  name: '',
  supplyFromDate: null,
  supplyEndDate: null,
  supplyChainGraph: { nodes: [], edges: [] },
}

export const createEditor = (readOnly = false): EditorStore =>
  createStore<Editor>(() => ({
    chainId: null,
    version: null,
    history: opened(empty),
    selection: nothing,
    current: null,
    connecting: null,
    lit: [],
    layingOut: false,
    shown: 0,
    readOnly,
  }))

export const EditorContext = createContext<EditorStore | null>(null)

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('There is no editor around this')
  return store
}
export const useEditor = <Part>(select: (editor: Editor) => Part): Part => useStore(useEditorStore(), select)
export const useGraph = (): SupplyChainGraph => useEditor(({ history }) => history.present.supplyChainGraph)

export const graphOf = (store: EditorStore): SupplyChainGraph => store.getState().history.present.supplyChainGraph

/** What of a selection is still there after the graph has changed. */
function kept({ nodes, edges }: SupplyChainGraph, selection: Selection): Selection {
  const there = new Set([...nodes, ...edges].map(({ id }) => id))
  const all = [...selection.nodes, ...selection.edges]
  if (all.every((id) => there.has(id))) return selection
  return {
    nodes: new Set([...selection.nodes].filter((id) => there.has(id))),
    edges: new Set([...selection.edges].filter((id) => there.has(id))),
  }
}

function stand(store: EditorStore, history: History): void {
  store.setState(({ selection, current, connecting, lit }) => {
    const graph = history.present.supplyChainGraph
    const there = new Set(graph.nodes.map(({ id }) => id))
    const still = (id: string | null) => (id !== null && there.has(id) ? id : null)
    return {
      history,
      selection: kept(graph, selection),
      current: still(current),
      connecting: still(connecting),
      lit: lit.every((id) => there.has(id)) ? lit : [],
    }
  })
}

/** Changes the graph by one step; `going` joins it with the step before it of the same (letters of one field). */
export function edit(store: EditorStore, step: Step, change: Edit, going: string | null = null): void {
  const { history, readOnly } = store.getState()
  if (readOnly) return
  const supplyChainGraph = change(history.present.supplyChainGraph)
  if (supplyChainGraph === history.present.supplyChainGraph) return
  stand(store, made(history, { ...history.present, supplyChainGraph }, step, going))
}

/** Says another name or other days of the chain. */
export function editChain(store: EditorStore, patch: Partial<Omit<Content, 'supplyChainGraph'>>): void {
  const { history, readOnly } = store.getState()
  if (!readOnly) stand(store, made(history, { ...history.present, ...patch }, 'chain', `chain ${Object.keys(patch)}`))
}

export const undo = (store: EditorStore): void => stand(store, undone(store.getState().history))
export const redo = (store: EditorStore): void => stand(store, redone(store.getState().history))

/** Chooses nodes and edges; the keyboard goes to the last of the nodes. */
export function choose(store: EditorStore, nodes: Iterable<string>, edges: Iterable<string> = []): void {
  const selection = { nodes: new Set(nodes), edges: new Set(edges) }
  store.setState(({ current }) => ({ selection, current: [...selection.nodes].at(-1) ?? current }))
}

/** Takes over a chain as the server gave it: nothing to take back, the whole of it is shown (CHAIN-08). */
export function load(store: EditorStore, chain: { chainId: string; version: number; content: Content }): void {
  store.setState(({ shown }) => ({
    chainId: chain.chainId,
    version: chain.version,
    history: opened(chain.content),
    selection: nothing,
    current: null,
    connecting: null,
    lit: [],
    shown: shown + 1,
  }))
}

/** Starts from what is not saved yet: a draft of the facts, a file, or nothing; where a chain is only read, too. */
export function begin(store: EditorStore, content: Content): void {
  stand(store, made(store.getState().history, content, 'draft'))
  store.setState(({ shown }) => ({ shown: shown + 1 }))
}

/** A save was accepted: what was sent is what the server has. */
export function saved(store: EditorStore, sent: Content, answer: { chainId: string; version: number }): void {
  store.setState(({ history }) => ({ ...answer, history: accepted(history, sent) }))
}
