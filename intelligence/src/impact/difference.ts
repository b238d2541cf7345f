import { moveKinds } from '@pandora/contract/domains/changes/operations'
import type { EventPart, ImpactReceipt } from './types.ts'

type MoveKind = (typeof moveKinds)[number]
/**
 * What one event gave to a side before and after, in points of that side (null where it did not count), by how much it
 * moved the number, and the documents that tell of it since.
 */
export interface MovedPart {
  eventId: string
  type: string
  side: EventPart['side']
  how: MoveKind
  before: number | null
  after: number | null
  by: number
  documentIds: readonly string[]
}
export type ScoreNumber = 'impactScore' | 'riskPoint' | 'opportunityPoint'

const partsOf = (receipt: ImpactReceipt | null): readonly EventPart[] =>
  receipt === null
    ? []
    : [receipt.risk, receipt.opportunity].flatMap((side) => side.groups.flatMap((group) => group.parts))
const cents = (points: number | undefined): number => Math.round((points ?? 0) * 100)
/**
 * What a hundredth of a point of a side moves a number by, in its own hundredths: half of it, up or down, for the score
 * of both sides.
 */
const weigh: Readonly<Record<ScoreNumber, Readonly<Record<EventPart['side'], number>>>> = {
  impactScore: { opportunity: 0.5, risk: -0.5 },
  riskPoint: { risk: 1, opportunity: 0 },
  opportunityPoint: { opportunity: 1, risk: 0 },
}

/**
 * Every event that moved a number between two receipts (null: nothing weighed), the strongest first. Their `by` add up
 * to its difference exactly, in steps of 0.005, for parts are counted in whole hundredths. `standing`: by which id the
 * later receipt knows an event.
 */
export function scoreDifference(
  before: ImpactReceipt | null,
  after: ImpactReceipt | null,
  what: ScoreNumber,
  standing: (eventId: string) => string = (id) => id,
): MovedPart[] {
  const keyOf = ({ eventId, side }: EventPart) => `${side} ${standing(eventId)}`
  const [first, second] = [
    new Map(partsOf(before).map((part) => [keyOf(part), part])),
    new Map(partsOf(after).map((part) => [keyOf(part), part])),
  ]
  return [...new Set([...first.keys(), ...second.keys()])]
    .flatMap((key): MovedPart[] => {
      const [was, is] = [first.get(key), second.get(key)]
      const one = is ?? was
      if (!one) return []
      const moved = cents(is?.points) - cents(was?.points)
      const by = (moved * weigh[what][one.side]) / 100
      if (by === 0) return []
      const how = was === undefined ? 'came' : is === undefined ? 'gone' : moved > 0 ? 'grew' : 'faded'
      const known = new Set(was?.documentIds)
      return [
        {
          eventId: standing(one.eventId),
          type: one.type,
          side: one.side,
          how,
          before: was?.points ?? null,
          after: is?.points ?? null,
          by,
          documentIds: is?.documentIds.filter((id) => !known.has(id)) ?? [],
        },
      ]
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.eventId < b.eventId ? -1 : 1))
}

/** The same by kind: how many events, and by how much together. */
export function movedByKind(parts: readonly MovedPart[]): { how: MoveKind; events: number; by: number }[] {
  return moveKinds.flatMap((how) => {
    const own = parts.filter((part) => part.how === how)
    return own.length === 0
      ? []
      : [{ how, events: own.length, by: own.reduce((sum, part) => sum + Math.round(part.by * 1000), 0) / 1000 }]
  })
}
