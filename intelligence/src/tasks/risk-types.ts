import { riskTypes, type RiskType } from '@pandora/contract/domains/risk/types'
import { classFigures, setFigures, type ClassFigures } from '../linear/metrics.ts'
import { findRisks, riskStrengths, TOLD } from '../risks/find-risks.ts'
import { textOf, wordsOf } from './marks.ts'
import type { RawRow } from './task.ts'

/** A text with the risks that somebody says it tells of. `optional` ones are neither asked for nor wrong. */
export interface RiskRow {
  at: string
  title: string
  body: string
  labels: ReadonlySet<string>
  optional: ReadonlySet<string>
}

/** Least rows of a label for a share to be said of it; of others counts are. */
export const ENOUGH = 50
/** Parts in time of the cross-validation, and the thresholds it chooses among. */
const PARTS = 5
const THRESHOLDS = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.6]

/** First word that comes to mind of each risk: what a search by keyword would do. */
const keywords: Readonly<Record<RiskType, readonly string[]>> = {
  natural_disaster: ['自然灾害', '灾害', '暴雨', '高温'],
  earthquake: ['地震'],
  flood: ['洪水', '洪涝', '暴雨'],
  typhoon: ['台风'],
  drought: ['干旱', '旱情'],
  fire: ['火灾', '起火'],
  safety_accident: ['事故', '爆炸'],
  epidemic: ['疫情', '病毒', '疫苗'],
  product_quality_food: ['食品安全', '食品', '质量'],
  product_recall: ['召回'],
  tariff_trade: ['关税', '反倾销'],
  sanctions: ['制裁'],
  shareholder_reduction: ['减持'],
  loss_warning: ['亏损', '预亏'],
  penalty_regulatory: ['处罚', '警示函', '监管'],
  lawsuit: ['诉讼', '立案'],
  delisting: ['退市', '终止上市'],
  credit_default: ['违约', '冻结', '破产'],
}

/** A row of a labelled file; `labels` and `optional` may stand in a mark beside it. */
export function riskRow(raw: RawRow, mark: RawRow | null = null): RiskRow {
  const listed = (value: unknown) => new Set(wordsOf(typeof value === 'string' ? JSON.parse(value) : value))
  return {
    at: textOf(raw['datetime']),
    title: textOf(raw['title']),
    body: textOf(raw['content']),
    labels: listed((mark ?? raw)['labels'] ?? []),
    optional: listed(mark?.['optional'] ?? []),
  }
}

type Said = readonly ReadonlySet<string>[]

/** Figures of what was said against the labels: F1 of labels with enough rows and its mean, counts of the others. */
function figures(rows: readonly RiskRow[], said: Said) {
  const kept = said.map((one, at) => new Set([...one].filter((label) => !rows[at]?.optional.has(label))))
  const { perClass, ...micro } = setFigures(
    rows.map(({ labels }) => labels),
    kept,
  )
  const enough = Object.entries(perClass).filter(([, one]) => one.support >= ENOUGH)
  const counts = Object.fromEntries(
    Object.entries(perClass)
      .filter(([, one]) => one.support < ENOUGH)
      .map(([label, one]) => [label, countsOf(one)]),
  )
  const mean = enough.length === 0 ? null : enough.reduce((sum, [, { f1 }]) => sum + f1, 0) / enough.length
  return { meanF1: mean, perLabel: Object.fromEntries(enough), counts, micro }
}

/** Rows of a label, how many of them were found, and how many others were said to be of it. */
function countsOf({ support, recall, precision }: ClassFigures) {
  const found = Math.round((recall ?? 0) * support)
  return { rows: support, found, wrong: precision ? Math.round(found / precision) - found : 0 }
}

const byWords = ({ title, body }: RiskRow): Set<string> =>
  new Set(riskTypes.filter((type) => keywords[type].some((word) => title.includes(word) || body.includes(word))))
const byProduct = (row: RiskRow): Set<string> => new Set(findRisks(row, 'zh').map(({ type }) => type))

/** What is said with thresholds that were chosen on the other parts of time alone, label by label. */
function crossValidated(rows: readonly RiskRow[]): Said {
  const strengths = rows.map((row) => new Map(riskStrengths(row, 'zh').map(({ type, strength }) => [type, strength])))
  const order = rows.map((_, at) => at).toSorted((a, b) => ((rows[a]?.at ?? '') < (rows[b]?.at ?? '') ? -1 : 1))
  const part = new Map(order.map((at, place) => [at, Math.floor((place * PARTS) / rows.length)]))
  const said = rows.map(() => new Set<string>())
  for (let own = 0; own < PARTS; own++)
    for (const type of riskTypes) {
      const others = order.filter((at) => part.get(at) !== own)
      const f1 = (threshold: number) => {
        const gold = others.filter((at) => rows[at]?.labels.has(type))
        const told = others.filter((at) => (strengths[at]?.get(type) ?? 0) >= threshold)
        return classFigures(told.filter((at) => rows[at]?.labels.has(type)).length, told.length, gold.length).f1
      }
      const best = THRESHOLDS.reduce((kept, one) => (f1(one) > f1(kept) + 1e-9 ? one : kept), TOLD)
      for (const at of order) if (part.get(at) === own && (strengths[at]?.get(type) ?? 0) >= best) said[at]?.add(type)
    }
  return said
}

/**
 * Risk types told from texts, against the tags of agencies and against marks made by hand, beside a search by keyword:
 * one object for `evaluate -- risk-types`. `tagged`: with tags and without; `marked`: those with marks.
 */
export function riskFigures(tagged: readonly RiskRow[], marked: readonly RiskRow[], now: () => number) {
  tagged.slice(0, 50).forEach(byProduct)
  const begun = now()
  const said = tagged.map(byProduct)
  const seconds = (now() - begun) / 1000
  return {
    task: 'risk-types',
    rows: tagged.length,
    leastRows: ENOUGH,
    agencyTags: {
      product: figures(tagged, said),
      thresholdsCrossValidatedByTime: figures(tagged, crossValidated(tagged)),
      keywords: figures(tagged, tagged.map(byWords)),
    },
    markedByHand: {
      rows: marked.length,
      product: figures(marked, marked.map(byProduct)),
      keywords: figures(marked, marked.map(byWords)),
    },
    rowsPerSecond: seconds > 0 ? Math.round(tagged.length / seconds) : null,
  }
}
