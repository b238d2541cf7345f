import { expect, test } from 'vitest'
import { macro } from '../macro/operations.ts'
import { policyMeetings } from '../policy-meetings/operations.ts'
import { policyTopics } from '../policy-topics/operations.ts'
import { policy } from './operations.ts'
import { policyRooms } from './rooms.ts'

const { policyAnalysis } = policyRooms

test('POLICY-02 room policyAnalysis opens policy analysis in a floor, the parse view first', () => {
  expect(policyAnalysis.ready).toBe(true)
  expect(policyAnalysis.views.map(({ key }) => key)).toEqual([
    'parse',
    'changes',
    'map',
    'topics',
    'ranking',
    'indicators',
    'cloud',
    'involved',
  ])
  // A day, a theme or a company that is chosen on the floor is followed.
  const linked = Object.fromEntries(
    policyAnalysis.views.map(({ key, parameters }) => [
      key,
      Object.entries(parameters).flatMap(([name, { linkable }]) => (linkable ? [name] : [])),
    ]),
  )
  expect(linked).toMatchObject({
    parse: ['companyId', 'themeId', 'date'],
    involved: ['companyId', 'themeId', 'date'],
    changes: ['date'],
    topics: ['date'],
    indicators: ['date'],
  })
})

test('POLICY-01 policy analysis covers parsing, news, indicators, topics, involvement, meetings compared and hot topics', () => {
  const covered = [
    policy.detail,
    policy.newsList,
    macro.economicList,
    policyTopics.list,
    policy.policyIndustryTree,
    policy.areas,
    policy.departments,
    policyMeetings.difference,
    policyTopics.wordCloud,
  ]
  expect(covered.map(({ dated }) => dated)).toEqual(covered.map(() => true))
  expect(new Set(covered.map(({ path }) => path)).size).toBe(covered.length)
})
