import { randomUUID } from 'node:crypto'
import { STORIES, type MailState } from '@pandora/contract/domains/digest/terms'
import type { Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import type { Config } from '../../config.ts'
import { hasProvider } from '../../messages/queue.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { compose, readGround, type Composed, type Ground } from './compose.ts'
import { keepEdition, lastPublic, toldBefore } from './editions.queries.ts'
import { word } from './mail/words.ts'
import { presentContent, toldIn } from './present.ts'
import { wakeSending } from './queue.queries.ts'
import { nextClosing, spanOf, weekOf, weekSpan, type Span } from './span.ts'
import { matterOf, type SubjectMatter } from './subject.ts'
import { dueSubscriptions, moveOn, type SubscriptionRow } from './subscriptions.queries.ts'
import { readMarkets } from './work.queries.ts'

export interface EditionServices {
  sql: Sql
  config: Config
  held: HeldServices
  now: () => number
  stopping: () => boolean
  /** Told of a subscription whose edition could not be composed: it is tried again at the next pass. */
  fault: (error: unknown, subscriptionId: string) => void
}

/** Editions before a new one that are looked at for what was told already. */
const LOOKED_BACK = 14
/** Subscriptions taken up at a time. */
const BATCH = 200
/** Editions that are composed at once: while one waits for the database, others are put together. */
const AT_ONCE = 4
/** How often who mails is woken while a pass composes, ms: each time is a job, and what waits is mailed together. */
const WAKE_MS = 1000
/** An edition that would close longer ago than this is left out: the product stood still, and it is old. */
const TOO_OLD = 3 * 3_600_000

/** What a pass has read, by what it is of: ten thousand readers of one evening share one ground, and a theme's members. */
class Grounds {
  readonly #made = new Map<string, Promise<Ground>>()
  readonly #matters = new Map<string, Promise<SubjectMatter>>()
  #woken = -Infinity

  /** Whether who mails is to be woken now; at the end of the pass they are in any case. */
  wakes(now: number): boolean {
    if (now - this.#woken < WAKE_MS) return false
    this.#woken = now
    return true
  }

  of(sql: Sql, marketId: number, span: Span, edition: SubscriptionRow['edition']): Promise<Ground> {
    const key = `${marketId} ${span.from} ${span.to} ${edition}`
    const made = this.#made.get(key) ?? readGround(sql, { marketId, asOf: null }, span, edition)
    this.#made.set(key, made)
    // What was read for spans long past is of no use to those that follow.
    if (this.#made.size > 8) this.#made.delete([...this.#made.keys()][0] ?? '')
    return made
  }

  matter({ sql, held }: EditionServices, { view }: Ground, one: SubscriptionRow): Promise<SubjectMatter> {
    const read = () => matterOf(held, sql, view, view.asOf ?? 0, one.uid, { scope: one.scope, scopeId: one.scope_id })
    if (one.scope !== 'theme') return read()
    const key = `${view.marketId} ${one.scope_id} ${view.asOf}`
    const made = this.#matters.get(key) ?? read()
    this.#matters.set(key, made)
    return made
  }
}

/** Composes the editions that have closed; answers how many subscriptions were worked off. */
export async function composeDue(services: EditionServices): Promise<number> {
  const { sql, now, stopping } = services
  const grounds = new Grounds()
  const failed: string[] = []
  let count = 0
  for (;;) {
    const due = stopping() ? [] : await dueSubscriptions(sql, now(), BATCH, failed)
    for (let at = 0; at < due.length; at += AT_ONCE) {
      if (stopping()) return count
      const part = due.slice(at, at + AT_ONCE)
      const made = await Promise.allSettled(part.map((one) => composeOne(services, grounds, one)))
      for (const [place, one] of part.entries()) {
        const outcome = made[place]
        if (outcome?.status !== 'rejected') count++
        else {
          // One that fails holds up nobody else's.
          failed.push(one.subscription_id)
          services.fault(outcome.reason, one.subscription_id)
        }
      }
    }
    if (due.length < BATCH) return count
  }
}

async function composeOne(services: EditionServices, grounds: Grounds, one: SubscriptionRow): Promise<void> {
  const { sql, now } = services
  // After a stand-still the last closing alone is made, none of those between.
  const next = nextClosing(one, now())
  const closed = lastClosing(one, now())
  const span = spanOf(one, closed)
  const late = now() - closed > TOO_OLD && one.edition !== 'weekly'
  const ground = await grounds.of(sql, one.market_id, span, one.edition)
  const matter = await grounds.matter(services, ground, one)
  const composed = await compose(sql, ground, {
    matter,
    most: one.edition === 'weekly' ? STORIES.weekly : STORIES.edition,
    before: await toldBefore(sql, one.subscription_id, LOOKED_BACK),
  })
  await sql.begin(async (tx) => {
    if (!(await moveOn(tx, one, next)) || late) return
    const mailState = mailStateOf(services, one, composed)
    const editionId = randomUUID()
    await keepEdition(tx, { ...rowOf(editionId, one, composed, now()), mail_state: mailState }, keptOf(composed))
    if (mailState === 'waiting' && grounds.wakes(performance.now())) await wakeSending(tx)
    await emitLive(tx, { topic: 'digest', uid: one.uid, ids: [editionId] })
  })
}

/** The closing of a subscription that is due at an instant: the last one up to it. */
function lastClosing(one: SubscriptionRow, now: number): number {
  let at = one.next_at
  for (let next = nextClosing(one, at); next <= now; next = nextClosing(one, at)) at = next
  return at
}

/** Nothing new is told of in the archive alone: no mail says that there is nothing to say. */
function mailStateOf({ config }: EditionServices, { mail }: SubscriptionRow, { stories }: Composed): MailState {
  if (!mail || stories.length === 0) return 'none'
  return hasProvider(config, 'mail') ? 'waiting' : 'held'
}

const keptOf = (composed: Composed) => ({ content: presentContent(composed), told: toldIn(composed) })

const rowOf = (
  editionId: string,
  one: Pick<SubscriptionRow, 'market_id' | 'name' | 'edition' | 'language'> & {
    uid: number | null
    subscription_id: string | null
  },
  { ground: { span }, stories }: Composed,
  now: number,
) => ({
  edition_id: editionId,
  subscription_id: one.subscription_id,
  uid: one.uid,
  market_id: one.market_id,
  name: one.name,
  edition: one.edition,
  language: one.language,
  from_at: span.from,
  to_at: span.to,
  composed_at: now,
  stories: stories.length,
  first_title: stories[0]?.documents[0]?.title ?? null,
})

/** Composes the public weekly edition of each market whose week is over: what feeds tell. */
export async function composePublic({ sql, now, stopping }: EditionServices): Promise<void> {
  const { from } = weekSpan(weekOf(now()))
  for (const marketId of await readMarkets(sql)) {
    if (stopping() || ((await lastPublic(sql, marketId)) ?? 0) >= from) continue
    const ground = await readGround(sql, { marketId, asOf: null }, weekSpan(weekOf(from)), 'weekly')
    const composed = await compose(sql, ground, {
      matter: { companies: new Set(), themes: [], only: false },
      most: STORIES.weekly,
    })
    const names = { name: word('weekly', 'zh-CN'), edition: 'weekly', language: 'zh-CN' } as const
    await keepEdition(
      sql,
      {
        ...rowOf(randomUUID(), { ...names, market_id: marketId, uid: null, subscription_id: null }, composed, now()),
        mail_state: 'none',
      },
      keptOf(composed),
    )
  }
}
