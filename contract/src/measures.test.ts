import { expect, test } from 'vitest'
import { measures, type Measure } from './measures.ts'

const days: Readonly<Record<Measure['day'], string>> = {
  bar: 'last bar 最后日线',
  market: 'last trading day 最后交易日',
  period: 'last four quarters 最近四季',
  score: 'last day scored 最近评分日',
  report: 'latest report 最近报告期',
  week: 'seven days 近七天',
}

test('docs/measures.md is the list of measures: run with -u after a change', async () => {
  const rows = Object.entries(measures).map(
    ([name, { unit, day, name: called, definition }]: [string, Measure]) =>
      `| \`${name}\` | ${called.zh} | ${called.en} | ${unit} | ${days[day]} | ${definition.zh} | ${definition.en} |`,
  )
  const head = [
    '# Measures',
    '',
    'A number has one name and one definition. Every answer that says it names it in the contract (`measured`), and `server/src/proofs/agreement.test.ts` asks all of them about the same things and compares. Written by `contract/src/measures.test.ts`.',
    '',
    '| measure | 名称 | name | unit | about | 定义 | definition |',
    '|---|---|---|---|---|---|---|',
  ]
  await expect(`${[...head, ...rows].join('\n')}\n`).toMatchFileSnapshot('../../docs/measures.md')
})
