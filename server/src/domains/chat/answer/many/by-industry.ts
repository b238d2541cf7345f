import { medianOf } from '@pandora/intelligence/industries/standing'
import { meanOf } from './middle.ts'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { industryTree } from '../../../industries/offers/held.ts'
import { industryMoves } from '../../../industries/offers/moves.ts'
import { addFact, inWords, lacks, nameIn, type Asking, type Draft } from '../draft.ts'
import { fieldUnit } from '../today.ts'
import { screenFieldOf } from './screen-field.ts'

/** Industries that a list shows where the question says no number, and companies below which there is no middle. */
const [SHOWN, LEAST] = [10, 5]

interface Line {
  id: string
  head: string
  value: number
  fact: () => string
}

/** Lists industries in the order that the question asks for. */
function tellLines(draft: Draft, { reading }: Asking, lines: readonly Line[], name: string, title: string): void {
  const order = reading.rank?.order === 'up' ? 1 : -1
  const sorted = lines.toSorted((a, b) => order * (a.value - b.value) || (a.id < b.id ? -1 : 1))
  const most = reading.rank === null ? sorted.length : reading.rank.to === 1 ? SHOWN : reading.rank.to
  draft.state = 'answered'
  draft.parts.push({
    type: 'table',
    title: `${title}${inWords(draft, order === 1 ? '，从低到高' : '，从高到低', order === 1 ? ', lowest first' : ', highest first')}`,
    heads: 'industries',
    columns: [name],
    rows: sorted
      .slice((reading.rank?.from ?? 1) - 1, most)
      .map((one) => ({ head: one.head, companyId: null, factIds: [one.fact()] })),
  })
  draft.opens.push({ name: inWords(draft, '行业', 'Industries'), path: 'industries' })
}

/** Answers how far the industries of the first level, or those that are named, went over a time, by their own indices. */
export async function tellIndustryMoves(
  draft: Draft,
  asking: Asking,
  span: { from: string; to: string },
): Promise<void> {
  const { services, view, reading, known } = asking
  draft.operation = 'industries.series'
  const { from } = span
  const to = span.to < known.today ? span.to : known.today
  const asked = await industryMoves(services, view, { from, to, codes: reading.industries.map((one) => one.code) })
  const days = inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  if (asked.length === 0) {
    lacks(
      draft,
      inWords(draft, `${days} 的行业涨跌`, `How industries went, ${days}`),
      inWords(draft, '导入行业分类与日线行情文件', 'Import files of industries and of daily prices'),
    )
    return
  }
  const name = inWords(draft, '行业指数涨跌', 'Change of the industry’s index')
  tellLines(
    draft,
    asking,
    asked.map((one) => ({
      id: one.id,
      head: inWords(draft, one.nameZh, one.nameEn ?? one.nameZh),
      value: one.change,
      fact: () =>
        addFact(draft, {
          label: name,
          company: inWords(draft, one.nameZh, one.nameEn ?? one.nameZh),
          period: inWords(draft, `${one.firstDay} 至 ${one.lastDay}`, `${one.firstDay} to ${one.lastDay}`),
          unit: 'percent',
          value: one.change,
          decimals: reading.decimals,
          formula: inWords(
            draft,
            '成员每日涨跌的平均，逐日连乘（行业页的指数）',
            'the mean of its members’ returns day by day, chained (the index on the industry’s page)',
          ),
        }),
    })),
    name,
    `${name}（${days}）`,
  )
}

/** Answers how many companies the industries of the first level have. */
export async function tellIndustryCounts(draft: Draft, asking: Asking): Promise<void> {
  const { services, view, known } = asking
  const nodes = await industryTree(services, view)
  const name = inWords(draft, '公司家数', 'Number of companies')
  const lines = [...nodes.values()].flatMap((node): Line[] => {
    const head = inWords(draft, node.name_zh, node.name_en ?? node.name_zh)
    const fact = () =>
      addFact(draft, {
        label: name,
        company: head,
        period: inWords(draft, `截至 ${known.today}`, `as of ${known.today}`),
        unit: 'count',
        value: node.num,
      })
    return node.level === 1 && node.num > 0 ? [{ id: node.industry_code, head, value: node.num, fact }] : []
  })
  if (lines.length === 0) lacks(draft, name, inWords(draft, '导入行业分类文件', 'Import a file of industries'))
  else
    tellLines(
      draft,
      asking,
      lines,
      name,
      inWords(draft, `${name}（一级行业）`, `${name} (industries of the first level)`),
    )
}

/**
 * Answers the median or mean of a figure in each industry that is named, else of the first level, by the latest figures;
 * false where it has none.
 */
export async function tellMiddlesByIndustry(draft: Draft, asking: Asking): Promise<boolean> {
  const { services, view, reading } = asking
  const [measure] = reading.measures
  const field = measure && screenFieldOf(measure)
  if (field === undefined) return false
  draft.operation = 'screening.companies'
  const [market, nodes] = await Promise.all([readyMarket(services, view), industryTree(services, view)])
  const column = market.columns({})(field)
  const label = nameIn(draft, screenWords[field])
  const isMean = reading.middle === 'mean'
  const name = inWords(draft, `${label}${isMean ? '平均值' : '中位数'}`, `${isMean ? 'Mean' : 'Median'} of ${label}`)
  const { day } = market.present
  const named = new Set(reading.industries.map((one) => one.code))
  const of = new Map<string, number[]>()
  for (const [place, row] of market.rows.entries()) {
    const value = column[place] ?? Number.NaN
    if (Number.isNaN(value) || !inMarketOn(row, day)) continue
    for (const code of market.path(row.industryCode)) {
      if (named.size > 0 ? !named.has(code) : nodes.get(code)?.level !== 1) continue
      const values = of.get(code)
      if (values) values.push(value)
      else of.set(code, [value])
    }
  }
  const lines = [...of].flatMap(([code, values]): Line[] => {
    const node = nodes.get(code)
    const value = named.size === 0 && values.length < LEAST ? null : isMean ? meanOf(values) : medianOf(values)
    if (!node || value === null) return []
    const head = inWords(draft, node.name_zh, node.name_en ?? node.name_zh)
    const fact = () =>
      addFact(draft, {
        label: name,
        company: head,
        period: day === null ? null : inWords(draft, `截至 ${day}`, `as of ${day}`),
        unit: fieldUnit(field),
        currency: fieldUnit(field) === 'money' ? market.currency : null,
        value,
        decimals: reading.decimals,
        formula: inWords(
          draft,
          `${values.length} 家有这项数据的公司的${isMean ? '平均值' : '中位数'}，每家计一次`,
          `${isMean ? 'mean' : 'median'} of the ${values.length} companies with the figure, each counted once`,
        ),
      })
    return [{ id: code, head, value, fact }]
  })
  if (lines.length === 0) return false
  const least = inWords(
    draft,
    `有这项数据的公司不少于 ${LEAST} 家的一级行业`,
    `industries of the first level with at least ${LEAST} companies that have it`,
  )
  tellLines(
    draft,
    asking,
    lines,
    name,
    named.size > 0
      ? inWords(draft, `最新${name}`, `Latest: ${name}`)
      : inWords(draft, `最新${name}（${least}）`, `Latest: ${name} (${least})`),
  )
  return true
}
