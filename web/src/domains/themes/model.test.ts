import { expect, test } from 'vitest'
import { memberSort } from './members/columns.tsx'
import {
  capText,
  chainNodes,
  companyBubbles,
  coursesOf,
  gradesOf,
  holding,
  noHeatReason,
  offOf,
  offText,
} from './model.ts'
import { tabOf } from './tabs.ts'

test('THEME-06 a market cap is shown in units of 100 million with two digits, missing as a dash', () => {
  expect([1.2345e12, 1e10, 9.954e9, 3e7, 0, null, undefined, Number.NaN].map((value) => capText(value, null))).toEqual([
    '12,345.00',
    '100.00',
    '99.54',
    '0.30',
    '0.00',
    '–',
    '–',
    '–',
  ])
})

const bubble = {
  companyId: 'SSE-600001',
  nameZh: null,
  nameEn: 'One',
  themeId: 't',
  industryCode: null,
  marketCap: null,
  capBasis: null,
  changeAdjusted: false,
  changeRate: null,
  riskPoint: null,
  opportunityPoint: null,
  impactScore: null,
  membership: 0.4,
  band: null,
  revenueShare: null,
}
test('a company of two themes is one bubble; one without a name is its code, and what is missing stays missing', () => {
  expect(companyBubbles([bubble, { ...bubble, themeId: 'u' }], 'en')).toEqual([
    {
      id: 'SSE-600001',
      name: 'One',
      cap: null,
      capBasis: null,
      change: null,
      changeBasis: expect.toBeOneOf([null, 'adjusted']),
      opportunity: null,
      risk: null,
    },
  ])
  expect(companyBubbles([{ ...bubble, nameEn: null }], 'zh-CN')[0]?.name).toBe('600001')
})

test('companies of a chain stand by membership, links by what they hold', () => {
  const node = {
    id: 'x',
    nameZh: '甲',
    nameEn: null,
    marketCap: null,
    capBasis: null,
    changeAdjusted: false,
    changeRate: 1,
    riskPoint: null,
    opportunityPoint: null,
    band: null,
  }
  const nodes = chainNodes(
    {
      nodes: [
        { ...node, nodeId: 'i', parentId: null, kind: 'industry', stage: 'upstream', companies: 7, membership: null },
        { ...node, nodeId: 'i/x', parentId: 'i', kind: 'company', stage: null, companies: 1, membership: 0.4 },
      ],
    },
    'zh-CN',
    ({ companies }) => `${companies}`,
  )
  expect(nodes.map(({ weight, note, membership }) => [weight, note, membership])).toEqual([
    [7, '7', null],
    [0.4, '', 0.4],
  ])
})

test('what the address holds is read and written the same; what it holds wrongly counts for nothing', () => {
  expect(offText(offOf('none,2,-3,9,rise'))).toBe('-3,2,none')
  expect(offOf(undefined).size).toBe(0)
  expect(gradesOf('core,none,name-only')).toEqual(['core', 'name-only'])
  expect([memberSort('marketCap-up'), memberSort('colour-up'), memberSort('')]).toEqual([
    { sort: 'marketCap', order: 'up' },
    { sort: 'membership', order: 'down' },
    { sort: 'membership', order: 'down' },
  ])
  expect([tabOf(undefined), tabOf('events'), tabOf('map'), tabOf('toString')]).toEqual([
    'map',
    'events',
    undefined,
    undefined,
  ])
})

test('a theme is found by either of its names', () => {
  const list = [
    { nameZh: '储能', nameEn: 'Energy storage' },
    { nameZh: '铜', nameEn: null },
  ]
  expect(
    [holding(list, 'STOR'), holding(list, '铜 '), holding(list, ''), holding(list, 'x')].map((found) => found.length),
  ).toEqual([1, 1, 2, 0])
})

test('the index of a theme says from when and over how many sessions it is; while it is read and where there is none are two things', () => {
  const day = ['2024-03-14', '2024-03-15', '2024-03-18', '2024-03-19']
  const courseOf = coursesOf({ day, dataList: [{ themeId: 'T1', value: [null, 100, 101.5, null], changeRate: 1.5 }] })
  // Its first day is not the first of the list: over how many sessions it is a change is said.
  expect(courseOf('T1')).toEqual({
    value: [null, 100, 101.5, null],
    changeRate: 1.5,
    from: '2024-03-15',
    to: '2024-03-18',
    sessions: 2,
    whole: false,
  })
  expect(courseOf('T2')).toBeNull()
  expect(coursesOf(undefined)('T1')).toBeUndefined()
})

test('why no theme has a heat is told once; where one has it, each of the others says its own reason', () => {
  const t = (key: string) => key
  const of = (ratio: number | null, absence: 'FEW_STORIES' | 'SHORT_HISTORY' | null) => ({
    heat: { stories: 1, documents: 1, events: 0, usual: null, ratio, absence } as Parameters<
      typeof noHeatReason
    >[0][number]['heat'],
  })
  const [few, short] = [of(null, 'FEW_STORIES'), of(null, 'SHORT_HISTORY')]
  expect(noHeatReason([short, few], t)).toBe('heatNone_FEW_STORIES')
  expect(noHeatReason([short], t)).toBe('heatNone_SHORT_HISTORY')
  expect(noHeatReason([short, of(1.5, null)], t)).toBeNull()
  expect(noHeatReason([], t)).toBeNull()
})
