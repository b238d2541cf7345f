import { measures } from '@pandora/contract/measures'
import { operations } from '@pandora/contract/operations'
import { expect, test } from 'vitest'
import { numbersOf } from './measured-values.ts'

/**
 * Names that a number bears that is a measure. Lines of business have `revenue` and margins of their own, which are
 * told by their report.
 */
const telling = new Set([
  'changeRate',
  'capChange',
  'close',
  'marketCap',
  'weightedCap',
  'floatCap',
  'pe',
  'peTtm',
  'peg',
  'pb',
  'pbRatio',
  'pePercentile',
  'pePercentileIndustry',
  'impactScore',
  'riskPoint',
  'opportunityPoint',
  'membership',
  'turnoverRate',
  'roe',
  'nopat',
  'heat',
  'revenueTtm',
  'netProfitTtm',
  'parentNetProfit',
  'profitGrowth',
  'profitGrowthRate',
  'revenueGrowthRate',
  'debtRatio',
])

test('a number with the name of a measure says which it is, or why it is none', () => {
  const silent = operations.flatMap(({ id, output }) =>
    numbersOf(output)
      .filter((one) => telling.has(one.name) && !one.said && !one.because)
      .map((one) => `${id} ${one.at}`),
  )
  expect(silent).toEqual([])
})

test('every measure is said by an answer, and has a name and a definition in both languages', () => {
  const said = new Set(
    operations.flatMap(({ output }) =>
      numbersOf(output).flatMap(({ said: own }) =>
        own ? (typeof own.measure === 'string' ? [own.measure] : Object.values(own.measure.names)) : [],
      ),
    ),
  )
  expect(Object.keys(measures).filter((name) => !said.has(name as keyof typeof measures))).toEqual([])
  for (const [name, { name: called, definition }] of Object.entries(measures))
    for (const text of [called.zh, called.en, definition.zh, definition.en]) expect(text.trim(), name).not.toBe('')
})
