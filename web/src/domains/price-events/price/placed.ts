import type { charting } from '@pandora/contract/domains/charting/operations'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { OutputOf } from '@pandora/contract/operation'

export type KeptDrawing = OutputOf<typeof charting.drawings>['dataList'][number]
interface Prices {
  basis: PriceBasis | null
  bars: readonly { date: string; close: number }[]
}

/** Closes that differ by less are the same price, written with other digits. */
const SAME = 1e-6

/** A drawing that no longer lies where it was put, and what its prices would be multiplied by to lie there again. */
export interface Displaced {
  drawing: KeptDrawing
  /** It was drawn in another basis, the prices were adjusted anew, or the bar it was put beside is not there. */
  why: 'basis' | 'adjusted' | 'unknown'
  ratio: number | null
}

/**
 * Drawings that lie where they were put, and those that do not: a drawing holds prices of one basis, and the close of one
 * bar as it read then. Where that bar says another close now, all prices were adjusted anew since.
 */
export function placed(
  drawings: readonly KeptDrawing[],
  { basis, bars }: Prices,
): { drawn: KeptDrawing[]; displaced: Displaced[] } {
  const closes = new Map(bars.map(({ date, close }) => [date, close]))
  const [drawn, displaced]: [KeptDrawing[], Displaced[]] = [[], []]
  for (const drawing of drawings) {
    const { reference } = drawing
    const now = closes.get(reference.date)
    const ratio = now === undefined || reference.price <= 0 || now <= 0 ? null : now / reference.price
    if (drawing.basis === basis && ratio !== null && Math.abs(ratio - 1) < SAME) drawn.push(drawing)
    else
      displaced.push({
        drawing,
        ratio,
        why: now === undefined ? 'unknown' : drawing.basis === basis ? 'adjusted' : 'basis',
      })
  }
  return { drawn, displaced }
}

/** A drawing in the prices of today's basis: each of its prices times what its bar's close has become. */
export function converted({ drawing, ratio }: Displaced, { basis, bars }: Prices): KeptDrawing | null {
  const close = bars.find(({ date }) => date === drawing.reference.date)?.close
  if (ratio === null || basis === null || close === undefined) return null
  return {
    ...drawing,
    basis,
    anchors: drawing.anchors.map(({ date, price }) => ({ date, price: price * ratio })),
    reference: { date: drawing.reference.date, price: close },
  }
}
