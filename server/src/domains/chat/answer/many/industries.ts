import type { nodeFigures } from '@pandora/contract/domains/industries/shapes'
import type { Unit } from '@pandora/intelligence/answers/amounts'
import { keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { measures } from '@pandora/contract/measures'
import type { z } from 'zod'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { industryMembers } from '../../../industries/offers/held.ts'
import { presentNode } from '../../../industries/offers/standing.ts'
import { daysOf } from '../prices.ts'
import { tellIndustryCounts, tellIndustryMoves, tellMiddlesByIndustry } from './by-industry.ts'
import { addFact, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'

type Figures = z.infer<typeof nodeFigures>
interface OfIndustry {
  measure: keyof typeof measures & `industry.${string}`
  field: keyof Figures
  unit: Unit
}

/** Industries that a list shows where the question says no number. */
const SHOWN = 10

/** Words that ask how many companies an industry has. */
const OF_COUNT =
  /(?:公司|企业|股票|个股)(?:的)?(?:数量|家数|个数|数)?(?:最多|最少|多|少|排名|排行)|(?:多少|几)家|(?:most|fewest|least|many|number of) (?:listed )?(?:companies|stocks|firms|names)/

const changed: OfIndustry = { measure: 'industry.changeRate', field: 'change', unit: 'percent' }
/** What the product holds of an industry, by what a question asks for. */
const ofIndustry: Readonly<Record<string, OfIndustry>> = {
  'field:changeRate': changed,
  'field:close': changed,
  'field:marketCap': { measure: 'industry.marketCap', field: 'marketCap', unit: 'money' },
  'field:peTtm': { measure: 'industry.pe', field: 'pe', unit: 'times' },
  'formula:growth:revenue': { measure: 'industry.revenueGrowth', field: 'revenueGrowth', unit: 'percent' },
  'formula:growth:net_profit': { measure: 'industry.profitGrowth', field: 'profitGrowth', unit: 'percent' },
  'formula:growth:parent_net_profit': { measure: 'industry.profitGrowth', field: 'profitGrowth', unit: 'percent' },
  'field:roe': { measure: 'industry.roe', field: 'roe', unit: 'percent' },
  'field:impactScore': { measure: 'industry.score', field: 'impactScore', unit: 'points' },
}

const wordsOf = (measure: Measure | undefined): OfIndustry | undefined =>
  measure === undefined ? changed : ofIndustry[keyOf(measure)]

/** Answers which industries of the first level have most or least of what is held of industries, by the latest figures. */
export async function answerIndustries(draft: Draft, asking: Asking): Promise<void> {
  const { services, view, reading, known } = asking
  draft.operation = 'industries.nodes'
  const [measure] = reading.measures
  if (measure === undefined && OF_COUNT.test(reading.asked)) {
    await tellIndustryCounts(draft, asking)
    return
  }
  const span = reading.periods.flatMap((one) => (one.kind === 'latest' ? [] : (daysOf(one, known.today) ?? [])))[0]
  if (span && wordsOf(measure) === changed) {
    await tellIndustryMoves(draft, asking, span)
    return
  }
  if (reading.middle !== null && (await tellMiddlesByIndustry(draft, asking))) {
    if (span)
      lacks(
        draft,
        inWords(draft, '那段时间各行业的中位数', 'Medians by industry of that time'),
        inWords(draft, '按行业只给出最新的（最近四季）', 'By industry the latest are told (the last four quarters)'),
      )
    return
  }
  const of = wordsOf(measure)
  const held = Object.values(ofIndustry).map((one) => nameIn(draft, measures[one.measure].name))
  if (!of) {
    lacks(
      draft,
      inWords(draft, `按行业的${measure?.name.zh ?? ''}`, `${measure?.name.en ?? ''} by industry`),
      inWords(
        draft,
        `行业有这些数：${[...new Set(held)].join('、')}`,
        `Of industries there are: ${[...new Set(held)].join(', ')}`,
      ),
    )
    return
  }
  const name = nameIn(draft, measures[of.measure].name)
  if (reading.periods.some((one) => one.kind !== 'latest' && one.kind !== 'ttm')) {
    lacks(
      draft,
      inWords(draft, `那段时间的${name}`, `${name}, for that time`),
      inWords(
        draft,
        '行业的数只有最新的：去掉时间再问',
        'Of industries the latest figures are held: ask without a time',
      ),
    )
    return
  }
  const [{ nodes, members, day }, { currency }] = await Promise.all([
    industryMembers(services, view),
    readyMarket(services, view),
  ])
  const all = [...nodes.values()]
    .filter((node) => node.level === 1)
    .map((node) => presentNode(node, members.get(node.industry_code) ?? [], day))
    .flatMap((node) => {
      const value = node[of.field]
      return typeof value === 'number' ? [{ node, value }] : []
    })
  if (all.length === 0) {
    lacks(
      draft,
      name,
      inWords(draft, '导入行业分类、行情与财务报表文件', 'Import files of industries, prices and statements'),
    )
    return
  }
  draft.state = 'answered'
  const order = reading.rank?.order === 'up' ? 1 : -1
  const sorted = all.toSorted((a, b) => order * (a.value - b.value) || (a.node.id < b.node.id ? -1 : 1))
  const asked = reading.rank === null || reading.rank.to === 1 ? SHOWN : reading.rank.to
  draft.parts.push({
    type: 'table',
    title: inWords(
      draft,
      `${name}${order === 1 ? '从低到高' : '从高到低'}（一级行业，${day ?? ''}）`,
      `${name}, ${order === 1 ? 'lowest' : 'highest'} first (industries of the first level, ${day ?? ''})`,
    ),
    heads: 'industries',
    columns: [name],
    rows: sorted.slice((reading.rank?.from ?? 1) - 1, asked).map(({ node, value }) => {
      const head = inWords(draft, node.nameZh, node.nameEn ?? node.nameZh)
      return {
        head,
        companyId: null,
        factIds: [
          addFact(draft, {
            label: name,
            company: head,
            period: day === null ? null : inWords(draft, `截至 ${day}`, `as of ${day}`),
            unit: of.unit,
            currency: of.unit === 'money' ? currency : null,
            value,
            decimals: of.unit === 'percent' || of.unit === 'times' ? reading.decimals : null,
            formula: nameIn(draft, measures[of.measure].definition),
          }),
        ],
      }
    }),
  })
  draft.opens.push({ name: inWords(draft, '行业', 'Industries'), path: 'industries' })
}

/** Says how the one industry that a question names went on the market's last day, as its own screen tells it. */
export async function sayIndustryChange(draft: Draft, { services, view, reading }: Asking): Promise<void> {
  const [industry] = reading.industries
  if (!industry) return
  const { nodes, members, day } = await industryMembers(services, view)
  const node = nodes.get(industry.code)
  const value = node ? presentNode(node, members.get(industry.code) ?? [], day).change : null
  if (!node || day === null || value === null) return
  const label = nameIn(draft, measures[changed.measure].name)
  const head = inWords(draft, node.name_zh, node.name_en ?? node.name_zh)
  const fact = addFact(draft, {
    label,
    company: head,
    period: day,
    unit: 'percent',
    value,
    decimals: reading.decimals,
    formula: nameIn(draft, measures[changed.measure].definition),
  })
  say(
    draft,
    inWords(draft, `${head} ${day} 的${label}为 `, `${label} of ${head} on ${day}: `),
    { fact },
    inWords(draft, '。', '.'),
  )
}
