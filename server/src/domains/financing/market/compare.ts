import type { financing } from '@pandora/contract/domains/financing/operations'
import { stages } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { kaplanMeier } from '@pandora/intelligence/financing/survival'
import { countedAs } from '@pandora/intelligence/financing/sums'
import type { Ledger, Round } from '../ledger/types.ts'
import { presentSum } from '../present.ts'
import { spellsOf } from './survival.ts'
import { growthOf, lastMonths, within } from './windows.ts'

/** Investors of an industry that are told. */
const INVESTORS = 5

/** The median size of rounds, and whether an estimate stands in the middle. */
function medianOf(rounds: readonly Round[]): { median: number | null; medianEstimated: boolean } {
  const sizes = rounds
    .flatMap(({ sized }) => {
      const size = countedAs(sized)
      return size === null ? [] : [{ size, estimated: sized.kind === 'range' }]
    })
    .toSorted((a, b) => a.size - b.size)
  const middle = sizes.length / 2
  const [low, high] = [sizes[Math.ceil(middle) - 1], sizes[Math.floor(middle)]]
  if (!low || !high) return { median: null, medianEstimated: false }
  return { median: (low.size + high.size) / 2, medianEstimated: low.estimated || high.estimated }
}

export const stagesOf = (rounds: readonly Round[]) =>
  stages.map((stage) => ({ stage, rounds: rounds.filter(({ name }) => name.stage === stage).length }))

/** Industries side by side. */
export function comparedOf(
  ledger: Ledger,
  { industries, months }: ParsedInputOf<typeof financing.compare>,
): OutputOf<typeof financing.compare> {
  const { until } = ledger
  const byIndustry = Map.groupBy(ledger.rounds, ({ industry }) => industry?.key ?? '')
  const asked = [...new Set(industries)]
  const unknown = asked.filter((name) => !byIndustry.has(name))
  if (until === null) return { dataList: [], unknown, period: null, until }
  const { period, before } = lastMonths(until, months)
  return {
    dataList: asked.flatMap((name) => {
      const own = byIndustry.get(name)
      if (!own) return []
      const [now, earlier] = [within(own, period), within(own, before).length]
      const investors = Map.groupBy(
        now.flatMap(({ parts }) => parts.map(({ orgId }) => orgId)),
        (orgId) => orgId,
      )
      const next = kaplanMeier(spellsOf(ledger).filter(({ from }) => from.round.industry?.key === name))
      return [
        {
          nameZh: own[0]?.industry?.zh ?? name,
          nameEn: own.find(({ industry }) => industry?.en)?.industry?.en ?? null,
          sum: presentSum(now),
          companies: new Set(now.map(({ venture }) => venture)).size,
          ...medianOf(now),
          before: earlier,
          growth: growthOf(now.length, earlier),
          stages: stagesOf(now),
          investors: [...investors]
            .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
            .slice(0, INVESTORS)
            .map(([orgId, all]) => ({
              orgId,
              nameZh: orgId,
              nameEn: ledger.orgs.get(orgId)?.en ?? null,
              rounds: all.length,
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
