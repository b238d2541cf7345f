import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagesOf } from './chain.ts'
import { heatNow, heatSeries, type Named } from './heat.ts'
import { bandOf, businessShare, gradeMembership, type Grounds, type Segment } from './membership.ts'
import { contributionsOf, eventScore, weightedMean } from './sums.ts'
import { themeIndex } from './theme-index.ts'
import { matcherOf } from './words.ts'

const find = (any: string[], text: string, all: string[] = []) => matcherOf({ any, all }).find(text)

test('words are found in Chinese however they are spaced and wide, in English by whole words whatever their number', () => {
  expect(find(['固态电池'], '半固态 电池材料')).toBe('固态电池')
  expect(find(['ＣＰＯ'], '光模块（CPO）')).toBe('ＣＰＯ')
  expect(find(['solid-state battery'], 'Solid State Batteries, other')).toBe('solid-state battery')
  expect(find(['optical modules'], 'optical module')).toBe('optical modules')
  expect(find(['AI'], 'maintenance of airports')).toBeNull()
  expect(find(['CPO'], 'CPOX系统')).toBeNull()
  expect(find(['AI'], 'AI芯片')).toBe('AI')
  expect(find(['2.5D封装'], '2.5d 封装服务')).toBe('2.5D封装')
})

test('a word is not found as the end of its opposite, one Chinese character and nothing find nothing, and of several the longest is named', () => {
  expect(find(['金属'], '非金属材料')).toBeNull()
  expect(find(['金属'], '非金属及金属制品')).toBe('金属')
  expect(find(['金'], '黄金')).toBeNull()
  expect(find([' ', ''], 'anything')).toBeNull()
  expect(matcherOf({ any: ['金'], all: [] }).empty).toBe(true)
  expect(find(['电池', '固态电池'], '固态电池')).toBe('固态电池')
})

test('of all words every one must be there; one that cannot be found hinders all', () => {
  expect(find([], '锂电 隔膜', ['锂电', '隔膜'])).toBe('锂电')
  expect(find(['铜箔'], '锂电隔膜', ['锂电'])).toBeNull()
  expect(find(['锂电'], '锂电隔膜', ['膜'])).toBeNull()
})

test('a word that stands in a text by itself is found in whatever surrounds it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('固态电池', '碳化硅', 'graphene', 'optical modules'),
      fc.string(),
      fc.string(),
      (word, before, after) => {
        expect(find([word], `${before}。${word}。${after}`)).toBe(word)
      },
    ),
  )
})

const line = (name: string, revenueShare: number | null, more: Partial<Segment> = {}): Segment => ({
  dimension: 'product',
  name,
  nameEn: null,
  revenue: null,
  revenueShare,
  periodEnd: '2024-12-31',
  ...more,
})
const storage = matcherOf({ any: ['储能'], all: [] })

test('the share of revenue is that of the latest report, and products and industries are not added up', () => {
  const found = businessShare(
    [
      line('储能系统', 40),
      line('储能电芯', 15),
      line('其他', 45),
      line('储能行业', 60, { dimension: 'industry' }),
      line('储能系统', 90, { periodEnd: '2023-12-31' }),
    ],
    storage,
  )
  expect(found).toMatchObject({ share: 60, periodEnd: '2024-12-31', dimension: 'industry' })
  expect(found.matched.map(({ segment }) => segment.name)).toEqual(['储能系统', '储能电芯', '储能行业'])
})

test('eliminations below zero take nothing away, shares above 100 % count as 100, and English names are read', () => {
  expect(businessShare([line('储能系统', 103.2), line('分部间抵销储能', -3.2)], storage).share).toBe(100)
  expect(
    businessShare([line('甲', 20, { nameEn: 'Energy storage' })], matcherOf({ any: ['energy storage'], all: [] }))
      .share,
  ).toBe(20)
})

