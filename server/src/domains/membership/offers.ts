import { planRefusals } from '@pandora/contract/domains/membership/errors'
import type { LimitedThing } from '@pandora/contract/domains/membership/terms'
import { Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { limitFor } from './setup.queries.ts'
import { standingAt } from './members/term.ts'

/**
 * Whether a user may have so many of a thing, the new one among them. Throws the refusal that names the thing and the
 * limit. Where plans are off everything is unlocked; what is there already is never taken away.
 */
export async function allowed(db: Db, uid: number, what: LimitedThing, count: number, now = Date.now()): Promise<void> {
  const { enabled, graceDays, term, most } = await limitFor(db, uid, what)
  if (!enabled) return
  const limit = most[standingAt(term, graceDays, now).tier]
  if (limit !== null && count > limit) throw new Refusal(planRefusals[what], { limit, count })
}
