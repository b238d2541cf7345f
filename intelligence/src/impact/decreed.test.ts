import { expect, test } from 'vitest'
import { scoreImpact } from './score.ts'
import { noveltiesOf } from './strength.ts'
import { DAY, event, input, NOW } from './testing-impact.ts'
import type { CompanyPlace, GroupLink, ImpactEvent } from './types.ts'

const industry: GroupLink = {
  id: 'g',
  kind: 'industry',
  groupId: 'I',
  companyId: 'A',
  weight: 1,
  validFrom: '2020-01-01',
  validTo: null,
  knownAt: 0,
  supersededAt: null,
}
const at = (region: string): CompanyPlace => ({ companyId: 'A', region, knownAt: 0, supersededAt: null })
const eased = (given: Partial<ImpactEvent>) =>
  event({ id: 'e', type: 'regulation-eases', sign: 1, subject: { kind: 'industry', id: 'I' }, ...given })
const partOf = (given: Partial<ImpactEvent>, places: readonly CompanyPlace[] = []) =>
  scoreImpact(input({ events: [eased(given)], groups: [industry], places }), NOW).receipt?.opportunity.groups[0]
    ?.parts[0]

test('what is decreed of an industry weighs by who decrees it, and a receipt says so', () => {
  const strengths = (['national', 'ministry', 'province', 'city'] as const).map(
    (grade) => partOf({ grade })?.strength ?? 0,
  )
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  expect(new Set(strengths).size).toBe(4)
  expect(partOf({ grade: 'national' })?.strength).toBe(partOf({ grade: null })?.strength)
  expect(partOf({ grade: 'ministry' })?.materiality).toMatchObject({ grade: 'ministry', gradeFactor: 0.8 })
})

test('a province reaches those that are there, others less, and one of which nobody knows in between', () => {
  const decree = { grade: 'province', region: 'CN-JS' } as const
  const [here, unknown, elsewhere] = [
    partOf(decree, [at('CN-GD'), at('CN-JS')]),
    partOf(decree),
    partOf(decree, [at('CN-GD')]),
  ]
  expect(here?.factors).toContainEqual({ code: 'place', value: 1, raw: 'here' })
  expect(unknown?.factors).toContainEqual({ code: 'place', value: 0.5, raw: 'unknown' })
  expect(elsewhere?.factors).toContainEqual({ code: 'place', value: 0.2, raw: 'elsewhere' })
  expect(elsewhere?.factors).toContainEqual({ code: 'way', value: 1, raw: 'group' })
  expect(here?.strength).toBeGreaterThan(unknown?.strength ?? 0)
  expect(unknown?.strength).toBeGreaterThan(elsewhere?.strength ?? 0)
  // A place that is known only later is not seen, and one that was given up no more.
  expect(partOf(decree, [{ ...at('CN-JS'), knownAt: NOW + DAY }])?.strength).toBe(unknown?.strength)
  expect(partOf(decree, [{ ...at('CN-JS'), supersededAt: NOW - DAY }])?.strength).toBe(unknown?.strength)
})

test('the state and its ministries reach an industry wherever its companies are', () => {
  expect(partOf({ grade: 'national' }, [at('CN-GD')])?.factors.some(({ code }) => code === 'place')).toBe(false)
  expect(partOf({ grade: 'ministry' }, [at('CN-GD')])?.factors.some(({ code }) => code === 'place')).toBe(false)
})

test('what authorities only ask for, encourage or put up for comment weighs less than a company’s plan', () => {
  const modality = (given: Partial<ImpactEvent>) =>
    scoreImpact(
      input({ events: [event({ id: 'e', sign: 1, modality: 'plan', ...given })], groups: [industry] }),
      NOW,
    ).receipt?.opportunity.groups[0]?.parts[0]?.factors.find(({ code }) => code === 'modality')?.value
  expect(modality({ type: 'regulation-eases', subject: { kind: 'industry', id: 'I' } })).toBe(0.3)
  expect(modality({ type: 'merger' })).toBe(0.6)
})

test('a routine report of a buy-back’s progress moves no score, and makes what comes after it no less new', () => {
  const progress = event({ id: 'p', type: 'buy-back', sign: 1, grade: 'progress', happenedAt: NOW - 3 * DAY })
  const raised = event({ id: 'r', type: 'buy-back', sign: 1, grade: 'raised' })
  const score = (events: readonly ImpactEvent[]) => scoreImpact(input({ events }), NOW)
  expect(score([progress])).toMatchObject({ impactScore: 50, receipt: { leftOut: { tooFaint: 1 } } })
  expect(score([progress, raised]).impactScore).toBe(score([raised]).impactScore)
  expect(noveltiesOf([progress, raised], NOW).get('r')).toBe(1)
})
