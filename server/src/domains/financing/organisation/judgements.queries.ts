import type { Db } from '@pandora/store/database'
import type { JudgementRow } from '../ledger/queries.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** Keeps what was decided of a name. */
export async function insertJudgement(
  db: Db,
  marketId: number,
  row: Omit<JudgementRow, 'reverted_at'> & { uid: number },
): Promise<void> {
  await db`insert into organisation_judgement (judgement_id, market_id, verdict, name, other, note, uid, decided_at)
    values (${row.judgement_id}, ${marketId}, ${row.verdict}, ${row.name}, ${row.other}, ${row.note}, ${row.uid},
    ${iso(row.decided_at)})`
}

/** What was decided, by id, whether it stands or was taken back; undefined without one. */
export async function judgementOf(db: Db, marketId: number, judgementId: string): Promise<JudgementRow | undefined> {
  const [row] = await db<JudgementRow[]>`
    select j.judgement_id, j.verdict, j.name, j.other, j.note, j.decided_at, j.reverted_at
    from organisation_judgement j where j.market_id = ${marketId} and j.judgement_id::text = ${judgementId} for update`
  return row
}

export async function revertJudgement(db: Db, judgementId: string, uid: number, now: number): Promise<void> {
  await db`update organisation_judgement set reverted_at = ${iso(now)}, reverted_by = ${uid}
    where judgement_id = ${judgementId}`
}
