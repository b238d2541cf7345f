import { z } from 'zod'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { heldCatalogue } from './catalogue.ts'
import { countsOfNodes, reachOfTopics } from './counts.queries.ts'

/** Days before the newest policy that count as of late in the tree. */
export const FRESH_DAYS = 30

export const heldReach = defineHeld({
  id: 'policy-topics.reach',
  whole: true,
  reads: ['policy_topic_document'],
  load: ({ db, view }) => reachOfTopics(db, view),
})

interface NodeCounts {
  newest: number | null
  counts: ReadonlyMap<string, { count: number; fresh: number; before: number }>
}

/** Policies of every node of the tree. */
export const heldCounts = defineHeld({
  id: 'policy-topics.counts',
  whole: true,
  reads: [heldCatalogue, heldReach, 'policy_topic_document'],
  input: z.object({ days: z.int() }),
  load: async ({ services, db, view }, { days }): Promise<NodeCounts> => {
    const [{ pairs }, { newest }] = await Promise.all([
      heldCatalogue.read(services, view, {}),
      heldReach.read(services, view, {}),
    ])
    if (newest === null) return { newest, counts: new Map() }
    const rows = await countsOfNodes(db, view, pairs, { newest, days })
    return { newest, counts: new Map(rows.map(({ node, ...row }) => [node, row])) }
  },
})

/** Policies of each topic of late and before. */
export const countsOf = (services: HeldServices, view: View, days: number): Promise<NodeCounts> =>
  heldCounts.read(services, view, { days })
