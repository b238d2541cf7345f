import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { measure, readRows } from './run.ts'
import { stance } from './stance.ts'
import type { RawRow, TaskTools } from './task.ts'

const tools: TaskTools = {
  model: (name) => readModel(readFileSync(join(import.meta.dirname, `../../models/${name}.model`))),
  gazetteer: null,
}
const answers = (rows: readonly RawRow[]) => stance.answer(readRows(stance, rows).rows, tools)

describe('the task stance', () => {
  test.each([
    ['positive', 'many'],
    ['Bullish', 'many'],
    ['1', 'many'],
    [1, 'many'],
    ['看多', 'many'],
    ['bearish', 'empty'],
    [-1, 'empty'],
    ['利空', 'empty'],
    ['neutral', 'neutral'],
    [0, 'neutral'],
    ['无关', 'irrelevance'],
  ])('label %j means %s', (label, meant) => {
    expect(stance.read({ text: '明天怎么走', label })).toMatchObject({ stance: meant })
  })

  test.each([
    [{ text: '涨', label: 'sideways' }],
    [{ text: '涨', label: 'constructor' }],
    [{ text: '涨' }],
    [{ label: 'many' }],
    [{ text: '', label: 'many' }],
    [{ text: 3, label: 'many' }],
  ])('%j bears no label of the task', (row) => {
    expect(stance.read(row)).toBeNull()
  })

  test('each post is read by the model of its language', () => {
    const rows = readRows(stance, [
      { text: '主力出货，赶紧跑', label: 'empty' },
      { text: 'Buying more, this will break out to new highs', label: 'many' },
      { text: '666', label: 'many' },
      { text: 'nb', label: 'many' },
    ]).rows
    expect(rows.map(({ language }) => language)).toEqual(['zh', 'en', 'zh', 'zh'])
    expect(stance.answer(rows, tools).slice(0, 2)).toEqual(['empty', 'many'])
  })

  test('a set of two stances gets two; where no row is irrelevant, what is irrelevant is neutral', () => {
    const idle = { text: '下班去吃火锅，有一起的吗' }
    const [good, bad] = [
      { text: '满仓干，明天涨停', label: 'many' },
      { text: '主力出货，赶紧跑', label: 'empty' },
    ]
    expect(answers([good, bad, { ...idle, label: 'irrelevance' }])).toEqual(['many', 'empty', 'irrelevance'])
    expect(answers([good, bad, { ...idle, label: 'neutral' }])).toEqual(['many', 'empty', 'neutral'])
    expect(['many', 'empty']).toContain(answers([good, bad, { ...idle, label: 'many' }])[2])
  })

  test('rows without a label are counted and left out, and figures are of the others', () => {
    const run = measure(
      stance,
      readRows(stance, [
        { text: '满仓干，明天涨停', label: 'positive' },
        { text: '关灯吃面', label: 'negative' },
        { text: '请问今天什么时候公布年报？', label: 'negative' },
        { text: '没有标注' },
      ]),
      tools,
      () => 0,
    )
    expect(run).toMatchObject({
      task: 'stance',
      rows: 3,
      left: 1,
      perClass: { many: { support: 1 }, empty: { support: 2 } },
    })
    expect(run.accuracy).toBeGreaterThanOrEqual(2 / 3)
  })

  test('one label only is nothing to learn from', () => {
    expect(() =>
      stance.learning?.train(
        readRows(stance, [
          { text: '涨', label: 1 },
          { text: '又涨', label: 1 },
        ]).rows,
        { seed: 1, origin: 'user', version: 'x' },
      ),
    ).toThrow(RangeError)
  })
})
