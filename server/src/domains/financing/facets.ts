import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { placeName } from '@pandora/intelligence/risks/places'
import { problemBits } from './ledger/base.ts'
import { dayText } from './ledger/days.ts'
import type { Ledger } from './ledger/ledger.ts'
import { at, listOf, listsOf } from './ledger/words/columns.ts'
import { endedSources } from './market/watched.ts'

export interface CountedLabel {
  key: string
  zh: string
  en: string | null
  count: number
  /** Its rounds, oldest first. */
  rounds: Int32Array
}

/** Industries, or parts of them, with the rounds that bear each, the most first. */
export function countedLabels(
  { base }: Ledger,
  rounds: ArrayLike<number>,
  of: 'industry' | 'subdomain',
): CountedLabel[] {
  const { labels } = base.words
  const column = base.rounds[of]
  const groups = listsOf(labels.keys, (say) => {
    for (let place = 0; place < rounds.length; place++) {
      const label = at(column, at(rounds, place))
      if (label >= 0) say(at(labels.key, label), at(rounds, place))
    }
  })
  const found: CountedLabel[] = []
  for (let group = 0; group < labels.keys; group++) {
    const own = listOf(groups, group)
    const first = own.length === 0 ? null : labels.of(at(column, at(own, 0)))
    if (!first) continue
    let en: string | null = null
    for (const round of own) if ((en = labels.of(at(column, round))?.en ?? null) !== null) break
    found.push({ key: first.key, zh: first.zh, en, count: own.length, rounds: own })
  }
  return found.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** Every round of a ledger. */
export function allRounds({ count }: Ledger): Int32Array {
  const all = new Int32Array(count)
  for (let round = 0; round < count; round++) all[round] = round
  return all
}

/** What rounds may be filtered by. */
export function facetsOf(ledger: Ledger): OutputOf<typeof financing.facets> {
  const { rounds, words, ofVenture } = ledger.base
  const regions = words.regions.list.map((region) => ({ region, count: 0 }))
  const problems = problemBits.map((problem) => ({ problem, count: 0, first: Infinity }))
  for (let round = 0; round < ledger.count; round++) {
    const region = regions[at(rounds.region, round)]
    if (region) region.count++
    const bits = at(rounds.problems, round)
    if (bits !== 0)
      problems.forEach((one, bit) => {
        if ((bits & (1 << bit)) === 0) return
        one.count++
        one.first = Math.min(one.first, round)
      })
  }
  let companies = 0
  for (let venture = 0; venture + 1 < ofVenture.starts.length; venture++)
    if (at(ofVenture.starts, venture + 1) > at(ofVenture.starts, venture)) companies++
  return {
    industries: countedLabels(ledger, allRounds(ledger), 'industry').map(({ zh, en, count, rounds: own }) => ({
      zh,
      en,
      count,
      subdomains: countedLabels(ledger, own, 'subdomain').map((one) => ({ zh: one.zh, en: one.en, count: one.count })),
    })),
    regions: regions
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.region < b.region ? -1 : 1))
      .map(({ region, count }) => ({
        region,
        zh: placeName(region)?.zh ?? region,
        en: placeName(region)?.en ?? null,
        count,
      })),
    problems: problems
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.first - b.first)
      .map(({ problem, count }) => ({ problem, count })),
    rounds: ledger.count,
    companies,
    until: ledger.until,
    ends: endedSources(ledger.base).map(({ day, rounds: told }) => ({ day: dayText(day), rounds: told })),
  }
}
