import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { placeName } from '@pandora/intelligence/risks/places'
import type { Label, Ledger, Round } from './ledger/types.ts'

/** Labels with how many rounds bear each, the most first. */
export function countedLabels(rounds: readonly Round[], labelOf: (round: Round) => Label | null) {
  const groups = Map.groupBy(
    rounds.flatMap((round) => {
      const label = labelOf(round)
      return label ? [{ label, round }] : []
    }),
    ({ label }) => label.key,
  )
  return [...groups.entries()]
    .map(([key, own]) => ({
      key,
      zh: own[0]?.label.zh ?? key,
      en: own.find(({ label }) => label.en !== null)?.label.en ?? null,
      count: own.length,
      rounds: own.map(({ round }) => round),
    }))
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** What rounds may be filtered by. */
export function facetsOf({ rounds, ventures, until }: Ledger): OutputOf<typeof financing.facets> {
  const regions = countedLabels(rounds, ({ region }) =>
    region === null ? null : { key: region, zh: placeName(region)?.zh ?? region, en: placeName(region)?.en ?? null },
  )
  const problems = Map.groupBy(
    rounds.flatMap(({ problems: own }) => own),
    (one) => one,
  )
  return {
    industries: countedLabels(rounds, ({ industry }) => industry).map(({ zh, en, count, rounds: own }) => ({
      zh,
      en,
      count,
      subdomains: countedLabels(own, ({ subdomain }) => subdomain).map((one) => ({
        zh: one.zh,
        en: one.en,
        count: one.count,
      })),
    })),
    regions: regions.map(({ key, zh, en, count }) => ({ region: key, zh, en, count })),
    problems: [...problems].map(([problem, own]) => ({ problem, count: own.length })),
    rounds: rounds.length,
    companies: [...ventures.values()].filter(({ rounds: own }) => own.length > 0).length,
    until,
  }
}
