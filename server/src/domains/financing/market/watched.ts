import type { Base } from '../ledger/base.ts'
import { NO_DAY } from '../ledger/rows.ts'
import { at, listOf } from '../ledger/words/columns.ts'

/** Sources that tell of a round. */
function eachSource({ rounds, rows }: Base, round: number, say: (source: number) => void): void {
  for (const row of rounds.told.get(round) ?? [at(rounds.row, round)]) say(at(rows.source, row))
}

/** The latest round of each source, and how many it tells of, by number. */
function sourcesOf(base: Base): { last: Int32Array; count: Int32Array } {
  const size = base.words.sources.list.length
  const [last, count] = [new Int32Array(size).fill(NO_DAY), new Int32Array(size)]
  // Rounds come in the order of their days: the last one of a source is its latest.
  for (let round = 0; round < base.rounds.count; round++)
    eachSource(base, round, (source) => {
      last[source] = at(base.rounds.day, round)
      count[source] = at(count, source) + 1
    })
  return { last, count }
}

/** Days before the latest round from which on a source counts as one that has ended. */
const QUARTER = 91

/** Sources that end a quarter or more before the latest round of all, the earliest first. */
export function endedSources(base: Base): { day: number; rounds: number }[] {
  const { last, count } = sourcesOf(base)
  const latest = last.reduce((one, other) => Math.max(one, other), NO_DAY)
  return [...last]
    .map((day, source) => ({ day, rounds: at(count, source) }))
    .filter(({ day, rounds }) => rounds > 0 && latest - day >= QUARTER)
    .toSorted((a, b) => a.day - b.day)
}

const kept = new WeakMap<Base, Int32Array>()

/**
 * Up to which day each company is watched, by number: the latest round of any company that the sources of its own rounds
 * tell of. A list that ends in 2016 says nothing of 2018, whatever another list knows of other companies.
 */
export function watchedUntil(base: Base): Int32Array {
  const known = kept.get(base)
  if (known) return known
  const { ventures, ofVenture } = base
  const { last } = sourcesOf(base)
  const until = new Int32Array(ventures.count).fill(NO_DAY)
  for (let venture = 0; venture < ventures.count; venture++)
    for (const round of listOf(ofVenture, venture))
      eachSource(base, round, (source) => {
        until[venture] = Math.max(at(until, venture), at(last, source))
      })
  kept.set(base, until)
  return until
}
