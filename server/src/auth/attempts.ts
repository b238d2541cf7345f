import type { Db } from '@pandora/store/database'
import { networkOf } from './network.ts'

/** Failed sign-ins of an account or an address after which a captcha is demanded, and how long they count, in ms. */
export const CAPTCHA_AFTER = 3
const COUNT_MS = 15 * 60_000

const since = (now: number) => new Date(now - COUNT_MS).toISOString()
/** In whose name a try is counted: the network it comes from, and the account. `name`: the address or number that was typed to sign in. */
export const subjects = (name: string | undefined, address: string | undefined) => [...(address === undefined ? [] : [`address:${networkOf(address)}`]), ...(name ? [`account:${name.toLowerCase()}`] : [])]

/** Failures that count for an account or an address: the larger of the two. */
export async function failures(db: Db, name: string | undefined, address: string | undefined, now: number): Promise<number> {
  const [row] = await db<{ most: number }[]>`select coalesce(max(count), 0)::int as most from (
    select count(*) from sign_in_failure where subject in ${db(subjects(name, address))} and failed_at > ${since(now)} group by subject) one`
  return row?.most ?? 0
}

/** Notes a failed sign-in. */
export async function noteFailure(db: Db, name: string, address: string | undefined, now: number): Promise<void> {
  for (const subject of subjects(name, address)) await db`insert into sign_in_failure (subject, failed_at) values (${subject}, ${new Date(now).toISOString()})`
  await db`delete from sign_in_failure where failed_at < ${since(now)}`
}

/** Forgets an account's failures after it signed in; the address's stay, others may be guessing from there. */
export async function forgetFailures(db: Db, name: string): Promise<void> {
  await db`delete from sign_in_failure where subject = ${`account:${name.toLowerCase()}`}`
}
