import { inputsOf } from './companies.ts'
import { dayAfter } from './calendar.ts'
import { branchOf } from './industries.ts'
import { randomOf } from './random.ts'
import type { DemoCompany, DemoEdge } from './world.ts'

/** Most of its revenue that a supplier makes, and of its cost that a customer pays, within the market. */
const MOST_REVENUE = 0.85
const MOST_COST = 0.8
const round4 = (share: number): number => Math.floor(share * 10_000) / 10_000

/**
 * Who supplies whom. A relation's value is one: it gives the share of the supplier's revenue and that of the customer's
 * cost.
 */
export function makeEdges(seed: number, companies: readonly DemoCompany[], from: string, months: number): DemoEdge[] {
  const byClass = Map.groupBy(companies, (one) => one.industryCode)
  const sold = new Map<string, number>()
  const bought = new Map<string, number>()
  const edges: DemoEdge[] = []
  const random = randomOf(seed, 'supply')
  for (const customer of companies) {
    const cost = customer.revenue * (1 - customer.grossMargin)
    for (const input of inputsOf(customer)) {
      const makers = (byClass.get(input) ?? []).filter((one) => one.id !== customer.id)
      for (const supplier of random.sample(makers, random.int(1, 3))) {
        const revenueLeft = MOST_REVENUE - (sold.get(supplier.id) ?? 0)
        const costLeft = MOST_COST - (bought.get(customer.id) ?? 0)
        const value = Math.min(
          cost * random.between(0.03, 0.22),
          supplier.revenue * random.between(0.04, 0.3),
          cost * costLeft,
          supplier.revenue * revenueLeft,
        )
        const revenueShare = round4(value / supplier.revenue)
        const costShare = round4(value / cost)
        if (revenueShare < 0.002 || costShare < 0.002) continue
        sold.set(supplier.id, (sold.get(supplier.id) ?? 0) + revenueShare)
        bought.set(customer.id, (bought.get(customer.id) ?? 0) + costShare)
        const product = random.pick(branchOf.get(input)?.products ?? [])
        const begins = random.chance(0.8)
          ? dayAfter(from, -random.int(30, 900))
          : dayAfter(from, random.int(10, months * 24))
        const since = [begins, supplier.listedOn, customer.listedOn].toSorted().at(-1) ?? begins
        const to = random.chance(0.08) ? dayAfter(from, random.int(months * 8, months * 28)) : null
        edges.push({
          id: `L${String(edges.length + 1).padStart(5, '0')}`,
          supplierId: supplier.id,
          customerId: customer.id,
          product,
          revenueShare,
          costShare,
          disclosedBy: random.chance(0.55) ? 'supplier' : 'customer',
          from: since,
          to: to !== null && to > since ? to : null,
        })
      }
    }
  }
  return edges
}
