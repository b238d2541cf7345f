import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyseDocument } from '../analyse.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { readModel } from '../linear/model-file.ts'

const names = ['云岭重装', '海阙生物', 'Tide Marine']
const gazetteer = buildGazetteer(
  names.map((text) => ({
    kind: 'company',
    id: text,
    since: null,
    code: null,
    exchange: null,
    names: [{ text, form: text === 'Tide Marine' ? 'english' : 'short' }],
    words: [],
  })),
)
const models = new Map<string, ReturnType<typeof readModel>>()
function model(name: string) {
  const known = models.get(name) ?? readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
  models.set(name, known)
  return known
}
const read = (title: string) =>
  analyseDocument(
    { kind: 'news', language: /[a-z]{3}/u.test(title) ? 'en' : 'zh', title, body: '' },
    { gazetteer, model },
    '2026-05-20',
  )

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
    ['Tide Marine profit falls 30 percent on weak demand', 'opportunity'],
  ])('%s', (title, wrong) => {
    const { tones } = read(title)
    expect(tones.length).toBeGreaterThan(0)
    expect(tones.map(({ tone }) => tone)).not.toContain(wrong)
  })
})

test('what overrules the words is shown as the reason, with its place', () => {
  const found = read('Airline stocks fall as crude prices surge').tones[0]
  expect(found).toMatchObject({
    tone: 'risk',
    why: [{ code: 'tone-price', words: ['stocks fall'], spans: [{ field: 'title', start: 8, end: 19 }] }],
  })
})
