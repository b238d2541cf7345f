import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'

type Marked = Pick<OutputOf<typeof events.ofCompany>['dataList'][number], 'type' | 'effect' | 'direct' | 'points'>

/**
 * What one mark on the price says of the events of its bar: the side that they come to, direct ones counting twice, and
 * the weightiest event of that side by name.
 */
export function barMark(happened: readonly Marked[]): {
  side: 'risk' | 'opportunity' | undefined
  type: string
  weight: number
  count: number
} {
  const sum = happened.reduce(
    (all, { effect, direct }) => all + (effect === 'risk' ? -1 : effect === 'opportunity' ? 1 : 0) * (direct ? 2 : 1),
    0,
  )
  const side = sum > 0 ? ('opportunity' as const) : sum < 0 ? ('risk' as const) : undefined
  // Never the name of a good event under the sign of a bad one.
  const own = side === undefined ? happened : happened.filter(({ effect }) => effect === side)
  const weightOf = ({ points }: Marked) => Math.abs(points ?? 0)
  const [most] = own.toSorted((a, b) => weightOf(b) - weightOf(a) || Number(b.direct) - Number(a.direct))
  return { side, type: most?.type ?? '', weight: most ? weightOf(most) : 0, count: happened.length }
}
