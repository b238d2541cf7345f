import { describe, expect, test } from 'vitest'
import { isBought, tellsOfInvestment, tellsOfRisk } from './investments.ts'

const told = (
  text: string,
  {
    title = '',
    at = 0,
    modality = 'fact',
  }: { title?: string; at?: number; modality?: 'fact' | 'plan' | 'denied' | 'rumour' } = {},
) => tellsOfInvestment({ title, text, at, modality })

describe('COMP-34 an investment is a deal or project that was made or announced', () => {
  test.each([
    '晨屿科技以5亿元收购青芦电气51%股权。',
    '远岭重工拟向子公司增资2亿元。',
    '公司完成对白沙股份的参股，持股12%。',
    '晨屿科技投资12亿元建设压缩机新产能。',
    '公司与远岭重工设立合资公司。',
    'Chenyu Tech agreed to acquire a 51% stake in Reed Electric for $120 million.',
    'Ridge Heavy completed its acquisition of White Sand.',
    'The company invested $80 million in a new plant.',
    'Ridge Heavy announced a capital increase of CNY 200 million in its subsidiary.',
  ])('%s', (text) => {
    expect(told(text)).toBe(true)
  })
})

describe('COMP-34 what is called off, denied, supposed or no investment at all is none', () => {
  test.each([
    '晨屿科技终止收购青芦电气。',
    '公司放弃对白沙股份的增资。',
    '收购未获股东大会通过。',
    '公司目前没有计划收购任何资产。',
    '双方未能就入股达成一致。',
    '若市场回暖，公司可能收购同行。',
    '公司有望通过并购扩大份额。',
    '公司股票的投资价值凸显，维持买入评级。',
    '公司营业收入同比增长8%。',
    'Chenyu Tech terminated its acquisition of Reed Electric.',
    'The planned takeover of White Sand fell through.',
    'Ridge Heavy has no plans to buy a stake in Reed.',
    'The company failed to complete the purchase.',
    'The company may acquire smaller rivals.',
    'Revenue rose 8% on the year.',
  ])('%s', (text) => {
    expect(told(text)).toBe(false)
  })
  test('a rumour and a denial are none, whatever the sentence; nor is what the title says is off', () => {
    const text = '晨屿科技收购青芦电气51%股权。'
    expect([
      told(text, { modality: 'rumour' }),
      told(text, { modality: 'denied' }),
      told(text, { modality: 'plan' }),
    ]).toEqual([false, false, true])
    expect(told(text, { title: '晨屿科技：终止收购青芦电气' })).toBe(false)
    expect(told(text, { title: '晨屿科技取消独立董事津贴' })).toBe(true)
  })
})

describe('COMP-34 where risks are told, nothing is invested', () => {
  test.each([
    '风险提示：收购整合不及预期；新建产能消化不足。',
    '收购青芦电气的商誉减值风险。',
    'Key risks include the acquisition of Reed Electric.',
    'Risk factors: the acquisition of Reed may be delayed.',
  ])('%s', (text) => {
    expect(told(text, { at: text.length - 3 })).toBe(false)
  })
  test('a heading of risks holds until the next heading', () => {
    const text =
      '一、投资要点\n晨屿科技收购青芦电气51%股权。\n二、风险提示\n公司收购青芦电气后整合缓慢。\n三、业务\n公司投资3亿元建设新厂。'
    expect([
      tellsOfRisk(text, text.indexOf('晨屿科技收购')),
      tellsOfRisk(text, text.indexOf('公司收购')),
      tellsOfRisk(text, text.indexOf('公司投资')),
    ]).toEqual([false, true, false])
    const english =
      'Business\nRidge acquired Reed Electric.\nRisk factors\nRidge acquired Reed Electric and must integrate it.'
    expect([
      tellsOfRisk(english, english.indexOf('Ridge')),
      tellsOfRisk(english, english.lastIndexOf('Ridge')),
    ]).toEqual([false, true])
  })
  test('in one paragraph the risks begin where they are announced', () => {
    const text = '公司投资3亿元建设新厂。维持买入。风险提示：原料涨价，公司收购青芦电气整合缓慢。'
    expect([told(text), told(text, { at: text.indexOf('公司收购') })]).toEqual([true, false])
  })
})

test('COMP-34 whose own shares change hands invests nothing by that', () => {
  expect(isBought('远岭重工受让晨屿科技10%股份。', ['晨屿科技'])).toBe(true)
  expect(isBought('晨屿科技被远岭重工收购。', ['晨屿科技'])).toBe(true)
  expect(isBought('Chenyu Tech is to be acquired by Ridge Heavy.', ['Chenyu Tech'])).toBe(true)
  expect(isBought('晨屿科技收购青芦电气51%股权。', ['晨屿科技'])).toBe(false)
})
