import { numberOf } from '@pandora/intelligence/holdings/decimal'
import { presentPositions, presentTotals } from '../present.ts'
import { readValued, type Asked } from '../read.ts'

/** A company whose securities a user holds, and what they are worth in one currency; null where no price is known. */
export interface HeldCompany {
  companyId: string
  currency: string
  value: number | null
}

/** Companies that a user holds in all portfolios on the day that is looked from, as trades and prices make it. */
export async function heldCompanies(call: Omit<Asked, 'input'>): Promise<HeldCompany[]> {
  const { positions } = await readValued({ ...call, input: { portfolioId: undefined } })
  return positions.flatMap(({ held, position }) => {
    const { company_id: companyId } = held.security
    if (companyId === null || position.quantity <= 0n) return []
    const value = position.value === null ? null : numberOf(position.value, 2)
    return [{ companyId, currency: position.currency, value }]
  })
}

/** What a user holds in all portfolios, as the page of holdings tells it: positions, and their sums by currency. */
export async function heldPositions(call: Omit<Asked, 'input'>) {
  const valued = await readValued({ ...call, input: { portfolioId: undefined } })
  const positions = presentPositions(valued, new Map()).filter((one) => Number(one.quantity) > 0)
  return { day: valued.day, totals: valued.sums.map(presentTotals), positions }
}
