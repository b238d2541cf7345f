import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type FigureReceiptData = OutputOf<typeof figures.receipt>
export type ReceiptPart = FigureReceiptData['parts'][number]

/** How many figures a part lies within. */
export function depthOf(
  parts: readonly Pick<ReceiptPart, 'id' | 'within'>[],
  part: Pick<ReceiptPart, 'within'>,
): number {
  const above = parts.find((one) => one.id === part.within)
  return above ? 1 + depthOf(parts, above) : 0
}