test('nothing reported is not zero: without a report, or without a figure for what fits, the share is missing', () => {
  expect(businessShare([], storage)).toMatchObject({ share: null, periodEnd: null })
  expect(businessShare([line('储能', null)], storage).share).toBeNull()
  expect(businessShare([line('其他', 100)], storage).share).toBe(0)
  expect(businessShare([line('储能', null, { revenue: 30 }), line('其他', null, { revenue: 70 })], storage).share).toBe(
    30,
  )
})

const grounds = fc.record({
  share: fc.option(fc.double({ min: 0, max: 150, noNaN: true })),
  evidence: fc.record({ about: fc.nat(60), mentions: fc.nat(60) }),
  given: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
}) satisfies fc.Arbitrary<Grounds>

test('the parts of a membership add up to it to the hundredth, and it lies between 0 and 1', () => {
  fc.assert(
    fc.property(grounds, (one) => {
      const graded = gradeMembership(one)
      if (!graded) return
      expect(Math.round(graded.parts.reduce((sum, part) => sum + part.points, 0) * 100)).toBe(
        Math.round(graded.points * 100),
      )
      expect(graded.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(
        one.share !== null ? 1 : one.given === null ? 0.15 : 0.4,
        9,
      )
      expect(graded.membership).toBeCloseTo(graded.points / 100, 9)
      expect(graded.points).toBeGreaterThanOrEqual(0)
      expect(graded.points).toBeLessThanOrEqual(100)
    }),
  )
})

test('more revenue, more stories or a greater weight never make a membership less', () => {
  fc.assert(
    fc.property(grounds, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(20), (one, more, stories) => {
      const [before, earns, told, given] = [
        one,
        { ...one, share: one.share === null ? null : one.share + more * 20 },
        { ...one, evidence: { ...one.evidence, about: one.evidence.about + stories } },
        { ...one, given: one.given === null ? null : Math.min(1, one.given + more) },
      ].map((of) => gradeMembership(of)?.points ?? 0)
      for (const after of [earns, told, given]) expect(after).toBeGreaterThanOrEqual((before ?? 0) - 0.02)
    }),
  )
})

test('who is listed in full but earns nothing of the theme is a member in name only, below whoever earns it', () => {
  const flat = gradeMembership({ share: 0, evidence: { about: 0, mentions: 0 }, given: 1 })
  const earns = gradeMembership({ share: 55, evidence: { about: 0, mentions: 0 }, given: null })
  expect(flat).toMatchObject({ band: 'name-only', points: 25 })
  expect(earns?.band).toBe('core')
  expect(earns?.points).toBeGreaterThan(flat?.points ?? 0)
  expect([
    bandOf(30, false),
    bandOf(29.9, false),
    bandOf(1, true),
    bandOf(0.9, true),
    bandOf(null, true),
    bandOf(null, false),
  ]).toEqual(['core', 'related', 'related', 'name-only', 'unproven', 'name-only'])
})

test('a business that nobody reported is no ground: who is listed without one is unproven, and at the same weight and texts never above whoever reports one', () => {
  expect(gradeMembership({ share: null, evidence: { about: 0, mentions: 0 }, given: 1 })).toMatchObject({
    points: 25,
    band: 'unproven',
    parts: [
      { ground: 'evidence', points: 0 },
      { ground: 'given', weight: 0.25, points: 25 },
    ],
  })
  expect(gradeMembership({ share: 60, evidence: { about: 0, mentions: 0 }, given: 1 })).toMatchObject({
    points: 61,
    band: 'core',
  })
  fc.assert(
    fc.property(grounds, fc.double({ min: 0, max: 100, noNaN: true }), (one, share) => {
      const [unknown, proven] = [gradeMembership({ ...one, share: null }), gradeMembership({ ...one, share })]
      if (unknown && proven) expect(unknown.points).toBeLessThanOrEqual(proven.points + 0.01)
      if (unknown) expect(unknown.band).toBe(one.given !== null && one.given > 0 ? 'unproven' : 'name-only')
    }),
  )
})

test('texts alone make nobody more than a member in name only', () => {
  expect(gradeMembership({ share: null, evidence: { about: 500, mentions: 0 }, given: null })).toMatchObject({
    points: 15,
    band: 'name-only',
  })
})

test('who is neither listed nor earns from it nor is told of with it does not belong', () => {
  expect(gradeMembership({ share: 0, evidence: { about: 2, mentions: 90 }, given: null })).toBeNull()
  expect(gradeMembership({ share: 0, evidence: { about: 3, mentions: 0 }, given: null })?.band).toBe('name-only')
  expect(gradeMembership({ share: 0.5, evidence: { about: 0, mentions: 0 }, given: 0 })).toBeNull()
})

const weighted = fc.array(
  fc.record({
    weight: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.option(fc.double({ min: -100, max: 100, noNaN: true })),
  }),
  { maxLength: 30 },
)

test('THEME-01 what companies give to a theme adds up to the theme, which lies between its least and its greatest', () => {
  fc.assert(
    fc.property(weighted, (members) => {
      const mean = weightedMean(members)
      const parts = contributionsOf(members)
      const known = members.flatMap(({ weight, value }) => (value === null || weight <= 0 ? [] : [value]))
      expect(mean === null).toBe(known.length === 0)
      if (mean === null) return
      expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBeCloseTo(mean, 6)
      expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9)
      expect(mean).toBeLessThanOrEqual(Math.max(...known) + 1e-9)
    }),
  )
})

