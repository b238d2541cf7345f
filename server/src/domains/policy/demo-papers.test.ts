import { nameKey, policyFactsOf } from '@pandora/intelligence/policy/facts'
import { placeName } from '@pandora/intelligence/risks/places'
import { simulate } from '@pandora/sources/demo/build'
import { calendarDays } from '@pandora/sources/demo/calendar'
import type { Paper } from '@pandora/sources/demo/papers/families'
import { papersOn } from '@pandora/sources/demo/papers/papers'
import { beforeAll, expect, test } from 'vitest'

let papers: { paper: Paper; day: string }[]

beforeAll(() => {
  const { world } = simulate({ seed: 11, size: 'small', from: '2025-06-01', today: '2025-11-30' })
  papers = calendarDays('2024-01-01', '2025-12-31').flatMap((day) =>
    papersOn(world, day).map((paper) => ({ paper, day })),
  )
})

test('official papers of the demo market are read as they truly are: number, bodies, level, place, day, relations', () => {
  expect(papers.length).toBe(14 * 8)
  expect(new Set(papers.map(({ paper }) => paper.category)).size).toBe(4)
  for (const { paper, day } of papers) {
    const { truth } = paper
    const facts = policyFactsOf({ title: truth.title, body: paper.body }, day)
    if (!paper.headed) {
      expect(facts.number?.value, truth.title).toBe(truth.number)
      expect(facts.bodies.map((one) => one.name)).toEqual(truth.bodies)
      expect(facts.bodies[0]?.level).toBe(truth.level)
      expect(placeName(facts.bodies[0]?.region ?? '')?.zh ?? null).toBe(truth.region)
      expect(facts.signed?.value).toBe(truth.signedOn)
    }
    const told = facts.references.map((one) => `${one.relation} ${nameKey(one.title)}`)
    for (const { relation, title } of truth.relations) expect(told).toContain(`${relation} ${nameKey(title)}`)
  }
})

test('every order planted in them is found with who, until when and how much, and no other', () => {
  for (const { paper, day } of papers) {
    const facts = policyFactsOf({ title: paper.truth.title, body: paper.body }, day)
    expect(
      facts.tasks.map((one) => ({ leads: one.leads, due: one.deadline?.due ?? null, figures: one.figures })),
      paper.body,
    ).toEqual(paper.truth.tasks)
  }
})
