import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInEntries } from '../entities/built-in.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { link } from '../entities/link.ts'
import { policyLabelsOf } from './labels.ts'

const gazetteer = buildGazetteer(builtInEntries)
const labelled = (body: string, title = '') => policyLabelsOf({ title, body }, link({ title, body }, gazetteer))

test('POLICY-08 departments, institutions, industries, figures and regions of a policy text are labelled at their words', () => {
  const text =
    '国家发展改革委会同财政部印发通知，支持民营企业在长三角发展集成电路产业，安排专项债券3.9万亿元，上交所优化规则。'
  expect(labelled(text).map(({ label, text: word }) => [label, word])).toEqual([
    ['department', '国家发展改革委'],
    ['department', '财政部'],
    ['institution', '民营企业'],
    ['other', '长三角'],
    ['industry', '集成电路产业'],
    ['economic-data', '专项债券'],
    ['economic-data', '3.9万亿元'],
    ['institution', '上交所'],
  ])
})

test('POLICY-08 a local department begins with its place', () => {
  expect(labelled('本文件由青海省人民政府办公厅印发。').map(({ label, text }) => [label, text])).toEqual([
    ['department', '青海省人民政府办公厅'],
  ])
})

test('POLICY-08 what is said of bodies of many places is no department', () => {
  expect(labelled('省、自治区、直辖市人民政府和设区的市人民政府、区和直辖市的区人民政府应当公布。')).toEqual([])
})

test('POLICY-08 labels of any text lie at their words, never overlap, and say why', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('国务院', '发改委', '5%左右', '民营企业', '京津冀', '汽车产业', '总书记', '指出', 'GDP'),
          fc.string({ unit: 'grapheme', maxLength: 6 }),
        ),
        { maxLength: 30 },
      ),
      (pieces) => {
        const text = pieces.join('')
        let last = 0
        for (const { start, end, text: word, why } of labelled(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(text.slice(start, end)).toBe(word)
          expect(why.length).toBeGreaterThan(0)
          last = end
        }
      },
    ),
  )
})

test('a policy text of a million characters is labelled in bounded time', () => {
  expect(labelled('国务院印发通知，国内生产总值增长5%左右。'.repeat(50_000)).length).toBeGreaterThan(1000)
})
