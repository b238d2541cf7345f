import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rarityOf, sharedWords, wordsOf } from './alike.ts'
import { isNobody, organisationsOf, type NamedInvestor } from './organisations.ts'
import { quarterOf, quartersUntil, rotationOf } from './rotation.ts'
import { roundSpells, type DatedRound } from './spells.ts'
import { sumOf, type Sized } from './sums.ts'
import { atRiskAt, kaplanMeier, survivalAt, type Spell } from './survival.ts'

const spells = fc.array(fc.record({ time: fc.integer({ min: 0, max: 40 }), event: fc.boolean() }), {
  minLength: 1,
  maxLength: 60,
})

test('remission of 6-MP (Freireich 1963): survival, Greenwood errors and the median as published', () => {
  // Weeks; + is censored. The example of Kalbfleisch and Prentice, and of every textbook since.
  const events = [6, 6, 6, 7, 10, 13, 16, 22, 23]
  const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35]
  const curve = kaplanMeier([
    ...events.map((time) => ({ time, event: true })),
    ...censored.map((time) => ({ time, event: false })),
  ])
  expect(curve.steps.map(({ time, atRisk, events: own }) => [time, atRisk, own])).toEqual([
    [6, 21, 3],
    [7, 17, 1],
    [10, 15, 1],
    [13, 12, 1],
    [16, 11, 1],
    [22, 7, 1],
    [23, 6, 1],
  ])
  const published = [0.857, 0.807, 0.753, 0.69, 0.627, 0.538, 0.448]
  const errors = [0.0764, 0.0869, 0.0963, 0.1068, 0.1141, 0.1282, 0.1346]
  curve.steps.forEach(({ survival, error }, at) => {
    expect(survival).toBeCloseTo(published[at] ?? 0, 3)
    expect(error).toBeCloseTo(errors[at] ?? 0, 3)
  })
  expect(curve).toMatchObject({ median: 23, medianLow: 13, medianHigh: null, longest: 35 })
})

test('without censoring it is the share that is left, and its error is the binomial one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 40 }), (times) => {
      const curve = kaplanMeier(times.map((time) => ({ time, event: true })))
      for (const { time, survival, error } of curve.steps) {
        const left = times.filter((one) => one > time).length / times.length
        expect(survival).toBeCloseTo(left, 10)
        expect(error).toBeCloseTo(left === 0 ? 0 : Math.sqrt((left * (1 - left)) / times.length), 10)
      }
    }),
  )
})

test('a curve never rises, stays within its interval and within 0 and 1, and what is censored first changes nothing before', () => {
  fc.assert(
    fc.property(spells, (own: Spell[]) => {
      const { steps } = kaplanMeier(own)
      steps.forEach(({ survival, low, high }, at) => {
        expect(survival).toBeLessThanOrEqual(steps[at - 1]?.survival ?? 1)
        expect(survival).toBeGreaterThanOrEqual(0)
        if (low === null || high === null) return
        expect(low).toBeLessThanOrEqual(survival + 1e-12)
        expect(high).toBeGreaterThanOrEqual(survival - 1e-12)
        expect(high).toBeLessThanOrEqual(1)
      })
      const late = Math.max(...own.map(({ time }) => time)) + 1
      const more = kaplanMeier([...own, { time: 0, event: false }])
      // One more that is censored at once is at risk at time 0 alone.
      for (const time of [1, 5, late])
        if (!own.some((one) => one.time === 0 && one.event))
          expect(survivalAt(more, time)).toBeCloseTo(survivalAt({ steps }, time), 10)
    }),
  )
  expect(
    atRiskAt(
      [
        { time: 3, event: true },
        { time: 5, event: false },
      ],
      [0, 3, 4, 6],
    ),
  ).toEqual([2, 2, 1, 0])
  expect(survivalAt({ steps: [] }, 10)).toBe(1)
})

test('spells run from each step to the next round of the company, or to the end of what is known; a way out ends the watch', () => {
  const round = (day: string, place: number, rest: Partial<DatedRound> = {}): DatedRound => ({
    companyKey: '甲',
    day,
    place,
    step: true,
    exit: false,
    ...rest,
  })
  const rounds = [
    round('2020-01-01', 1),
    round('2020-01-31', 2, { step: false }),
    round('2021-01-01', 3),
    round('2021-01-01', 4),
    round('2021-03-02', 9, { step: false, exit: true }),
    round('2021-02-01', 1, { companyKey: '乙' }),
    round('2025-01-01', 2, { companyKey: '乙' }),
  ]
  expect(
    roundSpells(rounds, '2021-12-31').map(({ from, time, event }) => [from.companyKey, from.place, time, event]),
  ).toEqual([
    ['甲', 1, 30, true],
    ['甲', 4, 60, false],
    ['乙', 1, 333, false],
  ])
})

