import type { Base } from '../ledger/base.ts'
import { NO_DAY } from '../ledger/rows.ts'
import { at, listOf } from '../ledger/words/columns.ts'

const kept = new WeakMap<Base, Int32Array>()

/**
 * Up to which day each company is watched, by number: the latest round of any company that the sources of its own rounds
 * tell of. A list that ends in 2016 says nothing of 2018, whatever another list knows of other companies.
 */
export function watchedUntil(base: Base): Int32Array {
  const known = kept.get(base)
  if (known) return known
  const { rounds, rows, ventures, words, ofVenture } = base
  const eachSource = (round: number, say: (source: number) => void): void => {
    for (const row of rounds.told.get(round) ?? [at(rounds.row, round)]) say(at(rows.source, row))
  }
  const last = new Int32Array(words.sources.list.length)
  // Rounds come in the order of their days: the last one of a source is its latest.
  for (let round = 0; round < rounds.count; round++)
    eachSource(round, (source) => {
      last[source] = at(rounds.day, round)
    })
  const until = new Int32Array(ventures.count).fill(NO_DAY)
  for (let venture = 0; venture < ventures.count; venture++)
    for (const round of listOf(ofVenture, venture))
      eachSource(round, (source) => {
        until[venture] = Math.max(at(until, venture), at(last, source))
      })
  kept.set(base, until)
  return until
}
