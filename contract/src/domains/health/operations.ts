import { z } from 'zod'
import { figuresProgress } from '../figures/shapes.ts'
import { defineOperation, instant } from '../../operation.ts'

/** State of a kind of data: `ok`, `stale` (older than its rhythm allows), `empty`, `error` (last run failed). */
export const healthStates = ['ok', 'stale', 'empty', 'error'] as const

export const health = {
  overview: defineOperation({
    id: 'health.overview',
    method: 'GET',
    path: '/api/health/overview',
    dated: true,
    worded: true,
    summary: 'Per kind of data: how many facts, from which sources, how old, last run; and what is missing',
    output: z.object({
      ok: z.int(),
      of: z.int(),
      kinds: z.array(
        z.object({
          kind: z.string(),
          nameZh: z.string(),
          nameEn: z.string(),
          state: z.enum(healthStates),
          facts: z.int(),
          versions: z.int(),
          firstOn: z.string().nullable(),
          lastOn: z.string().nullable(),
          lastRecordedAt: instant.nullable(),
          sources: z.array(
            z.object({ source: z.string(), profile: z.string().nullable(), facts: z.int(), lastRecordedAt: instant }),
          ),
        }),
      ),
      coverage: z.object({
        companies: z.int(),
        withPrices: z.int(),
        withIndustry: z.int(),
        withEnglishName: z.int(),
        withNews: z.int(),
        pricesWithoutCompany: z.int(),
        newsWithoutCompany: z.int(),
      }),
      runs: z.object({ done: z.int(), failed: z.int(), running: z.int(), rejectedRows: z.int() }),
      /** Feeds of the market: read without trouble, failing, paused. */
      feeds: z.object({ active: z.int(), failing: z.int(), paused: z.int() }),
      /** Statements, and companies, whose figures are left out because the unit of their amounts is in doubt. */
      unitDoubts: z.object({ statements: z.int(), companies: z.int() }),
      /** Companies whose figures are still to be worked out. */
      figures: figuresProgress,
      databaseBytes: z.number(),
      /**
       * Answers, messages and files of all server processes in the last thirty days, or since they are counted: how
       * many were held against what is declared of them, how many were not so, and the latest of these. Of those that
       * are put into JSON by parts one in a thousand is.
       */
      answers: z.object({
        since: instant,
        checked: z.int(),
        faulty: z.int(),
        latest: z.object({ operation: z.string(), path: z.string(), what: z.string(), at: instant }).nullable(),
      }),
    }),
  }),
}
