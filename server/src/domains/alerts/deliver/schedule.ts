import type { ChannelKind } from '@pandora/contract/domains/alerts/terms'
import type { Outcome } from '../channels/outcome.ts'
import type { Settled } from './queue.queries.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Waits between the tries of a message; behind the last it is given up. */
const WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE, 180 * MINUTE, 360 * MINUTE]

/**
 * Least time between two messages over a channel, in ms: WeCom and DingTalk take 20 a minute, Feishu 100, a chat of
 * Telegram one a second.
 */
const pace: Readonly<Record<ChannelKind, number>> = {
  mail: 0,
  webhook: 0,
  wecom: 3100,
  dingtalk: 3100,
  feishu: 700,
  telegram: 1100,
}

/** How long (ms) a channel rests after an answer; where it was asked too often, for as long as it says. */
export const paceOf = (kind: ChannelKind, outcome: Outcome): number =>
  outcome.kind === 'again' ? Math.max(pace[kind], outcome.afterMs ?? 0) : pace[kind]

/**
 * What becomes of a delivery after a try, its `attempts`-th. Tries of one hour are spread a tenth by `random` (0 to 1),
 * so that what failed together does not come back together.
 */
export function outcomeSettled(outcome: Outcome, attempts: number, now: number, random: number): Settled {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', fault: null, said: null, nextAt: null }
    case 'doubt':
      return { state: 'perhaps', fault: outcome.fault, said: outcome.said, nextAt: null }
    case 'never':
      return { state: 'failed', fault: outcome.fault, said: outcome.said, nextAt: null }
    case 'again': {
      const wait = WAITS[attempts - 1]
      if (wait === undefined) return { state: 'failed', fault: outcome.fault, said: outcome.said, nextAt: null }
      const after = Math.max(wait * (0.9 + random * 0.2), outcome.afterMs ?? 0)
      return { state: 'waiting', fault: outcome.fault, said: outcome.said, nextAt: Math.round(now + after) }
    }
  }
}
