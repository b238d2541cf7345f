/** One part of a move in per cent: it leads from the sum before it to the sum after it. */
export interface MoveStep<Cause> {
  key: string
  kind: 'market' | 'industry' | 'cause' | 'unexplained' | 'compounding' | 'moved'
  value: number
  from: number
  to: number
  cause: Cause | null
}

interface Move<Cause> {
  moved: number
  market: number
  /** Null where there is none: then nothing is said of the industry. */ industry: number | null
  compounding: number
  causes: readonly Cause[]
  unexplained: { points: number }
}

/**
 * A move as steps from 0: market, industry, each cause by its rank, what no cause explains, compounding where there is
 * any, and the whole.
 */
export function moveSteps<Cause extends { eventId: string; points: number }>(move: Move<Cause>): MoveStep<Cause>[] {
  const steps: MoveStep<Cause>[] = []
  let sum = 0
  const add = (key: string, kind: MoveStep<Cause>['kind'], value: number, cause: Cause | null = null) => {
    steps.push({ key, kind, value, from: sum, to: sum + value, cause })
    sum += value
  }
  add('market', 'market', move.market)
  if (move.industry !== null) add('industry', 'industry', move.industry)
  for (const cause of move.causes) add(cause.eventId, 'cause', cause.points, cause)
  add('unexplained', 'unexplained', move.unexplained.points)
  if (Math.abs(move.compounding) >= 0.005) add('compounding', 'compounding', move.compounding)
  return [...steps, { key: 'moved', kind: 'moved', value: move.moved, from: 0, to: move.moved, cause: null }]
}

/**
 * Where a value stands between the lowest and the highest sum of all steps, in per cent of the width; 0 is always
 * inside.
 */
export function scaleOf(steps: readonly MoveStep<unknown>[]): (value: number) => number {
  const ends = steps.flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...ends)
  const span = Math.max(0, ...ends) - low || 1
  return (value) => ((value - low) / span) * 100
}

/** Which words say what the industry was measured by: its index, that and stand-ins, or other stocks alone. */
export function measureText(
  measure: { indexDays: number; peerDays: number } | null,
): 'measuredBy' | 'measuredPartly' | 'measuredByPeers' | 'marketOnly' {
  if (measure === null) return 'marketOnly'
  return measure.peerDays === 0 ? 'measuredBy' : measure.indexDays === 0 ? 'measuredByPeers' : 'measuredPartly'
}
