import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventSubject } from '../../tasks/event-subject.ts'
import { readModel } from '../../linear/model-file.ts'
import { nameCandidates } from './subject-candidates.ts'
import { subjectName, trainSubject } from './subject-learn.ts'

const shipped = readModel(readFileSync(new URL('../../../models/events-subject-zh.model', import.meta.url)))
const names = (text: string): string[] => nameCandidates(text, null).map(({ start, end }) => text.slice(start, end))

test.each([
  ['云岭重装(600123)董事长辞职华栎股份股东减持', '云岭重装'],
  ['据报道，聚信互联网金融信息服务有限公司涉嫌非法吸收公众存款', '聚信互联网金融信息服务有限公司'],
  ['平台“福到家”无法提现', '福到家'],
  ['*ST恒麓(000321)重组终止', '*ST恒麓'],
  ['警方对滨江养老服务有限公司立案侦查', '滨江养老服务有限公司'],
  ['华栎股份：收到警示函', '华栎股份'],
  ['善和（上海）金融信息服务有限公司被立案', '善和（上海）金融信息服务有限公司'],
])('the name is among the candidates: %s', (text, name) => {
  expect(names(text)).toContain(name)
})

test('candidates lie in the text, are bounded in length and number, and a list adds its own', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('云岭重装', '(600123)', '公司', '被', '“', '”', '，', 'ST', '*', '有限公司'),
          fc.string({ maxLength: 5 }),
        ),
        { maxLength: 40 },
      ),
      (parts) => {
        const text = parts.join('')
        const found = nameCandidates(text, null)
        expect(found.length).toBeLessThanOrEqual(400)
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(Math.min(text.length, 600))
          expect(end - start).toBeLessThanOrEqual(34)
        }
      },
    ),
  )
  expect(
    nameCandidates('今晨岭云大涨', (name) => name === '岭云').map(({ start, end }) => [start, end]),
  ).toContainEqual([2, 4])
})

test('the shipped model gives an event to the company it stands beside', () => {
  expect(subjectName('云岭重装(600123)董事长辞职，华栎股份(600456)遭股东减持', 'holder-sells', shipped)?.text).toBe(
    '华栎股份',
  )
  expect(subjectName('，。', 'penalty', shipped)).toBeNull()
})

test('what is learned from labels is found again', () => {
  const brands = ['云岭重装', '海阙生物', '华栎股份', '朗岳电气', '北溟锂能', '芯泽微创', '星澜汽车', '樾海地产']
  const rows = brands.flatMap((brand, at) => [
    { text: `${brand}(60012${at})遭证监会处罚，${brands[(at + 3) % 8] ?? ''}涨停`, type: 'penalty', subject: brand },
  ])
  const model = trainSubject([...rows, ...rows], { name: 'test', version: '1', seed: 1, origin: 'user' })
  expect(
    rows.filter(({ text, type, subject }) => subjectName(text, type, model)?.text === subject).length,
  ).toBeGreaterThanOrEqual(7)
  expect(() =>
    trainSubject([{ text: '没有名字', type: 'penalty', subject: '云岭重装' }], {
      name: 'test',
      version: '1',
      seed: 1,
      origin: 'user',
    }),
  ).toThrow(RangeError)
})

test('rows of both shapes are read, others are left', () => {
  expect(eventSubject.read({ text: '云岭重装被罚', event_type: '信批违规', subject: '云岭重装' })?.asked).toEqual([
    { label: '信批违规', type: 'disclosure-breach', subject: '云岭重装' },
  ])
  expect(eventSubject.read({ text: '今天无事', event_type: '其他', subject: null })?.asked).toEqual([
    { label: '其他', type: null, subject: null },
  ])
  expect(
    eventSubject.read({
      text: '云岭重装被罚',
      events: [
        { type: 'penalty', subject: '云岭重装' },
        { type: 'penalty', subject: null },
      ],
    })?.asked,
  ).toHaveLength(1)
  expect(eventSubject.read({ text: 'Harrow fined', event_type: 'x' })).toBeNull()
  expect(eventSubject.read({ text: 3 })).toBeNull()
})

test('figures count a company said where none is gold against precision', () => {
  const rows = [
    { text: 'a', asked: [{ label: 'x', type: 'penalty', subject: '甲' }] },
    { text: 'b', asked: [{ label: '其他', type: null, subject: null }] },
  ]
  expect(eventSubject.figures(rows, [['甲'], ['乙']])).toMatchObject({
    accuracy: 0.5,
    subject: { precision: 0.5, recall: 1 },
  })
})
