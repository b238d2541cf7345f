import { describe, expect, test } from 'vitest'
import { builtInEntries } from '../entities/built-in.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { link } from '../entities/link.ts'
import { provinces } from '@pandora/contract/records/provinces'
import { countryCourse, monthsBetween } from './country-course.ts'
import { findRisks } from './find-risks.ts'
import { cityNameEn, placeName, placeOf, riskPlaces } from './places.ts'
import { reachOf } from './reach.ts'
import { relationsOf } from './relations.ts'
import { sentimentOf } from './sentiment.ts'
import { riskTopics, topicOfId, type RiskTelling } from './topics.ts'
import { isTotal, newOf, smoothed, wavesOf } from './waves.ts'

const gazetteer = buildGazetteer(builtInEntries)
const mentionsOf = (title: string, body: string) => link({ title, body }, gazetteer)
const typesOf = (title: string, body = '', language: 'zh' | 'en' = 'zh') =>
  findRisks({ title, body }, language).map(({ type }) => type)

test('a city has its English name with or without 市, and what is no known city has none', () => {
  expect(['东莞', '东莞市', '苏州', '某市', '江苏', ''].map(cityNameEn)).toEqual([
    'Dongguan',
    'Dongguan',
    'Suzhou',
    null,
    'Jiangsu',
    null,
  ])
})

describe('risks told from texts', () => {
  test.each([
    ['岚河流域多站超警，下游三县启动防汛四级应急响应', ['flood', 'natural_disaster']],
    ['云州县附近发生5.1级左右地震', ['earthquake']],
    ['澜石股份：控股股东拟减持公司不超过2%股份', ['shareholder_reduction']],
    ['澜石股份：控股股东承诺十二个月内不减持', []],
    ['青屿电子收到证监局警示函', ['penalty_regulatory']],
    ['某厂商宣布召回两万台存在隐患的加热器', ['product_recall']],
    ['对进口薄膜启动反倾销立案调查', ['tariff_trade']],
    ['*ST远帆：股票进入退市整理期', ['delisting']],
    ['消防部门开展火灾报警器检查', []],
    ['新材料公司发布年度可持续发展报告', []],
  ])('“%s” tells of %j', (title, types) => {
    expect(typesOf(title).toSorted()).toEqual([...types].toSorted())
  })

  test('English texts are read by words of their own, whole words alone', () => {
    expect(typesOf('Typhoon makes landfall, flooding coastal towns', '', 'en')).toEqual(
      expect.arrayContaining(['typhoon', 'flood']),
    )
    expect(typesOf('Company fires up new campaign', '', 'en')).toEqual([])
  })

  test('what is said rests on a place in the text', () => {
    const text = { title: '', body: '记者获悉，岚河出现今年第一号洪水，沿线乡镇转移群众。' }
    const flood = findRisks(text, 'zh').find(({ type }) => type === 'flood')
    expect(flood).toMatchObject({ type: 'flood', field: 'body', text: '洪水' })
    expect(text.body.slice(flood?.start, flood?.end)).toBe('洪水')
    expect(flood?.confidence).toBeGreaterThan(0.5)
  })
})

describe('where a risk befalls', () => {
  test('a city stands for its province, and China gives way to its provinces', () => {
    expect(placeOf('region:CN-GX-Nanning')).toBe('CN-GX')
    expect(placeOf('region:US')).toBe('US')
    expect(placeOf('region:area-EU')).toBe('EU')
    expect(placeOf('region:area-ASIA')).toBe('')
    expect(placeName('CN-GX')).toEqual({ zh: '广西', en: 'Guangxi' })
    const [title, body] = ['中国广西南宁启动防汛应急响应', '']
    const [risk] = findRisks({ title, body }, 'zh')
    if (!risk) throw new Error('no risk')
    expect(riskPlaces(mentionsOf(title, body), risk)).toEqual(['CN-GX'])
  })

  test('places far from the words of the risk are not taken where nearer ones are', () => {
    const body = `福建沿海发生火灾。${'其余各地情况平稳。'.repeat(30)}云南举行文化活动。`
    const [risk] = findRisks({ title: '', body }, 'zh')
    if (!risk) throw new Error('no risk')
    expect(riskPlaces(mentionsOf('', body), risk)).toEqual(['CN-FJ'])
  })
})

describe('two countries in a text', () => {
  const pairs = (title: string) => relationsOf({ title, body: '' }, mentionsOf(title, ''), 'zh')
  test('a duty counts against, a visit for, and each is marked', () => {
    expect(pairs('美国宣布对中国进口商品加征关税')[0]).toMatchObject({
      countries: ['CN', 'US'],
      score: -1,
      mark: 'tariff',
    })
    expect(pairs('法国总统访问中国并签署合作协议')[0]).toMatchObject({
      countries: ['CN', 'FR'],
      score: 1,
      mark: 'visit',
    })
    expect(pairs('日本发布经济数据')).toEqual([])
  })

  test('a month turns where it changes sides or parts by three', () => {
    const months = monthsBetween('2025-11', '2026-02')
    const texts = [
      { storyId: 'a', month: '2025-11', score: 1 },
      { storyId: 'a', month: '2025-11', score: 0 },
      { storyId: 'b', month: '2026-01', score: -0.6 },
    ]
    expect(countryCourse(texts, months)).toEqual([
      { month: '2025-11', score: 5, stories: 1, turn: false },
      { month: '2025-12', score: null, stories: 0, turn: false },
      { month: '2026-01', score: -6, stories: 1, turn: true },
      { month: '2026-02', score: null, stories: 0, turn: false },
    ])
  })
})

