import type { Work, WorkServices } from '../../jobs/work.ts'
import { pruneModel } from './model/kept.queries.ts'
import { pruneQuestions } from './questions.queries.ts'

/**
 * What a language model said, and how often it was asked, goes when nobody asks for it any more; deleted questions go
 * after a day.
 */
export const chatWork = ({ sql }: WorkServices): Work => ({
  prune: async (now) => {
    await pruneModel(sql, now)
    await pruneQuestions(sql, now)
  },
})
