import type { Unit } from '@pandora/intelligence/answers/amounts'
import type { Condition } from '@pandora/intelligence/answers/conditions'
import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { addFact, inWords, lacks, say, type Draft } from '../draft.ts'
import { medianOf } from './middle.ts'

/** A bound in a word, as it is understood. */
export const relativeIn = (draft: Draft, name: string, relative: 'low' | 'high'): string =>
  relative === 'low'
    ? inWords(draft, `${name}低于中位数`, `${name} below the median`)
    : inWords(draft, `${name}高于中位数`, `${name} above the median`)

/**
 * A bound in place of “low” or “high”: the median of those values, which the answer says. Null where there are none.
 */
export function boundedBy(
  draft: Draft,
  condition: Condition,
  {
    name,
    unit,
    values,
    among,
    currency,
  }: { name: string; unit: Unit; values: readonly number[]; among: string; currency: string | null },
): Condition | null {
  const { relative } = condition
  if (!relative || values.length === 0 || (unit === 'money' && currency === null)) return null
  const counted = addFact(draft, {
    label: inWords(draft, '计入的公司', 'Companies counted'),
    unit: 'count',
    value: values.length,
  })
  const value = medianOf(values.toSorted((a, b) => a - b))
  const fact = addFact(draft, {
    label: inWords(draft, `${name}中位数`, `Median ${name}`),
    unit,
    currency: unit === 'money' || unit === 'per-share' ? currency : null,
    value,
    formula: inWords(
      draft,
      `${name}中位数 = 各公司${name}从小到大排在正中的数`,
      `Median ${name} = the one in the middle of the companies’ ${name} in order`,
    ),
    parts: [counted],
  })
  say(
    draft,
    relative === 'low'
      ? inWords(
          draft,
          `没有给出界限，低按低于中位数计：${name}中位数${among}为 `,
          `No bound was given: low is taken as below the median. Median ${name}${among}: `,
        )
      : inWords(
          draft,
          `没有给出界限，高按高于中位数计：${name}中位数${among}为 `,
          `No bound was given: high is taken as above the median. Median ${name}${among}: `,
        ),
    { fact },
    inWords(draft, '，共 ', ', of '),
    { fact: counted },
    inWords(draft, ' 家。', ' companies.'),
  )
  return { ...condition, from: relative === 'high' ? value : null, to: relative === 'low' ? value : null }
}

/** Figures by which one company stands before the others, as questions that are understood. */
const ways: readonly (readonly [zh: string, en: string])[] = [
  ['市盈率最低的10家公司', 'The 10 companies with the lowest PE'],
  ['市净率最低的10家公司', 'The 10 companies with the lowest price to book'],
  ['股价最低的10家公司', 'The 10 companies with the lowest share price'],
]
const dear: typeof ways = ways.map(([zh, en]) => [zh.replace('最低', '最高'), en.replace('lowest', 'highest')])

/** Which is cheapest, or most, of nothing that is named: asks back by which figure. False where it asks otherwise. */
export function askByWhich(draft: Draft, reading: Reading, text: string): boolean {
  const { rank, measures, conditions, left, industries } = reading
  if (rank === null || measures.length > 0 || conditions.length > 0 || left.length > 0 || asksForTexts(text))
    return false
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, '按哪一项比', 'By which figure'),
    inWords(draft, '请选一项，或写出指标', 'Choose one, or name a figure'),
  )
  const among = industries.map((one) => one.name)
  for (const [zh, en] of rank.order === 'up' ? ways : dear) {
    const own = inWords(draft, `${among.join('、')}${zh}`, among.length === 0 ? en : `${en} in ${among.join(', ')}`)
    draft.choices.push({ name: own, text: own })
  }
  return true
}
