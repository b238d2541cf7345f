import { expect, test } from 'vitest'
import { movedByKind, scoreDifference } from './difference.ts'
import type { EventPart, ImpactReceipt } from './types.ts'

const part = (
  eventId: string,
  side: EventPart['side'],
  points: number,
  documentIds: string[] = [eventId],
): EventPart => ({
  eventId,
  type: 'other',
  side,
  direct: true,
  points,
  strength: points,
  factors: [],
  path: [],
  ageDays: 0,
  documentIds,
})
function receipt(parts: readonly EventPart[]): ImpactReceipt {
  const side = (name: EventPart['side']) => {
    const own = parts.filter((one) => one.side === name)
    const points = own.reduce((sum, one) => sum + one.points, 0)
    return { points, strength: points, groups: [{ code: 'direct' as const, points, parts: own }] }
  }
  return {
    base: 50,
    scale: 10,
    opportunity: side('opportunity'),
    risk: side('risk'),
    leftOut: { tooOld: 0, tooFaint: 0, denied: 0, possible: 0, undirected: 0 },
  }
}

test('a difference is taken apart by what came, grew, faded and went; risk moves the score down, and all of it adds up to the hundredth', () => {
  const before = receipt([
    part('old', 'opportunity', 12.35),
    part('known', 'risk', 3.1, ['first']),
    part('gone', 'risk', 0.33),
  ])
  const after = receipt([
    part('old', 'opportunity', 9.02),
    part('known', 'risk', 4.05, ['first', 'again']),
    part('new', 'risk', 20.01),
  ])
  const parts = scoreDifference(before, after, 'impactScore')
  expect(parts.map(({ eventId, how, before: was, after: is, by }) => [eventId, how, was, is, by])).toEqual([
    ['new', 'came', null, 20.01, -10.005],
    ['old', 'faded', 12.35, 9.02, -1.665],
    ['known', 'grew', 3.1, 4.05, -0.475],
    ['gone', 'gone', 0.33, null, 0.165],
  ])
  expect(movedByKind(parts)).toEqual([
    { how: 'came', events: 1, by: -10.005 },
    { how: 'grew', events: 1, by: -0.475 },
    { how: 'faded', events: 1, by: -1.665 },
    { how: 'gone', events: 1, by: 0.165 },
  ])
  // 50 + 9.02 ÷ 2 − 24.06 ÷ 2 against 50 + 12.35 ÷ 2 − 3.43 ÷ 2.
  expect(movedByKind(parts).reduce((sum, one) => sum + one.by, 0)).toBeCloseTo(42.48 - 54.46, 9)
})

test('an event told once more names the document that tells of it since; one that faded names none', () => {
  const [grown, faded] = [
    scoreDifference(
      receipt([part('a', 'opportunity', 3, ['first'])]),
      receipt([part('a', 'opportunity', 5, ['first', 'again'])]),
      'opportunityPoint',
    ),
    scoreDifference(receipt([part('a', 'opportunity', 3)]), receipt([part('a', 'opportunity', 2)]), 'opportunityPoint'),
  ]
  expect(grown).toMatchObject([{ how: 'grew', by: 2, documentIds: ['again'] }])
  expect(faded).toMatchObject([{ how: 'faded', by: -1, documentIds: [] }])
  expect(scoreDifference(null, null, 'riskPoint')).toEqual([])
})
