import type { Db } from '@pandora/store/database'

/** What was asked for: its subject as a keyed hash. */
export interface Asked {
  kind: string
  purpose: string
  subject: Buffer
  network: string
}

const iso = (ms: number) => new Date(ms).toISOString()

/** Two who ask for one subject or from one network at once are counted one after the other. */
export async function lockSubject(tx: Db, { kind, subject, network }: Asked): Promise<void> {
  // Always in one order, so that two askers never wait for each other.
  await tx`select pg_advisory_xact_lock(hashtextextended(one, 5041009))
    from (select unnest(array[${`${kind}:${subject.toString('hex')}`}, ${`${kind}:${network}`}]) as one
    order by 1) keys`
}

/** How often was asked since an instant (ms), and when first (ms) of those. */
export async function askedOf(
  db: Db,
  { kind, subject, network }: Asked,
  of: 'subject' | 'network' | 'all',
  since: number,
  purpose?: string,
): Promise<{ count: number; first: number | null }> {
  const whose = of === 'subject' ? db`and subject = ${subject}` : of === 'network' ? db`and network = ${network}` : db``
  const [row] = await db<{ count: number; first: number | null }[]>`
    select count(*)::int as count, min(asked_at) as first from account_request
    where kind = ${kind} and asked_at > ${iso(since)} ${whose} ${
      purpose === undefined
        ? db``
        : db`and purpose
      = ${purpose}`
    }`
  return row ?? { count: 0, first: null }
}

export async function noteAsked(tx: Db, { kind, purpose, subject, network }: Asked, now: number): Promise<void> {
  await tx`insert into account_request (kind, purpose, subject, network, asked_at)
    values (${kind}, ${purpose}, ${subject}, ${network}, ${iso(now)})`
}
