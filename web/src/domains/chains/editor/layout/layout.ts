import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { Layable, Places } from './place.ts'
import type { Said } from './worker.ts'

/** What the layout has to know of a graph; frames are drawn around what is in them and are not laid out. */
export function layableOf({ nodes, edges }: SupplyChainGraph): Layable {
  const free = nodes.filter(({ kind }) => kind !== 'group')
  return {
    ids: free.map(({ id }) => id),
    edges: edges.map(({ source, target }) => [source, target] as const),
    fixed: free.flatMap(({ id, placed, position }) => (placed ? [{ id, ...position }] : [])),
    frames: Object.fromEntries(free.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId]]))),
  }
}

interface Run {
  /** Ends it where it is: what was placed so far stands. */
  stop: () => void
}

/** Lays a graph out off the main thread: `onPlaces` hears of the first placement and of the better one. */
export function layOut(
  graph: SupplyChainGraph,
  { onPlaces, onRest }: { onPlaces: (places: Places, stage: 'placed' | 'refined') => void; onRest: () => void },
): Run {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const stop = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.stage !== 'rest') return onPlaces(data.places, data.stage)
    stop()
    onRest()
  })
  worker.addEventListener('error', () => {
    stop()
    onRest()
  })
  worker.postMessage(layableOf(graph))
  return { stop }
}
