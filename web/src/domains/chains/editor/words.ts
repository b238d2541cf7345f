import type { ChainEdge, ChainNode, Range } from '@pandora/contract/domains/chains/graph'
import { stretch } from '../../../lib/formats.ts'

const whole = (share: number) => {
  const percent = Math.round(share * 1000) / 10
  return percent >= 10 || Number.isInteger(percent) ? String(Math.round(percent)) : percent.toFixed(1)
}

/** A share as per cent without its sign: `54`, `50–60` where only bounds are known; null of none. */
export function shareText(range: Range | null): string | null {
  if (range === null) return null
  return stretch(whole(range.low), whole(range.high))
}

/** Both shares of an edge, “of the supplier's revenue · of the customer's purchases”; null where neither is known. */
export function edgeLabel({ revenueShare, purchaseShare }: ChainEdge['data']): string | null {
  if (revenueShare === null && purchaseShare === null) return null
  return `${shareText(revenueShare) ?? '–'} · ${shareText(purchaseShare) ?? '–'}`
}

const middle = (range: Range | null) => (range === null ? null : (range.low + range.high) / 2)

/** Width of an edge, px: by the larger of its shares, from 1.25 where none is known to 5 at all of it. */
export function edgeWidth({ revenueShare, purchaseShare }: ChainEdge['data']): number {
  const share = Math.max(middle(revenueShare) ?? 0, middle(purchaseShare) ?? 0)
  return 1.25 + 3.75 * Math.sqrt(share)
}

/** Companies of a node: its own, or those of the part. */
export const companiesOf = ({
  data,
}: ChainNode): readonly { companyId: string | null; name: string; share: number | null }[] =>
  data.companies.length > 0
    ? data.companies
    : data.companyId === null
      ? []
      : [{ companyId: data.companyId, name: data.name, share: null }]
