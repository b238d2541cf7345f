import { items, pick, type Ground } from './answerable.ts'
import { over, said, type Questions, type Words } from './question.ts'

const flows = items.filter(([item]) => ['revenue', 'net_profit', 'total_profit', 'parent_net_profit'].includes(item))

/** Single quarters against the one before; that they rest on these two is told beside, and no number of its own. */
export function askOnQuarters(into: Questions, { companies, figures, quarter }: Ground): void {
  for (let n = 0; n < 12; n++) {
    const [item, zh, en] = pick(flows, n)
    const one = pick(companies, n * 7 + 3)
    const of = 1 + (n % 4)
    const year = of <= quarter.quarter ? quarter.year : quarter.year - 1
    const [now, before] = [
      figures.quarter(one.id, item, year, of),
      of === 1 ? figures.quarter(one.id, item, year - 1, 4) : figures.quarter(one.id, item, year, of - 1),
    ]
    const change = over(now === null || before === null ? null : now - before, before)
    into.add(
      'on the quarter before',
      n % 3 === 0
        ? [
            `${one.zh}${year}年第${'一二三四'[of - 1]}季度${zh}环比增长多少`,
            `${en} of ${one.en} in Q${of} ${year} quarter on quarter`,
          ]
        : [`${one.zh} ${year}Q${of} ${zh}环比`, `qoq growth of ${one.en}'s ${en} in Q${of} ${year}`],
      said(change),
    )
  }
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** Means and medians over the companies of the market and of an industry. */
export function askMiddles(into: Questions, { figures, classes, year }: Ground): void {
  const everyone = [...new Set(figures.items.map((row) => row.company_id))]
  const of = (id: string, item: string) => figures.toDate(id, item, year, 12)
  const measures: readonly (readonly [Words, (id: string) => number | null])[] = [
    [['净利率', 'net margin'], (id) => over(of(id, 'net_profit'), of(id, 'revenue'))],
    [['营业收入', 'revenue'], (id) => of(id, 'revenue')],
    [['研发费用率', 'R&D to revenue'], (id) => over(of(id, 'research_expense'), of(id, 'revenue'))],
    [['归母净利润', 'net profit to the parent'], (id) => of(id, 'parent_net_profit')],
  ]
  for (let n = 0; n < 16; n++) {
    const [[zh, en], valueOf] = pick(measures, n >> 1)
    const one = n % 4 < 3 ? pick(classes, n) : undefined
    const values = (one?.ids ?? everyone).flatMap((id) => valueOf(id) ?? [])
    const median = n % 8 >= 4
    into.add(
      'means and medians',
      median
        ? [
            `${year}年${one ? `${one.zh}行业` : '所有公司'}${zh}的中位数`,
            `median ${en} of ${one ? `the ${one.en} industry` : 'all companies'} in ${year}`,
          ]
        : [
            `${year}年${one ? `${one.zh}行业` : '所有公司'}平均${zh}`,
            `average ${en} of ${one ? `the ${one.en} industry` : 'all companies'} in ${year}`,
          ],
      said(median ? medianOf(values) : meanOf(values)),
    )
  }
}

/** Companies by a name that they bore before. */
export function askOfFormerNames(into: Questions, { formers, figures, year }: Ground): void {
  for (let n = 0; n < Math.min(10, formers.length * 2); n++) {
    const { company_id: id, name } = pick(formers, n)
    const [item, zh, en] = pick(flows, n)
    into.add(
      'former names',
      [`${name}${year}年的${zh}是多少`, `What was the ${en} of ${name} in ${year}?`],
      said(figures.toDate(id, item, year, 12)),
    )
  }
}
