import { threadMs } from '@pandora/contract/testing-linear'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mention } from '../analysis.ts'
import { findEvents } from './find-events.ts'
import { readModel } from '../linear/model-file.ts'
import { eventsBy } from './marked.fixture.ts'
import { markedNames } from './marked-names.ts'
import { eventKind } from './types.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
const models = { zh: model('events-zh'), en: model('events-en') }
const eventsIn = eventsBy(models)

const words = [
  '净利润',
  '同比',
  '增长',
  '下降',
  '收购',
  '被',
  '罚款',
  '中标',
  '《',
  '。',
  '，',
  '3.5亿元',
  '12%',
  '减持',
  '拟',
  '否认',
  'fined',
  ' ',
  'wins',
  'order',
  '$3 million',
  '. ',
  'recalls',
  '甲乙股份',
  '丙丁科技',
  '2026年2月30日',
  '昨日',
  '（',
  '）',
  '\u202e',
  '<b>',
  '\u0000',
  '😀',
  '𠮷',
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 60 })
  .map((parts) => parts.join(''))

function companies(field: 'title' | 'body', whole: string): Mention[] {
  return [...whole.matchAll(/甲乙股份|丙丁科技/gu)].map((match) => ({
    field,
    start: match.index,
    end: match.index + 4,
    kind: 'company',
    id: match[0],
    text: match[0],
    confidence: 1,
    why: [],
  }))
}

test('every place of an event lies in the text and holds the words it says, whatever the text', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('zh' as const, 'en' as const), (title, body, language) => {
      const found = findEvents(
        { language, title, body, published: '2026-03-10' },
        [...companies('title', title), ...companies('body', body)],
        models[language],
      )
      const fields = { title, body }
      for (const one of found) {
        expect(eventKind(one.type)).not.toBeNull()
        for (const part of [one.trigger, ...one.roles])
          expect(fields[part.field].slice(part.start, part.end)).toBe(part.text)
        expect(one.confidence).toBeGreaterThan(0)
        expect(one.confidence).toBeLessThanOrEqual(1)
        expect(one.why.length).toBeGreaterThan(0)
        if (one.companyId !== null) expect(['甲乙股份', '丙丁科技']).toContain(one.companyId)
        if (one.modality === 'denied') expect(one.sign).toBe(0)
        if (one.day !== null) expect(new Date(`${one.day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(one.day)
      }
      expect(new Set(found.map(({ companyId, type }) => `${companyId} ${type}`)).size).toBe(found.length)
    }),
  )
})

test('the same text says the same, before and after others', () => {
  const once = eventsIn('«甲乙股份»中标3亿元项目，股东拟减持2%')
  eventsIn('«丙丁科技» was fined $3 million')
  expect(eventsIn('«甲乙股份»中标3亿元项目，股东拟减持2%')).toEqual(once)
})

const hostile: readonly (readonly [name: string, body: string])[] = [
  ['two million characters', '净利润同比增长'.repeat(300_000)],
  ['nothing but triggers', '收购减持中标罚款起诉'.repeat(20_000)],
  ['one endless figure', '1'.repeat(500_000)],
  ['figures without end', '3,000,000.5亿元'.repeat(20_000)],
  ['one English word', 'acquires'.repeat(100_000)],
  ['brackets and quotes', '《“（'.repeat(100_000)],
  ['control characters', '\u0000\u202e\u2066\ufeff'.repeat(100_000)],
  ['company suffixes', '有限公司集团'.repeat(50_000)],
  ['courts without end', '某某某某某某人民法院'.repeat(20_000)],
]

test.each(hostile)('%s end in bounded time and number', (_name, body) => {
  const begun = threadMs()
  for (const language of ['zh', 'en'] as const)
    expect(
      findEvents({ language, title: '', body, published: '2026-03-10' }, [], models[language]).length,
    ).toBeLessThanOrEqual(60)
  expect(threadMs() - begun).toBeLessThan(15_000)
})

test('ten thousand names in one text end in bounded time', () => {
  const { text: body, mentions } = markedNames('«甲乙股份»被罚款、'.repeat(10_000), 'body')
  const begun = threadMs()
  expect(
    findEvents({ language: 'zh', title: '', body, published: '2026-03-10' }, mentions, models.zh).map(
      ({ companyId }) => companyId,
    ),
  ).toContain('甲乙股份')
  expect(threadMs() - begun).toBeLessThan(15_000)
})
