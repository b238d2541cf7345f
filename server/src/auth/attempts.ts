import type { Db, Sql } from '@pandora/store/database'
import { networkOf } from './network.ts'

/** Failed sign-ins of an account or an address after which a captcha is demanded, and how long they count, in ms. */
export const CAPTCHA_AFTER = 3
const COUNT_MS = 15 * 60_000

const since = (now: number) => new Date(now - COUNT_MS).toISOString()
/**
 * In whose name a try is counted: the network it comes from, and the account. `name`: the address or number that was
 * typed to sign in.
 */
export const subjects = (name: string | undefined, address: string | undefined) => [
  ...(address === undefined ? [] : [`address:${networkOf(address)}`]),
  ...(name ? [`account:${name.toLowerCase()}`] : []),
]

/** Failures that count for an account or an address: the larger of the two. */
export async function failures(
  db: Db,
  name: string | undefined,
  address: string | undefined,
  now: number,
): Promise<number> {
  const [row] = await db<{ most: number }[]>`select coalesce(max(count), 0)::int as most from (
    select count(*) from sign_in_failure where subject in ${db(subjects(name, address))} and failed_at > ${since(now)}
      group by subject) one`
  return row?.most ?? 0
}

/** A try that was counted as a failure before its password was looked at; a right one takes that back. */
export interface Counted {
  takeBack: () => Promise<void>
}

/**
 * Counts a try as a failure before its password is looked at, so that of tries sent at once, to one process or to
 * several on one database, no more get
 * through than the limit says. Answers undefined, and counts nothing, where as many as `most` have failed already.
 */
export async function countTry(
  sql: Sql,
  name: string,
  address: string | undefined,
  most: number,
  now: number,
): Promise<Counted | undefined> {
  const of = subjects(name, address)
  const counted = await sql.begin(async (tx) => {
    // Always in one order, so that two tries never wait for each other.
    await tx`select pg_advisory_xact_lock(hashtextextended(one, 5041019))
      from (select unnest(${tx.array(of)}::text[]) as one order by 1) keys`
    if ((await failures(tx, name, address, now)) >= most) return false
    await noteFailure(tx, name, address, now)
    return true
  })
  if (!counted) return undefined
  return {
    takeBack: async () => {
      for (const subject of of)
        await sql`delete from sign_in_failure where ctid = (select ctid from sign_in_failure
          where subject = ${subject} and failed_at = ${new Date(now).toISOString()} limit 1)`
    },
  }
}

/** Notes a failed sign-in. */
export async function noteFailure(db: Db, name: string, address: string | undefined, now: number): Promise<void> {
  for (const subject of subjects(name, address))
    await db`insert into sign_in_failure (subject, failed_at) values (${subject}, ${new Date(now).toISOString()})`
  await db`delete from sign_in_failure where failed_at < ${since(now)}`
}

/** Forgets an account's failures after it signed in; the address's stay, others may be guessing from there. */
export async function forgetFailures(db: Db, name: string): Promise<void> {
  await db`delete from sign_in_failure where subject = ${`account:${name.toLowerCase()}`}`
}
