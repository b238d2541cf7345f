import { instant } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'
import type { AnswerFault } from './answer-check.ts'

/** What is written down at once of the answers of a process. */
export interface AnswerNews {
  checked: number
  faulty: number
  /** The first thing that was wrong with each faulty answer, in order, each with its instant (ms). */
  faults: readonly (AnswerFault & { at: number })[]
}

/** What became of the answers of all processes. */
export interface AnswersTold {
  /** Instant (ms) from which is counted; null where none was. */
  since: number | null
  checked: number
  faulty: number
  latest: (AnswerFault & { at: number }) | null
}

/** For how many days it is kept. */
const KEPT_DAYS = 30

/** Adds to what became of answers, and lets go of what is older than a month. */
export async function addAnswers(sql: Sql, { checked, faulty, faults }: AnswerNews, now: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`insert into answer_count as kept (counted_on, since, checked, faulty)
      values (${instant(now)}::timestamptz::date, ${instant(now)}, ${checked}, ${faulty})
      on conflict (counted_on) do update set checked = kept.checked + excluded.checked,
        faulty = kept.faulty + excluded.faulty`
    for (const { operation, path, what, at } of faults)
      await tx`insert into answer_fault as kept (declared, path, what, times, first_at, last_at)
        values (${operation}, ${path}, ${what}, 1, ${instant(at)}, ${instant(at)})
        on conflict (declared, path, what) do update
          set times = kept.times + 1, last_at = greatest(kept.last_at, excluded.last_at)`
    const oldest = instant(now - KEPT_DAYS * 86_400_000)
    await tx`delete from answer_count where counted_on < ${oldest}::timestamptz::date`
    await tx`delete from answer_fault where last_at < ${oldest}`
  })
}

/** What became of the answers of all processes in the last month. */
export async function answersTold(db: Db): Promise<AnswersTold> {
  const [counts] = await db<
    { since: number | null; checked: number; faulty: number }[]
  >`select min(since) as since, coalesce(sum(checked), 0)::int8 as checked, coalesce(sum(faulty), 0)::int8 as faulty
    from answer_count`
  const [latest] = await db<
    (AnswerFault & { at: number })[]
  >`select declared as operation, path, what, last_at as at from answer_fault
    order by last_at desc, declared, path, what limit 1`
  return {
    since: counts?.since ?? null,
    checked: counts?.checked ?? 0,
    faulty: counts?.faulty ?? 0,
    latest: latest ?? null,
  }
}