test('names become one investor by evidence alone, and by what is judged', () => {
  const named = (name: string, rounds = 1, beside: string[] = []): NamedInvestor => ({ name, rounds, beside })
  const joined = (investors: NamedInvestor[], judgements: { name: string; other: string | null }[] = []) =>
    organisationsOf(investors, judgements).map(({ names }) => names)
  expect(joined([named('IDG资本', 9), named('IDG'), named('IDG Capital', 3)])).toEqual([
    ['IDG资本', 'IDG Capital', 'IDG'],
  ])
  expect(joined([named('红杉资本中国', 3), named('红杉资本')])).toHaveLength(2)
  expect(joined([named('松柏 创投', 2), named('松柏创投')])).toHaveLength(1)
  expect(joined([named('远岭(远岭创投)', 2), named('远岭创投'), named('白桦(中国)')])).toEqual([
    ['远岭(远岭创投)', '远岭创投'],
    ['白桦(中国)'],
  ])
  expect(joined([named('松柏创投', 2, ['Pine']), named('Pine')])).toEqual([['松柏创投', 'Pine']])
  // One English name beside two Chinese ones tells neither of them.
  expect(joined([named('旭屿资本', 2, ['Xuyu']), named('叙屿资本', 1, ['Xuyu'])])).toHaveLength(3)
  const pair = [named('甲创投', 2), named('乙基金')]
  expect(joined(pair, [{ name: '乙基金', other: '甲创投' }])).toEqual([['甲创投', '乙基金']])
  expect(joined([named('IDG资本', 9), named('IDG')], [{ name: 'IDG', other: null }])).toHaveLength(2)
  expect(['投资方未透露', '-', 'Undisclosed'].every(isNobody)).toBe(true)
  expect(isNobody('未来资本')).toBe(false)
})

test('a sum says what is told, estimated, not told and not converted; nothing untold counts as 0', () => {
  const amounts: Sized[] = [
    { kind: 'exact', value: 10 },
    { kind: 'range', low: 1, high: 4 },
    { kind: 'range', low: 5, high: null },
    { kind: 'unknown' },
    { kind: 'unconverted' },
  ]
  expect(sumOf(amounts)).toEqual({
    exact: 10,
    estimated: 7,
    total: 17,
    low: 16,
    high: null,
    rounds: 5,
    exactRounds: 1,
    rangedRounds: 2,
    unknownRounds: 1,
    unconvertedRounds: 1,
  })
})

test('shares of a quarter are of its money; a group without any has no place, a quarter without any no share', () => {
  expect(quarterOf('2024-03-31')).toBe('2024Q1')
  expect(quartersUntil('2024-02-01', 3)).toEqual(['2023Q3', '2023Q4', '2024Q1'])
  const cells = [
    { period: '2023Q4', group: 'a', money: 3, rounds: 1 },
    { period: '2023Q4', group: 'b', money: 1, rounds: 1 },
    { period: '2024Q1', group: 'b', money: 0, rounds: 2 },
  ]
  const [a, b] = rotationOf(cells, ['2023Q4', '2024Q1'])
  expect(a?.points.map(({ share, rank }) => [share, rank])).toEqual([
    [0.75, 1],
    [null, null],
  ])
  expect(b).toMatchObject({ group: 'b', change: null })
  expect(b?.points[0]).toMatchObject({ share: 0.25, rank: 2 })
})

test('descriptions are alike by the rare words that they share', () => {
  const texts = [
    '医疗影像软件研发',
    '医疗影像设备租赁',
    '连锁茶饮门店',
    '跨境物流服务',
    '茶饮供应链',
    '企业软件服务',
    '仓库管理',
  ]
  const words = texts.map(wordsOf)
  const [one, two, three] = words
  const shared = sharedWords(one ?? new Set(), two ?? new Set(), rarityOf(words))
  expect(shared.words).toContain('影像')
  expect(shared.weight).toBeGreaterThan(0)
  expect(sharedWords(one ?? new Set(), three ?? new Set(), rarityOf(words)).words).toEqual([])
})
