import ELK from 'elkjs/lib/elk-api.js'
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import address from 'elkjs/lib/elk-worker.min.js?url'
import { NODE } from '../model/nodes.ts'
import { tiersOf } from '../model/tiers.ts'
import { PITCH } from './place.ts'
import type { Layable } from './place.ts'

/** Up to so many nodes lines are untangled more patiently: it takes .2 s, and halves the crossings of a hundred nodes. */
const SMALL = 300

/**
 * The graph as ELK reads it. Tiers are given by where the nodes stand (interactive layering): as partitions ELK joins
 * every node with all of the next tier, which takes 77 s at 2,000 nodes and 4,000 edges instead of 1.6. Lines back are
 * left out, for they say nothing of the order.
 */
export function elkGraphOf(shape: Layable): ElkNode {
  const tiers = tiersOf(shape)
  const tier = (id: string) => tiers.get(id) ?? 0
  return {
    id: 'chain',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.layered.layering.strategy': 'INTERACTIVE',
      'elk.separateConnectedComponents': 'false',
      'elk.spacing.nodeNode': String(PITCH.y - NODE.height),
      'elk.edgeRouting': 'POLYLINE',
      'elk.layered.thoroughness': shape.ids.length > SMALL ? '7' : '20',
    },
    children: shape.ids.map((id) => ({ id, ...NODE, x: tier(id) * PITCH.x, y: 0 })),
    edges: shape.edges.flatMap(([source, target], at) =>
      tiers.has(source) && tiers.has(target) && tier(source) < tier(target)
        ? [{ id: `e${at}`, sources: [source], targets: [target] }]
        : [],
    ),
  }
}

/** The height that ELK's layered layout gives each node; it runs in a worker of its own, which ends with this one. */
export async function heightsOf(shape: Layable): Promise<Map<string, number>> {
  const elk = new ELK({ workerFactory: () => new Worker(address) })
  try {
    const { children = [] } = await elk.layout(elkGraphOf(shape))
    return new Map(children.map(({ id, y = 0 }) => [id, y]))
  } finally {
    elk.terminateWorker()
  }
}
