import { enqueueDueFeeds, freeAbandonedFeeds } from './jobs.ts'
import { pruneHosts } from './queue.queries.ts'
import { feedRules } from '@pandora/sources/feeds/fetch/rules'
import { runFeed } from './run-feed.ts'
import type { Work, WorkServices } from '../../jobs/work.ts'

/** Feeds are fetched when they are due, one after the other of one host. */
export function feedsWork({ sql, config, log, stopping }: WorkServices): Work {
  return {
    tasks: {
      feeds_due: async () => {
        await freeAbandonedFeeds(sql)
        await enqueueDueFeeds(sql, Date.now())
      },
      feed_fetch: (payload) => {
        const { feedId, asked } = payload as { feedId: number; asked: boolean }
        const rules = feedRules(config.PANDORA_FEEDS_ALLOW_HOSTS, stopping)
        return runFeed(
          {
            sql,
            rules,
            stopping,
            now: Date.now,
            random: Math.random,
            fault: (error) => log.error({ error, feedId }, 'feed'),
          },
          feedId,
          asked,
        )
      },
    },
    crontab: ['* * * * * feeds_due'],
    prune: (now) => pruneHosts(sql, now),
  }
}
