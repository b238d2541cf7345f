import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyseDocument } from '../analyse.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { readModel } from '../linear/model-file.ts'

// Names whose words mean something else by themselves.
const englishNames = [
  'Kaiyao Land',
  'Jinjia New Materials',
  'Xiaoxian Energy',
  'Jili Auto Sales',
  'Ranzhu Heavy Industry',
]
const names = ['云岭重装', '海阙生物', '濯信汽配', 'Tide Marine', ...englishNames]
const gazetteer = buildGazetteer(
  names.map((text) => ({
    kind: 'company',
    id: text,
    since: null,
    code: null,
    exchange: null,
    names: [{ text, form: /[a-z]/u.test(text) ? 'english' : 'short' }],
    words: [],
  })),
)
const models = new Map<string, ReturnType<typeof readModel>>()
function model(name: string) {
  const known = models.get(name) ?? readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
  models.set(name, known)
  return known
}
const read = (title: string, body = '') =>
  analyseDocument(
    { kind: 'news', language: /[a-z]{3}/u.test(title) ? 'en' : 'zh', title, body },
    { gazetteer, model },
    '2026-05-20',
  )

/** A title and a body, read for each company of their language. */
const readOf = (title: string, body: string) =>
  names
    .filter((name) => /[a-z]/u.test(name) === /[a-z]{3}/u.test(title.replaceAll('{Co}', '')))
    .map((name) => read(title.replaceAll('{Co}', name), body.replaceAll('{Co}', name)))

describe('a tone had been the opposite of what the text plainly says', () => {
  test.each<[title: string, wrong: string]>([
    ['云岭重装：前三季度净利润同比下降49.28%', 'opportunity'],
    ['云岭重装净利润同比减少三成，营收增长2%', 'opportunity'],
    ['云岭重装股价大跌，油价上涨', 'opportunity'],
    ['ST云岭重装：股票将撤销退市风险警示并复牌', 'risk'],
    ['海阙生物：拟减持公司股份不超过3%', 'opportunity'],
    ['海阙生物回应业绩爆雷：消息不属实', 'risk'],
    ['海阙生物收到药品注册证书', 'risk'],
    ['Tide Marine shares fall as crude prices surge', 'opportunity'],
    ['Airline stocks fall as crude prices surge', 'opportunity'],
    ['Operating profit of Tide Marine decreased while net sales increased by 5 %', 'opportunity'],
    ['Profit for the period fell while sales rose at Tide Marine', 'opportunity'],
    ['Tide Marine profit falls 30 percent on weak demand', 'opportunity'],
  ])('%s', (title, wrong) => {
    const { tones } = read(title)
    expect(tones.length).toBeGreaterThan(0)
    expect(tones.map(({ tone }) => tone)).not.toContain(wrong)
  })
})

describe('selling an asset read as a risk or an opportunity: price, buyer and purpose would say; the text has the tone of its company', () => {
  test.each([
    '海阙生物：拟出售子公司股权',
    'Tide Marine to sell its packaging unit for $120 million',
    'Tide Marine sold its minority stake in a battery maker',
    'Tide Marine divests its logistics business',
  ])('%s', (title) => {
    const { tones, events } = read(title)
    expect(tones.map(({ tone }) => tone)).toEqual(['neutral', 'neutral'])
    expect(events.map(({ type, sign }) => [type, sign])).toEqual([['equity-transfer', 0]])
  })

  test('a holder who sells is a risk as before, and who takes a stake invests', () => {
    expect(read('海阙生物：股东拟减持不超过3%股份').tones.at(-1)?.tone).toBe('risk')
    expect(read('Tide Marine takes a minority stake in a battery maker').events.map(({ type }) => type)).toContain(
      'investment',
    )
  })
})

test('what overrules the words is shown as the reason, with its place', () => {
  const found = read('Airline stocks fall as crude prices surge').tones[0]
  expect(found).toMatchObject({
    tone: 'risk',
    why: [{ code: 'tone-price', words: ['stocks fall'], spans: [{ field: 'title', start: 8, end: 19 }] }],
  })
})

describe('a share that rises is no risk, whatever the company is called and however the close is told', () => {
  const rises = [
    '{Co} shares up 2.93 %',
    '{Co} shares up 2.93 % at the close',
    '{Co} stock closes at all-time high',
    '{Co} gains 4.1%',
    '{Co} rallies 6 %',
    '{Co} soars',
    '{Co} hits record high',
    '{Co} hits limit up',
    '{Co} stands out with 3.1 % gain',
    '{Co}涨2.93%',
    '{Co}大涨',
    '{Co}涨停',
    '{Co}股价创历史新高',
    '{Co}股价异动，盘中涨超5%',
    '涨2.93%，{Co}给板块提气',
  ]
  test.each(rises)('%s', (title) => {
    for (const found of readOf(title, '')) {
      expect(found.tones.map(({ tone }) => tone)).not.toContain('risk')
      expect(found.events.map(({ sign }) => sign)).not.toContain(-1)
      expect(found.risks).toEqual([])
    }
  })

  test.each([
    [
      '{Co} jumps 2.93 %',
      '{Co} Co., Ltd. rose 2.93 % on 3 March, closing at CNY 12.10. Turnover was heavier than usual.',
    ],
    ['{Co}上涨2.93%', '{Co}3月3日上涨2.93%，收于12.10元。从盘口看，大单成交占比较高。此前数日，该股已有异动。'],
  ])('nor in its body: %s', (title, body) => {
    for (const found of readOf(title, body)) {
      expect(found.events.filter(({ sign }) => sign !== 0)).toEqual([])
      expect(found.tones.map(({ tone }) => tone)).not.toContain('risk')
    }
  })
})

describe('a share that falls is as it was: a risk, and nothing that rises', () => {
  test.each([
    '{Co} shares down 9 %',
    '{Co} slides 5 %',
    '{Co} hits record low',
    '{Co} shares extend losses',
    '{Co} limit down',
    '{Co}跌停',
    '{Co}大跌8%',
    '{Co}股价跌超9%',
    '{Co}创历史新低',
  ])('%s', (title) => {
    for (const found of readOf(title, '')) {
      expect(found.tones.map(({ tone }) => tone)).toEqual(found.tones.map(() => 'risk'))
      expect(found.events.map(({ sign }) => sign)).not.toContain(1)
    }
  })

  test('a limit down is still an event of its own against the company', () => {
    expect(read('海阙生物跌停').events).toMatchObject([{ type: 'abnormal-trading', sign: -1 }])
    expect(read('Tide Marine limit down').events).toMatchObject([{ type: 'abnormal-trading', sign: -1 }])
  })

  test('the loss of a share is no warning of a loss', () => {
    expect(read('Tide Marine sinks with 4 % loss').risks).toEqual([])
    expect(read('Tide Marine expects a loss of CNY 40 million').risks).toMatchObject([{ type: 'loss_warning' }])
  })
})

test('what shuts is still shut, and a deal that closes shuts nothing', () => {
  const types = (title: string) => read(title).events.map(({ type }) => type)
  expect(types('Tide Marine closes Leeds plant with 300 job losses')).toContain('closure')
  expect(types('Tide Marine closes stores at record pace')).toContain('closure')
  expect(types('Tide Marine closes acquisition of trucking business')).not.toContain('closure')
})

test('unusual trading of which nothing says the direction is neither good nor bad', () => {
  expect(read('海阙生物股票交易异常波动').events).toMatchObject([{ type: 'abnormal-trading', sign: 0 }])
})
