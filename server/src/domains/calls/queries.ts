import type { Db } from '@pandora/store/database'

/** A call as it was made. */
export interface CallRow {
  call_id: string
  company_id: string
  direction: number
  made_at: number
  made_on: string
  until: string
  confidence: number
  because: string
}

/** A user's calls in a market made by an instant (ms; null: now), the last one first. */
export async function callsOf(db: Db, uid: number, marketId: number, asOf: number | null): Promise<CallRow[]> {
  return db<CallRow[]>`
    select call_id, company_id, direction, made_at, made_on, until, confidence, because from user_call
    where uid = ${uid} and market_id = ${marketId}
      ${asOf === null ? db`` : db`and made_at <= ${new Date(asOf).toISOString()}`}
    order by made_at desc, call_id`
}

export interface NewCall {
  callId: string
  companyId: string
  direction: 1 | -1
  madeAt: number
  madeOn: string
  until: string
  confidence: number
  because: string
}

/** Records a call; false where the same one was made that day. */
export async function addCall(db: Db, uid: number, marketId: number, call: NewCall): Promise<boolean> {
  const { count } = await db`
    insert into user_call (call_id, uid, market_id, company_id, direction, made_at, made_on, until, confidence, because)
    values (${call.callId}, ${uid}, ${marketId}, ${call.companyId}, ${call.direction},
      ${new Date(call.madeAt).toISOString()}, ${call.madeOn}, ${call.until}, ${call.confidence}, ${call.because})
    on conflict (uid, market_id, company_id, made_on, until) do nothing`
  return count > 0
}

/** Whether a user's medals are shown; they are until switched off. */
export async function medalsShown(db: Db, uid: number): Promise<boolean> {
  const [row] = await db<{ shown: boolean }[]>`select shown from medal_switch where uid = ${uid}`
  return row?.shown ?? true
}

/** Shows a user's medals, or hides them. */
export async function showMedals(db: Db, uid: number, shown: boolean): Promise<void> {
  await db`insert into medal_switch (uid, shown) values (${uid}, ${shown})
    on conflict (uid) do update set shown = excluded.shown`
}