test('THEME-10 an event score lies between 0 and 20: risk under 10, opportunity over 10, neither at 10', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(-1, 0, 1),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(null, 'small', 'medium', 'large' as const),
      (sign, confidence, size) => {
        const score = eventScore(sign, confidence, size)
        expect(Number.isInteger(score) && score >= 0 && score <= 20).toBe(true)
        expect(Math.sign(score - 10)).toBe(sign)
      },
    ),
  )
  expect([eventScore(1, 1, 'large'), eventScore(-1, 1, 'large'), eventScore(1, 1, 'small')]).toEqual([20, 0, 14])
})

const days = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']
const returnsOf = (rates: Record<string, (number | null)[]>) =>
  new Map(
    Object.entries(rates).map(([id, own]) => [
      id,
      new Map(own.flatMap((rate, at) => (rate === null ? [] : [[days[at] ?? '', rate] as const]))),
    ]),
  )

test('the index starts at 100 and compounds weighted means; a basket counts from its day on, and who has no return that day is left out', () => {
  const series = themeIndex(
    days,
    [
      {
        from: '2024-01-02',
        weights: new Map([
          ['a', 0.75],
          ['b', 0.25],
        ]),
      },
      { from: '2024-01-05', weights: new Map([['b', 1]]) },
    ],
    returnsOf({ a: [9, 4, null, 50], b: [9, 0, -2, 10] }),
  )
  expect(series.change).toEqual([9, 3, -2, 10])
  expect(series.members).toEqual([2, 2, 1, 1])
  expect(series.value.map((one) => Number(one.toFixed(6)))).toEqual([100, 103, 100.94, 111.034])
})

test('an index of one member moves as the member does, and one of equals lies between them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 4, maxLength: 4 }),
      fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (a, b) => {
        const returns = returnsOf({ a, b })
        const alone = themeIndex(days, [{ from: '2024-01-01', weights: new Map([['a', 0.3]]) }], returns)
        expect(alone.value.at(-1)).toBeCloseTo(
          a.slice(1).reduce((value, rate) => value * (1 + rate / 100), 100),
          6,
        )
        const both = themeIndex(
          days,
          [
            {
              from: '2024-01-01',
              weights: new Map([
                ['a', 1],
                ['b', 1],
              ]),
            },
          ],
          returns,
        )
        both.change.slice(1).forEach((change, at) => {
          expect(change).toBeGreaterThanOrEqual(Math.min(a[at + 1] ?? 0, b[at + 1] ?? 0) - 1e-9)
          expect(change).toBeLessThanOrEqual(Math.max(a[at + 1] ?? 0, b[at + 1] ?? 0) + 1e-9)
        })
      },
    ),
  )
})

