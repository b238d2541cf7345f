import type { LiveTopic } from '@pandora/contract/live-topics'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import type { MergeCounts } from '@pandora/store/merge'
import { touchedIds } from './touched.queries.ts'

/** Tells readers what a merge, or the removal of a run, has changed: one event a topic, heard on commit. */
export async function announceChanges(
  tx: Db,
  marketId: number,
  changed: ReadonlyMap<KindName, MergeCounts>,
): Promise<void> {
  const heard = new Map<string, { ids: Set<string>; count: number }>()
  for (const [kind, counts] of changed) {
    const { topic, id }: RecordKind = recordKinds[kind]
    if (counts.new + counts.updated === 0) continue
    const { ids, count } = await touchedIds(tx, kind, id)
    const event = heard.get(topic) ?? { ids: new Set<string>(), count: 0 }
    for (const one of ids) event.ids.add(one)
    event.count = Math.max(event.count, count)
    heard.set(topic, event)
  }
  for (const [topic, { ids, count }] of heard)
    await emitLive(tx, {
      topic: topic as LiveTopic,
      marketId,
      ids: ids.size > 200 ? [] : [...ids],
      count: Math.max(count, ids.size),
    })
}
