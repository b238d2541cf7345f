import { openStaging } from '@pandora/store/staging'
import { testReading, type TestReading } from '../analysis/testing-work.ts'
import { workIndex } from '../domains/documents/index/indexing.ts'
import { workFigures } from '../domains/figures/quarters/work.ts'
import { deriveFor } from '../imports/derive.ts'
import type { TestServer } from '../testing.ts'
import type { KnownFact, Load } from './facts.ts'

/** A test server that is filled as time goes on. */
export interface Filled {
  /**
   * Brings everything known after what it has up to an instant (ms), and has it read, worked out and scored, at that
   * instant.
   */
  upTo: (instant: number) => Promise<void>
}

const timeOf = ({ known, since }: KnownFact): number => known.at ?? since ?? -Infinity

/** Prepares to fill the real market of a server with a world. */
export function filling(server: TestServer, loads: readonly Load[]): Filled {
  let before = -Infinity
  let reading: TestReading | undefined
  const { sql, clock } = server
  return {
    async upTo(instant) {
      clock.now = instant
      if (instant === before) return
      for (const { file, startedAt, facts } of loads) {
        const from = startedAt ?? instant
        // A run that was begun at a time of its own comes as a whole then.
        const due =
          startedAt === null
            ? facts.filter((one) => timeOf(one) <= instant && (before === -Infinity || timeOf(one) > before))
            : startedAt > before && startedAt <= instant
              ? facts
              : []
        if (due.length === 0) continue
        const [run] = await sql<
          { run_id: number }[]
        >`insert into import_run (market_id, source, file, state, started_by, started_at, finished_at)
          values (1, 'files', ${file}, 'done', 'test', ${new Date(from).toISOString()}, ${new Date(from).toISOString()})
          returning run_id`
        const staging = await openStaging(sql, { runId: run?.run_id ?? 0, marketId: 1, startedAt: from })
        for (const { kind, values, known, line } of due) {
          staging.add(kind, values, known, line)
          await staging.drain()
        }
        await staging.merge(deriveFor(1), { current: true })
      }
      before = instant
      reading ??= await testReading(server)
      await reading.work()
      // Many documents at once wait for the worker.
      await workIndex(sql, () => false)
      if (reading.faults.length > 0) throw reading.faults[0]?.error
      await workFigures({
        sql,
        now: () => clock.now,
        stopping: () => false,
        fault: (companyId, error) => {
          throw new Error(companyId, { cause: error })
        },
      })
    },
  }
}