test('an index sees nothing before its first basket and skips days on which nobody traded', () => {
  expect(
    themeIndex(days, [{ from: '2024-01-04', weights: new Map([['a', 1]]) }], returnsOf({ a: [1, 1, 1, null] })).day,
  ).toEqual(['2024-01-04'])
  expect(themeIndex(days, [], returnsOf({ a: [1, 1, 1, 1] })).day).toEqual([])
})

const told = (documentId: string, story: string, at: string, events: string[] = []): Named => ({
  documentId,
  story,
  at: Date.parse(at),
  events,
})

test('heat counts documents, copies once on the day the story was first told, and the events told of', () => {
  const series = heatSeries(
    [
      told('d1', 's1', '2024-03-04T02:00:00Z', ['e1']),
      told('d2', 's1', '2024-03-04T03:00:00Z', ['e1']),
      told('d3', 's1', '2024-03-05T02:00:00Z'),
      told('d4', 'd4', '2024-03-05T16:30:00Z', ['e2']),
    ],
    '2024-03-04',
    '2024-03-06',
    null,
  )
  expect(series).toEqual({
    day: ['2024-03-04', '2024-03-05', '2024-03-06'],
    documents: [2, 1, 1],
    stories: [1, 0, 1],
    events: [1, 0, 1],
    usual: [null, null, null],
  })
})

test('heat is held against the weeks before, which must be at least four; nothing later is seen', () => {
  const weekly = Array.from({ length: 10 }, (_, week) =>
    told(`w${week}`, `w${week}`, new Date(Date.parse('2024-01-01T04:00:00Z') + week * 7 * 86_400_000).toISOString()),
  )
  const burst = Array.from({ length: 5 }, (_, n) => told(`b${n}`, `b${n}`, '2024-03-12T04:00:00Z'))
  const now = heatNow(
    [...weekly, ...burst, told('later', 'later', '2024-03-20T04:00:00Z')],
    Date.parse('2024-03-12T10:00:00Z'),
    '2023-12-27',
  )
  expect(now).toMatchObject({ documents: 5, stories: 5, usual: 1, ratio: 3, absence: null })
  expect(heatNow(burst, Date.parse('2024-03-12T10:00:00Z'), '2024-03-01')).toMatchObject({
    usual: null,
    ratio: null,
    absence: 'SHORT_HISTORY',
  })
})

test('where hardly anything is told, now or usually, heat has no ratio and says why; a theme gone quiet and one that breaks out have', () => {
  const at = Date.parse('2024-06-12T10:00:00Z')
  const stories = (count: number, from: string, every: number) =>
    Array.from({ length: count }, (_, n) =>
      told(
        `${from}${n}`,
        `${from}${n}`,
        new Date(Date.parse(`${from}T04:00:00Z`) + n * every * 86_400_000).toISOString(),
      ),
    )
  expect(heatNow([], at, '2023-01-01')).toMatchObject({ stories: 0, usual: 0, ratio: null, absence: 'FEW_STORIES' })
  expect(heatNow(stories(2, '2024-06-10', 1), at, '2023-01-01')).toMatchObject({
    stories: 2,
    ratio: null,
    absence: 'FEW_STORIES',
  })
  expect(heatNow(stories(3, '2024-06-10', 0.1), at, '2023-01-01')).toMatchObject({
    stories: 3,
    usual: 0,
    ratio: 4,
    absence: null,
  })
  expect(heatNow(stories(182, '2023-12-07', 1), at, '2023-01-01')).toMatchObject({
    stories: 0,
    usual: 7,
    ratio: 1 / 8,
    absence: null,
  })
})

test('parts of a chain stand where their links put them, and parts without links nowhere', () => {
  const stages = stagesOf([
    { from: 'ore', to: 'metal', weight: 2 },
    { from: 'metal', to: 'part', weight: 2 },
    { from: 'ore', to: 'part', weight: 1 },
    { from: 'ore', to: 'ore', weight: 9 },
  ])
  expect(Object.fromEntries(stages)).toEqual({ ore: 'upstream', metal: 'middle', part: 'downstream' })
})
