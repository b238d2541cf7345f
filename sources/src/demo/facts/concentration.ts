import { randomOf } from '../random.ts'
import type { Report } from '../statements.ts'
import type { DemoCompany, DemoEdge, World } from '../world.ts'
import type { Fact } from './fact.ts'

/** As many as an annual report names. */
const NAMED = 5
/** A party that is not of the market takes so much of what the one before it took. */
const NEXT = [0.6, 0.9] as const
const LARGEST_UNKNOWN = [0.03, 0.12] as const

const stood = ({ from, to }: DemoEdge, day: string): boolean => from <= day && (to === null || to > day)
const round4 = (share: number): number => Math.round(share * 1e4) / 1e4

/**
 * The five largest customers and suppliers of a year, and the five together: those of the market by the supplies that
 * stood at its end, behind them parties whose names the report hides.
 */
export function* concentrationFacts(
  { seed, edges }: Pick<World, 'seed' | 'edges'>,
  company: DemoCompany,
  report: Report,
): Generator<Fact> {
  const { revenue } = report.income
  // What a bank buys, it buys for its business and administration.
  const cost = report.form === 'bank' ? report.income.business_administrative_expense : report.income.operating_cost
  const sides = [
    { side: 'customers', total: revenue, own: 'supplierId', party: 'customerId', share: 'revenueShare' },
    { side: 'suppliers', total: cost, own: 'customerId', party: 'supplierId', share: 'costShare' },
  ] as const
  for (const { side, total, own, party, share } of sides) {
    const known = edges
      .filter((edge) => edge[own] === company.id && stood(edge, report.periodEnd))
      .map((edge) => ({ id: edge[party] as string | null, share: round4(edge[share]) }))
    const random = randomOf(seed, 'concentration', side, company.id, report.periodEnd)
    const left = () => 1 - known.reduce((sum, one) => sum + one.share, 0)
    let next = random.between(...LARGEST_UNKNOWN)
    while (known.length < NAMED) {
      known.push({ id: null, share: round4(Math.max(0, Math.min(next, left() / 2))) })
      next *= random.between(...NEXT)
    }
    const five = known.toSorted((one, other) => other.share - one.share).slice(0, NAMED)
    const row = (rank: number, partyId: string | null, part: number): Fact => ({
      kind: 'concentration',
      values: {
        company_id: company.id,
        period_end: report.periodEnd,
        side,
        rank,
        party_id: partyId,
        amount: Math.round(part * total),
        share: part,
      },
    })
    for (const [at, one] of five.entries()) yield row(at + 1, one.id, one.share)
    yield row(0, null, round4(five.reduce((sum, one) => sum + one.share, 0)))
  }
}
