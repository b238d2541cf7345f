import { movedByKind, scoreDifference, type ScoreNumber } from '@pandora/intelligence/impact/difference'
import type { Db } from '@pandora/store/database'
import { dayOf } from '@pandora/contract/time'
import { scoresAt } from '../impact/offers/scores.ts'
import { standingEvents } from '../analysis/offers/standing-events.queries.ts'
import { asNumber, draft, type Draft } from './draft.ts'
import { presentSides, type ScoreSide } from './pairs.queries.ts'
import type { Span } from './subject.ts'

/** Points a score must move to be a change. */
const SCORE_STEP = 0.05
/** Events of a change that are named; all count in its sums. */
const NAMED = 6

/** `standing`: by which id the later side knows an event of the earlier. */
export interface ScoreSides {
  before: ReadonlyMap<string, ScoreSide>
  after: ReadonlyMap<string, ScoreSide>
  standing: (eventId: string) => string
}

async function sidesAt(
  db: Db,
  marketId: number,
  companies: readonly string[],
  at: number,
): Promise<Map<string, ScoreSide>> {
  return new Map(
    [...(await scoresAt(db, marketId, companies, at))].flatMap(
      ([id, { impactScore, riskPoint, opportunityPoint, knownAt, receipt }]) =>
        impactScore === null
          ? []
          : [[id, { impactScore, riskPoint, opportunityPoint, knownAt, receipt, day: dayOf(at) }] as const],
    ),
  )
}

/** Scores of companies at both instants; of the present as they stand. */
export async function scoreSides(
  db: Db,
  { from, to, toView }: Span,
  companies: readonly string[],
): Promise<ScoreSides> {
  const [before, after] = await Promise.all([
    sidesAt(db, toView.marketId, companies, from),
    toView.asOf === null ? presentSides(db, toView.marketId, companies) : sidesAt(db, toView.marketId, companies, to),
  ])
  const told = [...before.values()].flatMap(({ receipt }) =>
    receipt === null
      ? []
      : [receipt.risk, receipt.opportunity].flatMap((one) =>
          one.groups.flatMap((group) => group.parts.map((part) => part.eventId)),
        ),
  )
  return { before, after, standing: await standingEvents(db, toView, told) }
}

/**
 * What moved a number of a company's score: the events by kind, the strongest by name, and the documents of those that
 * came or grew. Nothing where there was no score on a side.
 */
export function movedBy(
  { before, after, standing }: ScoreSides,
  companyId: string,
  what: ScoreNumber,
): Pick<Draft, 'moved' | 'parts' | 'documentIds'> {
  const [was, is] = [before.get(companyId), after.get(companyId)]
  const parts = scoreDifference(was?.receipt ?? null, is?.receipt ?? null, what, standing)
  const documentIds = parts
    .filter(({ how }) => how === 'came' || how === 'grew')
    .flatMap((part) => part.documentIds.slice(0, 1))
  return was && is
    ? { moved: movedByKind(parts), parts: parts.slice(0, NAMED), documentIds }
    : { moved: [], parts: [], documentIds }
}

/** Impact scores that moved, each with the events that moved it. */
export async function scoreChanges(db: Db, span: Span, companies: readonly string[]): Promise<Draft[]> {
  const sides = await scoreSides(db, span, companies)
  return companies.flatMap((companyId) => {
    const [was, is] = [sides.before.get(companyId), sides.after.get(companyId)]
    return (['impactScore', 'riskPoint', 'opportunityPoint'] as const).flatMap((what): Draft[] => {
      const [before, after] = [was?.[what] ?? null, is?.[what] ?? null]
      if (before === after || (before !== null && after !== null && Math.abs(after - before) < SCORE_STEP)) return []
      return [
        draft({
          group: 'scores',
          kind: was && is ? 'changed' : is ? 'began' : 'ended',
          companyId,
          what,
          period: is?.day ?? null,
          periodBefore: was?.day ?? null,
          unit: 'points',
          before: was ? asNumber(before) : null,
          after: is ? asNumber(after) : null,
          knownAt: is?.knownAt ?? null,
          knownBefore: was?.knownAt ?? null,
          ...movedBy(sides, companyId, what),
        }),
      ]
    })
  })
}
