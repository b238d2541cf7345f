import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { figuresIn } from './amounts.ts'
import { eventsBy } from './marked.fixture.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
const eventsIn = eventsBy({ zh: model('events-zh'), en: model('events-en') })

describe('where a holding stands is not how much of it moved', () => {
  test.each([
    [
      '«莲塘食品»公告，持股5%以上股东减持公司股份1774.83万股，占总股本的0.99%，持股比例由9.30%减少至8.31%。',
      { value: 17_748_300, unit: 'shares', of: 'stake' },
    ],
    ['«莲塘食品»：股东减持0.99%，持股比例降至8.31%', { value: 0.99, unit: 'percent', of: 'stake' }],
    ['«莲塘食品»：股东减持后持股比例降至8.31%', null],
  ])('%s', (text, amount) => {
    expect(eventsIn(text).find(({ type }) => type === 'holder-sells')?.amount).toEqual(amount)
  })
})

describe('had been told of a company that the text says nothing of the kind about', () => {
  test.each([
    ['a label of a stock', '芯片概念股«海阙生物»高开0.69%，并购重组的«云岭重装»高开2.14%。', 'merger'],
    [
      'shares that may be sold from a day on',
      '«云岭重装»公告，公司首次公开发行股票于3月2日在科创板上市，本次上市流通的限售股为首次公开发行限售股，数量为3.1亿股。',
      'product-launch',
    ],
    [
      'the same as money raised',
      '«云岭重装»公告，公司首次公开发行股票于3月2日在科创板上市，本次上市流通的限售股为首次公开发行限售股，数量为3.1亿股。',
      'financing',
    ],
    [
      'why a market moved',
      '存储芯片概念拉升，«芯泽微»涨超10%。消息面上，海外大厂表示，预计2027年芯片供应仍将紧缺，厂商减产。',
      'shortage',
    ],
  ])('%s', (_, text, type) => {
    expect(eventsIn(text).filter((one) => one.type === type && one.companyId !== null)).toEqual([])
  })
})

describe('what there is none of, and what is only meant, had happened', () => {
  test.each([
    ['«云岭重装»公告，公司无注入矿山资产的安排或活动。', 'merger', 'denied'],
    ['«云岭重装»：实际控制人拟发生变更', 'control-change', 'plan'],
    ['«云岭重装»公告，公司注入矿山资产，收购北岭矿业60%股权。', 'merger', 'fact'],
  ])('%s', (text, type, modality) => {
    const found = eventsIn(text).filter((one) => one.type === type)
    expect(found.map((one) => one.modality)).toEqual([modality])
  })
})

test('a figure of ten thousands is the decimal that is written', () => {
  for (const [text, value] of [
    ['654.32万股', 6_543_200],
    ['1.005亿元', 100_500_000],
    ['$2.3 billion', 2_300_000_000],
  ] as const)
    expect(figuresIn(text.startsWith('$') ? 'en' : 'zh', text, 0, text.length)[0]?.value).toBe(value)
})
