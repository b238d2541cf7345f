import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModel, writeModel } from '../linear/model-file.ts'
import { events } from '../tasks/events.ts'
import type { TaskTools } from '../tasks/task.ts'
import { detect } from './detect.ts'
import { trainAcceptor, type LabelledSentence } from './learn.ts'

const shipped = readModel(readFileSync(new URL('../../models/events-zh.model', import.meta.url)))
const facts = { name: 'events-zh', version: '1', seed: 3, origin: 'user' } as const
const sentence = (
  text: string,
  types: readonly string[],
  space: readonly string[] | null = null,
): LabelledSentence => ({ text, language: 'zh', types: new Set(types), space })
const companies = ['云岭重装', '海阙生物', '华栎股份', '朗岳电气', '北溟锂能', '星澜汽车']
const rows = companies.flatMap((company) => [
  sentence(`${company}中标风电项目`, ['contract-win']),
  sentence(`${company}举办中标知识讲座，欢迎参加`, []),
  sentence(`${company}股东减持股份`, ['holder-sells']),
  sentence(`${company}组织减持新规培训`, []),
])
const types = (text: string, model: ReturnType<typeof trainAcceptor> | null): string[] =>
  detect('zh', text, { start: 0, end: text.length }, model).map(({ type }) => type)

test('labels teach which candidates are events', () => {
  const model = trainAcceptor(rows, facts)
  expect(types('赤溪酒业中标风电项目', model)).toContain('contract-win')
  expect(types('赤溪酒业举办中标知识讲座，欢迎参加', model)).not.toContain('contract-win')
  expect(types('赤溪酒业组织减持新规培训', model)).not.toContain('holder-sells')
})

test('the same labels and seed make the same model, byte for byte', () => {
  expect(writeModel(trainAcceptor(rows, facts))).toEqual(writeModel(trainAcceptor(rows, facts)))
})

test('a model taught some types leaves the others to strong patterns', () => {
  const model = trainAcceptor(
    rows.map((row) => ({ ...row, space: ['contract-win', 'holder-sells'] })),
    facts,
  )
  expect(model.extractor).toContain('contract-win,holder-sells')
  expect(types('赤溪酒业召回三批次产品', model)).toContain('recall')
})

test('without labels of both kinds nothing is learned', () => {
  expect(() => trainAcceptor([], facts)).toThrow(RangeError)
  expect(() => trainAcceptor([sentence('赤溪酒业中标', ['contract-win'])], facts)).toThrow(RangeError)
})

test('rows of FewFC and of the own corpus are read, and answered in their own types only', () => {
  const row = events.read({
    text: '云岭重装中标风电项目，董事长辞职',
    part: 'train_base',
    events: [
      {
        type: '中标',
        mentions: [
          { role: 'trigger', word: '中标', span: [4, 6] },
          { role: 'date', word: 'x', span: ['a', 2] },
        ],
      },
    ],
  })
  expect(row).toMatchObject({
    types: new Set(['contract-win']),
    triggers: [{ what: 'contract-win', start: 4, end: 6 }],
    roles: [],
  })
  expect(events.read({ text: 'A wins order', events: [{ type: 'contract-win' }] })).toMatchObject({
    language: 'en',
    space: null,
  })
  expect(events.read({ text: '', events: [] })).toBeNull()
  const tools: TaskTools = { gazetteer: null, model: () => shipped }
  const answers = events.answer(row ? [row] : [], tools)
  expect(answers[0]?.types).toEqual(new Set(['contract-win']))
  expect(events.figures(row ? [row] : [], answers)).toMatchObject({ accuracy: 1, type: { f1: 1 }, trigger: { f1: 1 } })
})
