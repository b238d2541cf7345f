import type { financing } from '@pandora/contract/domains/financing/operations'
import { roundOrder, stages } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { estimateOf } from '@pandora/intelligence/financing/survival'
import { countedLabels, allRounds } from '../facets.ts'
import { eachOrg } from '../ledger/base.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { at } from '../ledger/words/columns.ts'
import { nextRoundOf } from './survival.ts'
import { firstOf } from './top.ts'
import { growthOf, lastMonths, within } from './windows.ts'

/** Investors of an industry that are told. */
const INVESTORS = 5
const noSpells = estimateOf({ times: [], spells: [], events: [] })

/** The median size of rounds, and whether an estimate stands in the middle. */
function medianOf(ledger: Ledger, rounds: Int32Array): { median: number | null; medianEstimated: boolean } {
  const { kind } = ledger.ground.sizes
  const sizes = [...rounds]
    .filter((round) => at(kind, round) < 2)
    .map((round) => ({ size: ledger.counted(round), estimated: at(kind, round) === 1 }))
    .toSorted((a, b) => a.size - b.size)
  const middle = sizes.length / 2
  const [low, high] = [sizes[Math.ceil(middle) - 1], sizes[Math.floor(middle)]]
  if (!low || !high) return { median: null, medianEstimated: false }
  return { median: (low.size + high.size) / 2, medianEstimated: low.estimated || high.estimated }
}

export function stagesOf({ base }: Ledger, rounds: Int32Array) {
  const places = new Uint32Array(roundOrder.length)
  for (const round of rounds) {
    const place = at(base.rounds.place, round)
    places[place] = at(places, place) + 1
  }
  return stages.map((stage) => ({
    stage,
    rounds: roundOrder.reduce((sum, one, place) => sum + (one.stage === stage ? at(places, place) : 0), 0),
  }))
}

/** Investors of rounds, by number, with how many they took part in. */
function investorsOf({ base }: Ledger, rounds: Int32Array): Map<number, number> {
  const { words, rows, rounds: columns, organisations } = base
  const found = new Map<number, number>()
  for (const round of rounds)
    eachOrg(words, rows, organisations, at(columns.partsRow, round), (org) => found.set(org, (found.get(org) ?? 0) + 1))
  return found
}

/** Industries side by side. */
export function comparedOf(
  ledger: Ledger,
  { industries, months }: ParsedInputOf<typeof financing.compare>,
): OutputOf<typeof financing.compare> {
  const { until, base } = ledger
  const { labels } = base.words
  const byIndustry = new Map(countedLabels(ledger, allRounds(ledger), 'industry').map((one) => [one.key, one]))
  const asked = [...new Set(industries)]
  const unknown = asked.filter((name) => !byIndustry.has(name))
  if (until === null) return { dataList: [], unknown, period: null, until }
  const { period, before } = lastMonths(until, months)
  return {
    dataList: asked.flatMap((name) => {
      const label = byIndustry.get(name)
      if (!label) return []
      const [now, earlier] = [within(ledger, label.rounds, period), within(ledger, label.rounds, before).length]
      const investors = investorsOf(ledger, now)
      const most = (org: number): number => investors.get(org) ?? 0
      const next = nextRoundOf(ledger, (round) => labels.of(at(base.rounds.industry, round))?.key === name) ?? noSpells
      return [
        {
          nameZh: label.zh,
          nameEn: label.en,
          sum: ledger.sumOf(now),
          companies: new Set([...now].map((round) => at(base.rounds.venture, round))).size,
          ...medianOf(ledger, now),
          before: earlier,
          growth: growthOf(now.length, earlier),
          stages: stagesOf(ledger, now),
          investors: firstOf(
            [...investors.keys()],
            (a, b) => most(b) - most(a) || (ledger.orgName(a) < ledger.orgName(b) ? -1 : 1),
            INVESTORS,
          ).map((org) => ({
            orgId: ledger.orgName(org),
            nameZh: ledger.orgName(org),
            nameEn: ledger.orgEnglish(org),
            rounds: most(org),
          })),
          nextRound: { median: next.median, low: next.medianLow, high: next.medianHigh, spells: next.spells },
        },
      ]
    }),
    unknown,
    period,
    until,
  }
}
