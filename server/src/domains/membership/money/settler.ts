import type { Sql } from '@pandora/store/database'
import type { Outcome } from './outcome.ts'
import { settle, type Payment } from './settle.ts'

/** Most payments of one transaction, and most transactions at once. */
const [MOST, AT_ONCE] = [200, 2]

interface Waiting {
  payment: Payment
  done: (outcome: Outcome['is']) => void
  failed: (error: unknown) => void
}

/**
 * Enters payments, those that come while the database is busy together in its next transaction: a thousand a second
 * are written by a few commits. What it answers stands.
 */
export function makeSettler(sql: Sql, now: () => number): (payment: Payment) => Promise<Outcome['is']> {
  const waiting: Waiting[] = []
  let running = 0
  const work = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await sql.begin((tx) =>
        settle(
          tx,
          batch.map(({ payment }) => payment),
          now(),
        ),
      )
      batch.forEach(({ done }, at) => done(outcomes[at] ?? 'nothing'))
    } catch (error) {
      // One that cannot be entered must not hold up the others.
      if (batch.length === 1) batch[0]?.failed(error)
      else for (const one of batch) await work([one])
    }
  }
  const begin = (): void => {
    while (running < AT_ONCE && waiting.length > 0) {
      running += 1
      void work(waiting.splice(0, MOST)).finally(() => {
        running -= 1
        begin()
      })
    }
  }
  return (payment) =>
    new Promise((done, failed) => {
      waiting.push({ payment, done, failed })
      // What has come in the same turn goes together.
      setImmediate(begin)
    })
}
