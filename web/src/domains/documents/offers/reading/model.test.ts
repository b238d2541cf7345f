import { expect, test } from 'vitest'
import { findingsOf, marksOf, namedIn } from './model.ts'
import type { Analysed, Mention } from './model.ts'

const mention = (text: string, start: number, id: string | null, field: 'title' | 'body' = 'body'): Mention => ({
  kind: 'company',
  id,
  text,
  start,
  end: start + text.length,
  field,
  nameZh: null,
  nameEn: null,
  confidence: 0.9,
  why: [],
  corrected: false,
})
const document: Analysed = {
  newsId: 'n1',
  kind: 'news',
  state: 'done',
  failure: null,
  title: '澄岳新能签下订单',
  body: '澄岳新能获晟珂储能订单，涉及 3 亿元。',
  language: 'zh',
  mentions: [mention('澄岳新能', 0, 'SHZ-1', 'title'), mention('澄岳新能', 0, 'SHZ-1'), mention('晟珂储能', 5, null)],
  stance: null,
  tones: [
    {
      companyId: 'SHZ-1',
      nameZh: '澄岳新能',
      nameEn: null,
      tone: 'opportunity',
      strength: 0.7,
      probability: 0.8,
      corrected: false,
      why: [{ code: 'x', words: ['订单'], weight: 1, spans: [{ field: 'body', start: 9, end: 11 }] }],
    },
  ],
  events: [
    {
      eventId: 'e',
      type: 'order',
      companyId: 'SHZ-1',
      nameZh: null,
      nameEn: null,
      trigger: { field: 'body', start: 4, end: 5, text: '获' },
      day: null,
      sign: 1,
      amount: { value: 3e8, unit: 'CNY', of: 'contract' },
      sizeClass: null,
      confidence: 0.8,
      modality: 'fact',
      why: [],
      roles: [{ role: 'customer', text: '晟珂储能', companyId: null, field: 'body', start: 5, end: 9 }],
    },
  ],
  topics: [],
  labels: [],
  keywords: [
    {
      word: '订单',
      weight: 2,
      spans: [
        { field: 'title', start: 6, end: 8 },
        { field: 'body', start: 9, end: 11 },
      ],
    },
  ],
  limits: [],
  story: null,
  version: null,
  knownAt: null,
  computedAt: null,
  backComputed: false,
  corrections: [],
}

test('everything found becomes marks at its words, in its field and layer, and leads back to what it stands for', () => {
  const found = findingsOf(document)
  expect(found.marks.title.map(({ id, layer }) => `${id} ${layer}`)).toEqual(['m0.0 entity', 'k0.0 keyword'])
  expect(found.marks.body.map(({ id, start, end }) => [id, document.body.slice(start, end)])).toEqual([
    ['m1.0', '澄岳新能'],
    ['m2.0', '晟珂储能'],
    ['t0.0', '订单'],
    ['e0.0', '获'],
    ['e0.r0', '晟珂储能'],
    ['k0.1', '订单'],
  ])
  expect(found.counts).toEqual({ entity: 3, tone: 1, event: 1, label: 0, keyword: 1 })
  expect(found.findings.get('e0.r0')).toMatchObject({ of: 'event', role: 'customer' })
  expect(marksOf(found, ['e0', 'm0'])).toEqual(['m0.0', 'e0.0', 'e0.r0'])
  expect(found.findings.get('t0')).toMatchObject({ of: 'tone' })
})

test('a company named several times is one line with its count and its tone; a name that nothing known bears stands by its words', () => {
  expect(namedIn(document).map(({ key, count, ids, tone }) => [key, count, ids, tone?.found.tone ?? null])).toEqual([
    ['company:SHZ-1', 2, ['m0', 'm1'], 'opportunity'],
    ['company:晟珂储能', 1, ['m2'], null],
  ])
})
