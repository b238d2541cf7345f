import type { Db, Sql } from '@pandora/store/database'
import { unlockWorkers } from '../../imports/interrupted.queries.ts'
import { abandonedFeedJobs, dueFeeds, enqueueFeed, holdFeed } from './queue.queries.ts'

/** Hands every feed whose time has come to the workers; one that waits there already is not handed out twice. */
export async function enqueueDueFeeds(db: Db, now: number): Promise<number> {
  const due = await dueFeeds(db, now)
  for (const feed of due) await enqueueFeed(db, feed)
  return due.length
}

/**
 * A process that died holds its feed's job, and with it the queue of its host, for hours: the queue goes on where
 * nobody works on the feed.
 */
export async function freeAbandonedFeeds(sql: Sql): Promise<number> {
  let freed = 0
  for (const { feed_id: feedId, locked_by: worker } of await abandonedFeedJobs(sql)) {
    const release = await holdFeed(sql, feedId)
    if (!release) continue
    try {
      await unlockWorkers(sql, [worker])
      freed++
    } finally {
      await release()
    }
  }
  return freed
}
