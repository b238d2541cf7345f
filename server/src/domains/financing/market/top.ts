import type { financing } from '@pandora/contract/domains/financing/operations'
import { TOP } from '@pandora/contract/domains/financing/market-operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import type { Label, Ledger, Round } from '../ledger/types.ts'
import { presentSum } from '../present.ts'
import { growthOf, lastMonths, within } from './windows.ts'

type Top = OutputOf<typeof financing.top>

/** Whom a round counts for: its company, each investor, its industry. */
function subjectsOf(ledger: Ledger, of: ParsedInputOf<typeof financing.top>['of']): (round: Round) => Label[] {
  if (of === 'company') return ({ venture, zh, en }) => [{ key: venture, zh, en }]
  if (of === 'industry') return ({ industry }) => (industry ? [industry] : [])
  return ({ parts }) => parts.map(({ orgId }) => ({ key: orgId, zh: orgId, en: ledger.orgs.get(orgId)?.en ?? null }))
}

/** Ten of a period by money, rounds, or rounds more than before; who has no money that is told is in no order by it. */
export function topOf(ledger: Ledger, { of, by, months, industry }: ParsedInputOf<typeof financing.top>): Top {
  const { until } = ledger
  if (until === null) return { dataList: [], period: null, before: null, until }
  const windows = lastMonths(until, months)
  const rounds = ledger.rounds.filter((one) => industry === undefined || one.industry?.key === industry)
  const subjects = subjectsOf(ledger, of)
  const grouped = (own: readonly Round[]) =>
    Map.groupBy(
      own.flatMap((round) => subjects(round).map((label) => ({ label, round }))),
      ({ label }) => label.key,
    )
  const [now, before] = [grouped(within(rounds, windows.period)), grouped(within(rounds, windows.before))]
  const entries = [...now].map(([id, own]) => {
    const sum = presentSum(own.map(({ round }) => round))
    const earlier = before.get(id)?.length ?? 0
    return {
      id,
      nameZh: own[0]?.label.zh ?? id,
      nameEn: own.find(({ label }) => label.en !== null)?.label.en ?? null,
      sum,
      rounds: own.length,
      before: earlier,
      more: own.length - earlier,
      growth: growthOf(own.length, earlier),
    }
  })
  const measure = {
    amount: (one: (typeof entries)[number]) => one.sum.total,
    count: (one: (typeof entries)[number]) => one.rounds,
    growth: (one: (typeof entries)[number]) => one.more,
  }[by]
  const told = (one: (typeof entries)[number]) => one.sum.exactRounds + one.sum.rangedRounds > 0
  const ranked = entries
    .filter((one) => (by === 'amount' ? told(one) : by === 'growth' ? one.more > 0 : true))
    .toSorted(
      (a, b) => measure(b) - measure(a) || b.sum.total - a.sum.total || b.rounds - a.rounds || (a.id < b.id ? -1 : 1),
    )
  return {
    dataList: ranked.slice(0, TOP).map((one, at) => ({ place: at + 1, ...one })),
    period: windows.period,
    before: windows.before,
    until,
  }
}
