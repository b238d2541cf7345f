import { expect, test } from 'vitest'
import { isStep, roundOf, roundOrder, roundPlace } from './rounds.ts'

test.each([
  ['天使轮', 'angel'],
  ['Pre-A轮', 'Pre-A'],
  ['pre-A', 'Pre-A'],
  ['Ａ轮', 'A'],
  ['A+轮', 'A+'],
  ['F轮-上市前', 'pre-IPO'],
  ['后期阶段', 'late'],
  ['新三板定增', 'NEEQ'],
  ['IPO上市', 'IPO'],
  ['IPO上市后', 'post-IPO'],
  ['并购', 'merger'],
  ['战略投资', 'strategic'],
  ['-', 'unknown'],
  ['debt_financing', 'debt'],
])('both generations of names: %s is %s', (text, code) => {
  expect(roundOf(text)?.code).toBe(code)
})

test('rounds stand in one order, no name belongs to two, and what is no round is none', () => {
  const ladder = ['seed', 'angel', 'Pre-A', 'A', 'A+', 'B', 'C', 'D', 'pre-IPO', 'IPO']
  const places = ladder.map(roundPlace)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const { code, also } of roundOrder) for (const name of also) expect(roundOf(name)?.code).toBe(code)
  expect(roundOf('盛大资本')).toBeNull()
  expect(roundOrder.filter(isStep).map(({ code }) => code)).not.toContain('IPO')
})
