import type { Sql } from '@pandora/store/database'
import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCounts, AnswerFault } from './answer-check.ts'
import { addAnswers, type AnswerNews } from './answer-record.queries.ts'

/** Writes down what becomes of the answers of a process, beside them: no answer waits for it. */
export interface AnswerRecord {
  /** Takes note of a faulty answer; it is written soon. */
  tell: (faults: readonly AnswerFault[]) => void
  /** Writes what is not yet written. Never throws: what could not be written is kept and tried again. */
  write: () => Promise<void>
  stop: () => Promise<void>
}

/** How often counts are written, and how soon after a fault, in ms: many faults of one moment are one writing. */
const EVERY_MS = 30_000
const SOON_MS = 200
/** Most faults that wait to be written; of more the number alone is told. */
const MOST_WAITING = 200

/**
 * Keeps the record of a process. `counts`: of this process so far. `sql`: the pool itself, as a note taken within a
 * transaction is written outside of it.
 */
export function keepAnswerRecord({
  sql,
  counts,
  now,
  log,
}: {
  sql: Sql
  counts: () => AnswerCounts
  now: () => number
  log: FastifyBaseLogger
}): AnswerRecord {
  let written: AnswerCounts = { checked: 0, faulty: 0 }
  let waiting: AnswerNews['faults'][number][] = []
  let soon: NodeJS.Timeout | null = null
  let last: Promise<void> = Promise.resolve()
  const writeOnce = async () => {
    const [till, faults] = [counts(), waiting]
    const news = { checked: till.checked - written.checked, faulty: till.faulty - written.faulty, faults }
    if (news.checked === 0 && news.faulty === 0 && faults.length === 0) return
    waiting = []
    try {
      await addAnswers(sql, news, now())
      written = till
    } catch (error) {
      waiting = [...faults, ...waiting].slice(0, MOST_WAITING)
      log.warn({ err: error }, 'what became of answers is not written; trying again')
    }
  }
  /** One after another, so that nothing is counted twice. */
  const write = () => (last = last.then(writeOnce))
  const beat = setInterval(() => void write(), EVERY_MS).unref()
  return {
    tell(faults) {
      const [first] = faults
      if (first && waiting.length < MOST_WAITING) waiting.push({ ...first, at: now() })
      soon ??= setTimeout(() => {
        soon = null
        void write()
      }, SOON_MS).unref()
    },
    write,
    async stop() {
      clearInterval(beat)
      if (soon) clearTimeout(soon)
      await write()
    },
  }
}
