import { dayOf } from '@pandora/contract/time'
import type { WaitingDocument } from '../read.queries.ts'
import type { SecondReader } from './second.ts'
import type { SecondTells } from './second-thread.ts'

/**
 * So many full batches in a row, and a second thread takes its part of what waits: its start, half a second, pays only
 * where much does.
 */
const MUCH = 5
/**
 * Part of a batch that the reading thread analyses itself at first, how far it moves with each batch, and the most of
 * it: the reading thread also tells stories and events apart and stores, which takes longer than the analysis of short
 * posts and less than that of reports.
 */
const OWN_PART = 0.4
const STEP = 0.05
const MOST_OWN = 0.6

/** What a second thread says of the end of a batch. */
export interface Ahead {
  /** Where that part begins. */
  from: number
  /** What it says of it, once it has; null where nothing. */
  said: () => Promise<SecondTells | null>
}

/** A second thread at work on the batch after the one that is read. */
export interface ReadingAhead {
  /** Hands over the end of a batch; null where too little waits. */
  hand: (batch: readonly WaitingDocument[]) => Promise<Ahead | null>
  /** Ends the thread: names have changed, or nothing waits. What it was asked it says no more. */
  end: () => Promise<void>
}

/** Opens it for batches of a size; `begin` starts the thread, undefined where there is nothing to gain by one. */
export function readingAhead(size: number, begin: (() => Promise<SecondReader>) | undefined): ReadingAhead {
  let second: SecondReader | null = null
  let full = 0
  let own = OWN_PART
  return {
    async hand(batch) {
      full = batch.length === size ? full + 1 : 0
      if (full < MUCH || !begin) return null
      second ??= await begin()
      const mine = second
      const from = Math.ceil(batch.length * own)
      let ready = false
      const said = mine
        .analyse(
          batch.slice(from).map(({ kind, language, title, body, published_at: at }) => ({
            text: { kind, language, title, body },
            day: dayOf(at),
          })),
        )
        .finally(() => {
          ready = true
        })
      return {
        from,
        async said() {
          // Whoever waits for the other takes more of the next.
          own = Math.min(MOST_OWN, Math.max(0, own + (ready ? -STEP : STEP)))
          const all = await said
          return second === mine ? all : null
        },
      }
    },
    async end() {
      const ended = second
      second = null
      await ended?.end()
    },
  }
}
