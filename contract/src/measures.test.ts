import { expect, test } from 'vitest'
import { measures } from './measures.ts'
import type { Measure } from './measures/measure.ts'

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
    'A number has one name and one definition. Every answer that says it names it in the contract (`measured`), and `server/src/proofs/agreement.test.ts` and `agreement-demo.test.ts` (a generated market: some 60,000 numbers in 8 s) ask all of them about the same things and compare. Written by `contract/src/measures.test.ts`.',
    '',
    '| measure | 名称 | name | unit | about | 定义 | definition |',
    '|---|---|---|---|---|---|---|',
  ]
  const heat = [
    '',
    '## Heat of few stories',
    '',
    'Heat is shown from three stories on, in the week or in a usual one (`HEAT_FEWEST`); below, the theme says why there is none. What one story more does to it, how often a theme that is told of as ever looks half as hot again or cooler by a third (stories come by chance, Poisson), and how many weeks of themes of the small demo market would have heat (777 theme-weeks of 37 themes after the first weeks of reading; its 4,294 texts name four themes 21 times, so it says how much is hidden and little of what heat is worth):',
    '',
    '| fewest | one story more than usual | hotter by chance | cooler by chance | weeks of themes with heat |',
    '|---|---|---|---|---|',
    '| 1 | +50 % | 26 % | 37 % | 9 |',
    '| 2 | +33 % | 14 % | 41 % | 3 |',
    '| 3 | +25 % | 18 % | 20 % | 1 |',
    '| 4 | +20 % | 11 % | 24 % | 0 |',
    '| 5 | +17 % | 13 % | 27 % | 0 |',
    '| 6 | +14 % | 8 % | 15 % | 0 |',
    '',
    'At two, chance alone moves a theme’s heat as far in 55 % of weeks, at three in 38 %; five are no better than three (40 %). Three stays.',
    '',
    'How calls of authors and of users are held against their base rate: [author-calls.md](author-calls.md). How the same words by many accounts are found and told from news and quotes: [crowds.md](crowds.md).',
  ]
  await expect(`${[...head, ...rows, ...heat].join('\n')}\n`).toMatchFileSnapshot('../../docs/measures.md')
})
