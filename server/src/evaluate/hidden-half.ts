import { instantOf } from '@pandora/contract/time'
import type { AnalysisTools } from '@pandora/intelligence/analyse'
import type { ImpactEvent } from '@pandora/intelligence/impact/types'
import { historyAmount } from '@pandora/sources/demo/amounts'
import { calendarDays, dayAfter } from '@pandora/sources/demo/calendar'
import { writeDayFrom } from '@pandora/sources/demo/language/day'
import type { World } from '@pandora/sources/demo/world'
import { impactEvents } from '../domains/impact/offers/events.ts'
import { readTexts, type ReadText } from './read-texts.ts'

/** Days that are written anew from the hidden half of the phrase banks, and most posts of each. */
const DAYS = 365
const MOST_POSTS = 40

/** What was read in texts that nobody wrote a dictionary, corpus or rule from. */
export interface HiddenHalf {
  from: string
  to: string
  /** When the first of them could be read, ms. */
  since: number
  read: readonly ReadText[]
  events: readonly ImpactEvent[]
  /** Planted events that the documents of an event tell of. */
  meaning: (eventId: string) => ReadonlySet<string>
}

/**
 * Writes the last year of the market in the hidden wording and reads it as the product reads. Takes about a minute for
 * a market of 320 companies.
 */
export function hiddenHalf(world: World, tools: AnalysisTools): HiddenHalf {
  const to = world.today
  const from = [world.from, dayAfter(to, -DAYS)].toSorted().at(-1) ?? to
  const texts = calendarDays(from, to).flatMap((day) => {
    const amount = historyAmount(world.seed, world.size, day)
    return [...writeDayFrom(world, day, { ...amount, posts: Math.min(MOST_POSTS, amount.posts) }, true)]
  })
  const read = readTexts(texts, tools)
  const meanings = new Map<string, Set<string>>()
  for (const { written, evidence } of read) {
    for (const { event_id: id } of evidence) {
      const meant = meanings.get(id) ?? new Set<string>()
      for (const truth of [
        ...written.truth.eventIds,
        ...(written.truth.trifleId === null ? [] : [written.truth.trifleId]),
      ])
        meant.add(truth)
      meanings.set(id, meant)
    }
  }
  const none: ReadonlySet<string> = new Set()
  return {
    from,
    to,
    since: instantOf(from),
    read,
    events: impactEvents(
      read.flatMap((one) => one.evidence),
      [],
    ),
    meaning: (id) => meanings.get(id) ?? none,
  }
}