const DAY = 86_400_000
const telling = (documentId: string, day: number, more: Partial<RiskTelling> = {}): RiskTelling => ({
  documentId,
  storyId: documentId,
  type: 'flood',
  subject: 'CN-GX',
  at: day * DAY,
  day: new Date(day * DAY).toISOString().slice(0, 10),
  confidence: 1,
  ...more,
})

describe('topics', () => {
  test('follow one another within seven days, by type and subject, in any order of rows', () => {
    const rows = [telling('a', 1), telling('b', 8), telling('c', 16), telling('d', 8, { subject: 'CN-GD' })]
    const topics = riskTopics(rows, 16 * DAY)
    expect(topics.map(({ topicId, stories }) => [topicId, stories])).toEqual([
      ['flood~CN-GX~1970-01-17', 1],
      ['flood~CN-GX~1970-01-02', 2],
      ['flood~CN-GD~1970-01-09', 1],
    ])
    expect(riskTopics(rows.toReversed(), 16 * DAY)).toEqual(topics)
    expect(topicOfId('flood~-~1970-01-09')).toEqual({ type: 'flood', subject: '', firstDay: '1970-01-09' })
    expect(topicOfId('flood')).toBeNull()
  })

  test('heat counts a story once and halves in seven days', () => {
    const [topic] = riskTopics([telling('a', 1), telling('b', 1, { storyId: 'a' })], 8 * DAY)
    expect(topic?.heat).toBeCloseTo(0.5)
  })

  test('a company is reached by each story once, by its strongest way', () => {
    const rows = [telling('a', 8), telling('b', 8, { storyId: 'a' }), telling('c', 1), telling('d', 8)]
    const parts = reachOf(
      rows,
      new Map([
        ['a', 'mention'],
        ['b', 'subject'],
        ['c', 'mention'],
      ]),
      'seat',
      8 * DAY,
    )
    expect(parts).toEqual([
      { reason: 'subject', points: 1, stories: 1, documentIds: ['b'] },
      { reason: 'mention', points: 0.25, stories: 1, documentIds: ['c'] },
      { reason: 'seat', points: 0.25, stories: 1, documentIds: ['d'] },
    ])
  })
})

describe('sentiment by day', () => {
  test('RISK-03 a day on which none of the three scores is above 0 is left out', () => {
    const points = sentimentOf([
      { day: '2026-01-02', tone: 'risk', strength: 0.6 },
      { day: '2026-01-02', tone: 'opportunity', strength: 0.2 },
      { day: '2026-01-02', tone: 'neutral', strength: 0 },
      { day: '2026-01-04', tone: null, strength: null },
    ])
    expect(points).toEqual([
      { day: '2026-01-02', naturalScore: 73.3, optimismScore: 6.7, pessimisticScore: 20, median: 0, count: 3 },
    ])
  })
})

describe('waves of an epidemic', () => {
  const course = (values: readonly number[]) =>
    values.map((value, at) => ({ day: `2026-01-${String(at + 1).padStart(2, '0')}`, value }))
  test('are parted where the course falls below half of the lower peak', () => {
    const waves = wavesOf(course([1, 10, 40, 100, 30, 10, 60, 80, 20, 4]))
    expect(waves.map(({ from, peak, to }) => [from, peak, to])).toEqual([
      ['2026-01-01', '2026-01-04', '2026-01-06'],
      ['2026-01-07', '2026-01-08', '2026-01-10'],
    ])
    expect(waves.map(({ open }) => open)).toEqual([false, false])
  })

  test('the last wave ends where it is over, however long nothing comes after it; one that is not over is open', () => {
    const [over] = wavesOf(course([1, 50, 100, 40, 12, 9, 3, 0, 0, 0, 0]))
    expect(over).toMatchObject({ from: '2026-01-01', to: '2026-01-06', total: 212, open: false })
    const [going] = wavesOf(course([1, 50, 100, 40, 12, 9, 11]))
    expect(going).toMatchObject({ to: '2026-01-07', open: true })
  })

  test('a shallow dip parts nothing, and a ripple is no wave', () => {
    expect(wavesOf(course([5, 50, 100, 60, 90, 10]))).toHaveLength(1)
    expect(wavesOf(course([100, 2, 5, 1]))).toHaveLength(1)
    expect(wavesOf([])).toEqual([])
  })

  test('totals are told from new cases, and cases taken back make none below zero', () => {
    expect(isTotal(course([1, 5, 9, 12]))).toBe(true)
    expect(isTotal(course([1, 9, 2, 12]))).toBe(false)
    expect(newOf(course([1, 5, 4])).map(({ value }) => value)).toEqual([4, 0])
    expect(smoothed(course([2, 4, 6]), 2).map(({ value }) => value)).toEqual([2, 3, 5])
  })
})

test('provinces are called the same by what reads texts and by what names a code', () => {
  for (const { code, zh, en } of provinces) expect(placeName(code) ?? code).toEqual({ zh, en })
})
