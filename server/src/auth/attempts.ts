import type { Db } from '@pandora/store/database'

/** Failed sign-ins of an account or an address after which a captcha is demanded, and how long they count, in ms. */
export const CAPTCHA_AFTER = 3
const COUNT_MS = 15 * 60_000

const since = (now: number) => new Date(now - COUNT_MS).toISOString()
const subjects = (email: string | undefined, address: string) => [`address:${address}`, ...(email ? [`account:${email.toLowerCase()}`] : [])]

/** Failures that count for an account or an address: the larger of the two. */
export async function failures(db: Db, email: string | undefined, address: string, now: number): Promise<number> {
  const [row] = await db<{ most: number }[]>`select coalesce(max(count), 0)::int as most from (
    select count(*) from sign_in_failure where subject in ${db(subjects(email, address))} and failed_at > ${since(now)} group by subject) one`
  return row?.most ?? 0
}

/** Notes a failed sign-in. */
export async function noteFailure(db: Db, email: string, address: string, now: number): Promise<void> {
  for (const subject of subjects(email, address)) await db`insert into sign_in_failure (subject, failed_at) values (${subject}, ${new Date(now).toISOString()})`
  await db`delete from sign_in_failure where failed_at < ${since(now)}`
}

/** Forgets an account's failures after it signed in; the address's stay, others may be guessing from there. */
export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db`delete from sign_in_failure where subject = ${`account:${email.toLowerCase()}`}`
}
