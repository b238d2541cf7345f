import type { Unit } from '@pandora/intelligence/answers/amounts'
import { addFact, inWords, lacks, say, type Draft } from '../draft.ts'

/** Sum in the order of size, so that the same numbers give the same mean. */
/** The mean of numbers. */
export const meanOf = (sorted: readonly number[]): number =>
  sorted.reduce((sum, value) => sum + value, 0) / sorted.length
/** The one in the middle of numbers in order. */
export const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/**
 * Tells the plain mean or the median of a figure over companies, each counted once, with how many it is over. Money of
 * several currencies has none.
 */
export function tellMiddle(
  draft: Draft,
  list: readonly { value: number }[],
  {
    name,
    of,
    unit,
    currency,
    among,
    middle,
    decimals,
  }: {
    name: string
    of: string
    unit: Unit
    currency: string | null
    among: string
    middle: 'mean' | 'median'
    decimals: number | null
  },
): void {
  const label =
    middle === 'mean'
      ? inWords(draft, `${name}平均值`, `Mean ${name}`)
      : inWords(draft, `${name}中位数`, `Median ${name}`)
  if (list.length === 0 || (unit === 'money' && currency === null)) {
    draft.state = 'missing'
    lacks(
      draft,
      `${of} ${label}${among}`,
      list.length === 0
        ? inWords(draft, '没有公司有这项数据', 'No company has this figure')
        : inWords(draft, '各公司币种不同，不能平均', 'The companies’ currencies differ'),
    )
    return
  }
  const sorted = list.map((one) => one.value).toSorted((a, b) => a - b)
  const count = addFact(draft, {
    label: inWords(draft, '计入的公司', 'Companies counted'),
    unit: 'count',
    value: sorted.length,
  })
  const fact = addFact(draft, {
    label,
    period: of === inWords(draft, '最新', 'Latest') ? null : of,
    unit,
    currency: unit === 'money' || unit === 'per-share' ? currency : null,
    value: middle === 'mean' ? meanOf(sorted) : medianOf(sorted),
    decimals,
    formula:
      middle === 'mean'
        ? inWords(
            draft,
            `${label} = 各公司${name}之和 ÷ 公司数`,
            `${label} = sum of the companies’ ${name} ÷ their number`,
          )
        : inWords(
            draft,
            `${label} = 各公司${name}从小到大排在正中的数`,
            `${label} = the one in the middle of the companies’ ${name} in order`,
          ),
    parts: [count],
  })
  say(
    draft,
    inWords(draft, `${of}的${label}${among}为 `, `${of}: ${label}${among}: `),
    { fact },
    inWords(draft, '，每家公司计一次，共 ', ', each company counted once, of '),
    { fact: count },
    inWords(draft, ' 家。', ' in all.'),
  )
}
