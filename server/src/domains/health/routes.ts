import { health } from '@pandora/contract/domains/health/operations'
import { answersTold } from '../../http/answer-record.queries.ts'
import { serve, type Route } from '../../http/route.ts'
import { figuresWaiting } from '../figures/offers/waiting.queries.ts'
import { presentHealth } from './present.ts'
import {
  coverage,
  databaseBytes,
  factsBySource,
  failedKinds,
  feedCounts,
  newestByFrequency,
  runCounts,
  unitDoubtCounts,
} from './queries.ts'

export const healthRoutes: readonly Route[] = [
  serve(health.overview, async ({ db, view, now, services }) => {
    // What this process has seen stands beside what others have.
    await services.answerRecord.write()
    const [sources, failed, newest, covered, runs, feeds, bytes, figures, answers, unitDoubts] = await Promise.all([
      factsBySource(db, view),
      failedKinds(db, view.marketId),
      newestByFrequency(db, view),
      coverage(db, view),
      runCounts(db, view.marketId),
      feedCounts(db, view.marketId),
      databaseBytes(db),
      figuresWaiting(db, view),
      answersTold(db),
      unitDoubtCounts(db, view),
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
      unitDoubts,
      answers: { ...answers, since: answers.since ?? now },
      at: view.asOf ?? now,
    })
  }),
]
