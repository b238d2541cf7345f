import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseDocument, LONGEST_BODY } from './analyse.ts'
import type { DocumentAnalysis, DocumentText, Span } from './analysis.ts'
import { buildGazetteer } from './entities/gazetteer.ts'

const gazetteer = buildGazetteer([
  {
    kind: 'company',
    id: 'star',
    names: [
      { text: '晨屿科技', form: 'short' },
      { text: 'Chenyu Robotics', form: 'english' },
    ],
    code: '000901',
    exchange: 'SHZ',
  },
  { kind: 'company', id: 'ridge', names: [{ text: '远岭重工', form: 'short' }] },
])
const tools = { gazetteer, model: () => undefined }
const kinds = ['news', 'announcement', 'policy', 'post', 'report'] as const

function spansOf(analysis: DocumentAnalysis): Span[] {
  return [
    ...analysis.mentions,
    ...analysis.labels,
    ...analysis.tones.flatMap((one) => one.why.flatMap((why) => why.spans)),
    ...(analysis.stance?.why.flatMap((why) => why.spans) ?? []),
    ...analysis.events.flatMap((one) => [one.trigger, ...one.roles]),
    ...analysis.keywords.flatMap((one) => one.spans),
  ]
}

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '晨屿科技',
    '远岭重工',
    'Chenyu Robotics',
    '中标',
    '5亿元',
    '000901',
    '被立案调查',
    '\u202e',
    '<b>',
    '\n',
    '。',
    '净利润同比下降30%',
    'wins',
    ' order',
  ),
)
const text = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''))
const documents: fc.Arbitrary<DocumentText> = fc.record({
  kind: fc.constantFrom(...kinds),
  language: fc.constantFrom('zh', 'en'),
  title: text,
  body: text,
})

test('whatever the text, every place lies within it, and what is said at a place stands there', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const analysis = analyseDocument(document, tools, '2024-03-14')
      for (const { field, start, end } of spansOf(analysis)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(document[field].length)
      }
      for (const { field, start, end, text: said } of [
        ...analysis.mentions,
        ...analysis.labels,
        ...analysis.events.map((one) => one.trigger),
      ])
        expect(document[field].slice(start, end)).toBe(said)
      for (const { companyId } of analysis.events) expect([null, 'star', 'ridge']).toContain(companyId)
    }),
    { numRuns: 300 },
  )
})

test('the same text says the same twice, and a post tells of no events', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(analyseDocument(document, tools, '2024-03-14')).toEqual(analyseDocument(document, tools, '2024-03-14'))
      expect(analyseDocument({ ...document, kind: 'post' }, tools).events).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('what cannot be read is named: nothing, no text, too much of it', () => {
  const read = (title: string, body: string) =>
    analyseDocument({ kind: 'news', language: 'zh', title, body }, tools).limits
  expect(read(' ', '\n')).toEqual(['empty'])
  expect(read('题', '\u0000\u0001\ufffd'.repeat(100))).toEqual(['binary'])
  expect(read('晨屿科技', '长'.repeat(LONGEST_BODY + 1))).toEqual(['too-long'])
  expect(read('晨屿科技中标', '正文。')).toEqual([])
})
