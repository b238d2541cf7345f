import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseDocument } from '../analyse.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { readModel } from '../linear/model-file.ts'
import { chineseDirections } from './chinese.ts'
import { directedEn, directedZh, type Directed } from './directions.fixture.ts'
import { englishDirections } from './english.ts'

const [zh, en] = ['云岭重装', 'Tide Marine']
const gazetteer = buildGazetteer(
  [zh, en].map((text) => ({
    kind: 'company',
    id: text,
    since: null,
    code: null,
    exchange: null,
    names: [{ text, form: text === en ? 'english' : 'short' }],
    words: [],
  })),
)
const models = new Map<string, ReturnType<typeof readModel>>()
function model(name: string) {
  const known = models.get(name) ?? readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
  models.set(name, known)
  return known
}
const tonesOf = (language: 'zh' | 'en', title: string, body: string) =>
  analyseDocument({ kind: 'news', language, title, body }, { gazetteer, model }, '2026-05-20').tones.map(
    ({ tone }) => tone,
  )

describe('no tone is the opposite of the direction that the words state: rises, falls, denials, turns of the trend, what should rise and what should fall', () => {
  test.each<['zh' | 'en', Directed[]]>([
    ['zh', directedZh(zh)],
    ['en', directedEn(en)],
  ])('%s, as a title and as a body', (language, sentences) => {
    expect(sentences.length).toBeGreaterThan(700)
    const inverted = sentences.flatMap(({ text, wrong }) =>
      [tonesOf(language, text, ''), tonesOf(language, '', `${text}${language === 'zh' ? '。' : '.'}`)].flatMap((said) =>
        said.length !== 2 || said.includes(wrong) ? [`${text}: ${said.join(', ')}`] : [],
      ),
    )
    expect(inverted).toEqual([])
  })

  test('events of results neither: a loss that grew is no growth, and what did not come is denied at most', () => {
    const wrong = [...directedZh(zh), ...directedEn(en)].flatMap(({ text, wrong: opposite }) => {
      const { events } = analyseDocument(
        { kind: 'news', language: /[a-z]{3}/u.test(text) ? 'en' : 'zh', title: text, body: '' },
        { gazetteer, model },
        '2026-05-20',
      )
      return events.some(
        ({ type, modality }) =>
          modality !== 'denied' && type === (opposite === 'risk' ? 'earnings-miss' : 'earnings-beat'),
      )
        ? [text]
        : []
    })
    expect(wrong).toEqual([])
  })
})

test.each<[text: string, sign: number, soft: boolean]>([
  ['净利润同比下降三成', -1, false],
  ['净利润并未下降', 1, true],
  ['亏损同比收窄', 1, false],
  ['生产成本上升12%', -1, false],
  ['净利润降幅收窄', 1, false],
  ['净利润由1.1亿元增至3.2亿元', 1, false],
  ['毛利率不降反升', 1, false],
  ['profit did not fall', 1, true],
  ['net loss narrowed to $3 million', 1, false],
  ['costs rose 4%', -1, false],
  ['profit decline slows', 1, false],
  ['ends run of falling sales', 1, true],
  ['profit falls less than expected', 1, true],
])('%s states a direction', (text, sign, soft) => {
  const found = (/[a-z]{3}/u.test(text) ? englishDirections : chineseDirections)(text, 200)
  expect(found.map((one) => ({ sign: one.sign, soft: one.soft }))).toEqual([{ sign, soft }])
})

test('whatever the text, directions lie within what was read, in order, and reading ends soon', () => {
  const piece = fc.constantFrom(
    '净利润',
    '未',
    '同比',
    '下降',
    '亏损',
    '从',
    '3亿元',
    '至',
    '降幅',
    '收窄',
    '，',
    'profit',
    ' did not',
    ' fall',
    ' less than expected',
    ' no',
    ' decline in',
    'ends run of ',
    'a'.repeat(50),
    '同比'.repeat(40),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      for (const found of [chineseDirections(text, 200), englishDirections(text, 200)]) {
        found.forEach(({ start, end }, at) => {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(Math.min(200, text.length))
          expect(start).toBeGreaterThanOrEqual(found[at - 1]?.start ?? 0)
        })
      }
    }),
    { numRuns: 300 },
  )
})
