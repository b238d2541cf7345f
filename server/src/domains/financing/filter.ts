import { financingErrors } from '@pandora/contract/domains/financing/errors'
import type { filterContent } from '@pandora/contract/domains/financing/shapes'
import { roundOrder } from '@pandora/contract/domains/financing/rounds'
import { Refusal } from '@pandora/contract/errors'
import type { z } from 'zod'
import { eachOrg, problemBits } from './ledger/base.ts'
import { dayNumber } from './ledger/days.ts'
import { roundEnglish, type Ledger } from './ledger/ledger.ts'
import type { Org } from './ledger/types.ts'
import { at } from './ledger/words/columns.ts'
import { plain } from './plain.ts'

export type Filter = z.output<typeof filterContent>

/** The investor that bears a name. Throws NO_SUCH_ORGANISATION. */
export function orgIn(ledger: Ledger, name: string): Org {
  const org = ledger.orgNumber(name)
  if (org < 0) throw new Refusal(financingErrors.NO_SUCH_ORGANISATION)
  return ledger.org(org)
}

/** Rounds that meet a filter, oldest first. Throws BAD_PERIOD; an investor that nobody is finds nothing. */
export function filtered(ledger: Ledger, filter: Filter): Int32Array {
  const { industry, subdomain, stage, region, organisation, from, to, least, problem } = filter
  if (from !== undefined && to !== undefined && from > to) throw new Refusal(financingErrors.BAD_PERIOD)
  const { rounds, words } = ledger.base
  const { labels } = words
  const tests: ((round: number) => boolean)[] = []
  const labelled = (column: Int32Array, name: string): void => {
    const own = new Set(labels.list.flatMap(({ key, en }, label) => (key === name || en === name ? [label] : [])))
    tests.push((round) => own.has(at(column, round)))
  }
  if (from !== undefined) {
    const first = dayNumber(from)
    tests.push((round) => at(rounds.day, round) >= first)
  }
  if (to !== undefined) {
    const last = dayNumber(to)
    tests.push((round) => at(rounds.day, round) <= last)
  }
  if (industry !== undefined) labelled(rounds.industry, industry)
  if (subdomain !== undefined) labelled(rounds.subdomain, subdomain)
  if (stage !== undefined) {
    const own = roundOrder.map((one) => one.stage === stage)
    tests.push((round) => own[at(rounds.place, round)] === true)
  }
  if (region !== undefined) {
    const own = words.regions.list.indexOf(region)
    tests.push((round) => own >= 0 && at(rounds.region, round) === own)
  }
  if (least !== undefined) tests.push((round) => ledger.counted(round) >= least)
  if (problem !== undefined) {
    const bit = 1 << problemBits.indexOf(problem)
    tests.push((round) => (at(rounds.problems, round) & bit) !== 0)
  }
  const text = plain(filter.text ?? '')
  if (text !== '') tests.push(naming(ledger, text))
  const org = organisation === undefined ? undefined : ledger.orgNumber(organisation)
  const among = org === undefined ? undefined : org < 0 ? new Int32Array(0) : ledger.roundsOfOrg(org)
  const found = new Int32Array(among?.length ?? rounds.count)
  let count = 0
  const look = (round: number): void => {
    for (const test of tests) if (!test(round)) return
    found[count++] = round
  }
  if (among) for (const round of among) look(round)
  else for (let round = 0; round < rounds.count; round++) look(round)
  return found.slice(0, count)
}

/** Whether the company of a round, or who took part in it, has a name that holds a text. */
function naming({ base }: Ledger, text: string): (round: number) => boolean {
  const { rows, rounds, words, ventures, organisations } = base
  const holds = new Uint8Array(words.names.count)
  words.search.each(text, (name) => {
    holds[name] = 1
  })
  const held = (name: number): boolean => name >= 0 && at(holds, name) === 1
  return (round) => {
    if (held(at(ventures.name, at(rounds.venture, round))) || held(roundEnglish(base, round))) return true
    let found = false
    eachOrg(words, rows, organisations, at(rounds.partsRow, round), (_org, part) => {
      const pair = at(rows.pair, part)
      found ||= held(at(words.pairZh, pair)) || held(at(words.pairEn, pair))
    })
    return found
  }
}
