import { health } from '@pandora/contract/health'
import { serve, type Route } from '../../http/route.ts'
import { figuresWaiting } from '../../shared/figures/waiting.queries.ts'
import { presentHealth } from './present.ts'
import {
  coverage,
  databaseBytes,
  factsBySource,
  failedKinds,
  feedCounts,
  newestByFrequency,
  runCounts,
} from './queries.ts'

export const healthRoutes: readonly Route[] = [
  serve(health.overview, async ({ db, view, now, services }) => {
    const [sources, failed, newest, covered, runs, feeds, bytes, figures] = await Promise.all([
      factsBySource(db, view),
      failedKinds(db, view.marketId),
      newestByFrequency(db, view),
      coverage(db, view),
      runCounts(db, view.marketId),
      feedCounts(db, view.marketId),
      databaseBytes(db),
      figuresWaiting(db, view),
    ])
    return presentHealth({
      sources,
      failed,
      newest,
      coverage: covered,
      runs,
      feeds,
      bytes,
      figures,
      answers: services.answers.counts(),
      at: view.asOf ?? now,
    })
  }),
]
