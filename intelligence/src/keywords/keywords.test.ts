import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../linear/random.ts'
import { burstsOf } from './bursts.ts'
import { cloudOf } from './cloud.ts'
import { keywordsOf, noBackground } from './keywords.ts'
import { saysNothing } from './stop-words.ts'
import { tellingWords } from './words.ts'

test('words that may be keywords stand where the text has them; stop words and figures are none', () => {
  const text = '公司公告称，固态电池产线投产，GPU 订单同比增长 35%。'
  const words = tellingWords(text)
  for (const { word, start, end } of words) expect(text.slice(start, end).toLowerCase()).toBe(word)
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['电池', '订单', 'gpu']))
  for (const none of ['公司', '公告', '同比', '增长', '35']) expect(words.map(({ word }) => word)).not.toContain(none)
})

test('number words, words with a particle, adverbs and light verbs say nothing, whatever number or form they have; names that look alike do', () => {
  const digits = [...'一二两三四五六七八九十百千万几数']
  fc.assert(
    fc.property(
      fc.constantFrom('', '第'),
      fc.array(fc.constantFrom(...digits), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('个', '家', '次', '项', '个月', '倍', '季', '年'),
      (before, number, unit) => {
        const word = before + number.join('') + unit
        expect(saysNothing(word), word).toBe(true)
      },
    ),
  )
  for (const word of [
    '十二个',
    '中的',
    '新的',
    '及时',
    '立即',
    '逐步',
    '分别',
    '本次',
    '其余',
    '低于',
    '周三',
    '年以来',
    '四分之一',
    '也不',
    '仍是',
    '不一',
    'required',
    '第三',
    '几家',
    'called',
    'calling',
    'eleven',
    'twice',
    'getting',
    'monday',
    'https',
    "don't",
    'toward',
  ])
    expect(saysNothing(word), word).toBe(true)
  for (const word of [
    '不良',
    '未来',
    '再生',
    '不锈钢',
    '标的',
    '目的',
    '三一',
    '三星',
    '三元',
    '四方',
    '百度',
    '九州',
    '零售',
    '数据',
    '千瓦',
    '二极管',
    '一体化',
    '三角',
    '万物',
    'call',
    'calls',
    'hold',
    'buy',
    'oneness',
    'nio',
  ])
    expect(saysNothing(word), word).toBe(false)
})

// Texts that are public and not ours, where they are beside the repository: nobody looked at them while the lists were
// made.
const publicTexts = new URL('../../../../shared/data/text/', import.meta.url)
test
  .skipIf(!existsSync(publicTexts))
  .each([['zh-finnl-newsflash-topics'], ['zh-finna-summary'], ['en-tatqa'], ['en-fiqa-semeval-scores']])(
  'of the words that stand in most texts of %s none is a number word, has a particle, or is a preposition (skipped where ../shared/data is absent)',
  (folder) => {
    const lines = readdirSync(new URL(`${folder}/`, publicTexts))
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) =>
        readFileSync(new URL(`${folder}/${file}`, publicTexts), 'utf8')
          .split('\n')
          .slice(0, 1500),
      )
    const counts = new Map<string, number>()
    for (const line of lines)
      for (const word of new Set(tellingWords(line).map((one) => one.word)))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    const most = [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 200)
      .map(([word]) => word)
    expect(most.length).toBeGreaterThan(100)
    expect(
      most.filter(
        (word) =>
          /^[一二三四五六七八九十百千万几]+[个家次项年月天]$|[的了们]$/u.test(word) && !['标的', '目的'].includes(word),
      ),
    ).toEqual([])
    for (const none of [
      '通过',
      '对于',
      '以及',
      '其中',
      '已经',
      '可以',
      'the',
      'with',
      'from',
      'which',
      'said',
      'two',
      'called',
    ])
      expect(most).not.toContain(none)
  },
)

test('a rare word of the title weighs more than a common one of the body, and the heaviest weighs 1', () => {
  const background = { documents: 1000, frequency: (word: string) => (word === '订单' ? 400 : 3) }
  const found = keywordsOf({ title: '电池投产', body: '电池 订单 订单 订单 产能' }, background)
  expect(found[0]).toMatchObject({ word: '电池', weight: 1 })
  expect(found.findIndex(({ word }) => word === '订单')).toBeGreaterThan(found.findIndex(({ word }) => word === '产能'))
})

test('keywords of any text lie in it, and two million letters are no trouble', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (title, body) => {
        for (const { word, weight, spans } of keywordsOf({ title, body }, noBackground)) {
          expect(weight).toBeGreaterThan(0)
          expect(weight).toBeLessThanOrEqual(1)
          for (const { field, start, end } of spans)
            expect((field === 'title' ? title : body).slice(start, end).toLowerCase()).toBe(word)
        }
      },
    ),
  )
  expect(keywordsOf({ title: '', body: '电池产能 '.repeat(400_000) }, noBackground).length).toBeGreaterThan(0)
})

describe('bursts', () => {
  /** Counts drawn around a rate (Knuth's Poisson). */
  function counts(days: number, rate: (day: number) => number, seed: number): number[] {
    const random = randomFrom(seed)
    return Array.from({ length: days }, (_none, day) => {
      let product = random()
      let count = 0
      for (const end = Math.exp(-rate(day)); product > end; count++) product *= random()
      return count
    })
  }

  test('a planted burst is found within a day, in 100 of 100 series', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const series = counts(90, (day) => (day >= 60 && day < 65 ? 14 : 1.5), seed)
      const found = burstsOf(
        series,
        series.map(() => 200),
      )
      expect(
        found.some(({ first }) => Math.abs(first - 60) <= 1),
        `seed ${seed}`,
      ).toBe(true)
    }
  })

  test('where nothing was planted hardly any is found', () => {
    let alarms = 0
    for (let seed = 1; seed <= 100; seed++) {
      const series = counts(90, () => 2, 1000 + seed)
      alarms += burstsOf(
        series,
        series.map(() => 200),
      ).length
    }
    expect(alarms).toBeLessThan(30)
  })

  test('more texts of everything are no burst of one word', () => {
    const texts = Array.from({ length: 60 }, (_none, day) => (day >= 40 ? 1000 : 100))
    expect(
      burstsOf(
        texts.map((all) => all / 20),
        texts,
      ),
    ).toEqual([])
  })

  test('a day is judged by days before it only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 30 }), { minLength: 10, maxLength: 60 }),
        fc.nat({ max: 59 }),
        (series, cut) => {
          const texts = series.map(() => 100)
          const before = burstsOf(series.slice(0, cut), texts.slice(0, cut)).map(({ first }) => first)
          expect(
            burstsOf(series, texts)
              .map(({ first }) => first)
              .filter((first) => first < cut),
          ).toEqual(before)
        },
      ),
    )
  })

  test('series of different length are refused', () => {
    expect(() => burstsOf([1], [])).toThrow(RangeError)
  })
})

test('the cloud holds what tells the selection from the rest', () => {
  const whole = new Map([
    ['电池', 60],
    ['市场', 500],
    ['芯片', 80],
    ['降息', 30],
  ])
  const selection = new Map([
    ['电池', 50],
    ['市场', 55],
    ['芯片', 2],
  ])
  const cloud = cloudOf(selection, whole)
  expect(cloud[0]?.word).toBe('电池')
  expect(cloud.map(({ word }) => word)).not.toContain('芯片')
  expect(cloudOf(new Map(), whole)).toEqual([])
})
