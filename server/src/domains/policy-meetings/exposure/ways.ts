import type { DifferenceRow } from '@pandora/contract/domains/policy-meetings/shapes'
import { provinceNames } from '@pandora/intelligence/entities/lists/places'
import { bareName, wayKey, type Way } from '@pandora/intelligence/policy/exposure'
import { industriesOfFields } from '@pandora/intelligence/policy/field-industries'
import { meansIndustry } from '@pandora/intelligence/policy/industries/industry-words'
import { productFinder } from '@pandora/intelligence/policy/products'
import type { IndustryRow } from './ground.queries.ts'
import { wordingOf } from '../compare/tasks.ts'

/** Names of industries that are words of every text. */
const everyday = new Set(['综合', '其他', '服务', '制造'])
/** Parts of the country by which companies cut their revenue. */
const greatRegions = ['华东', '华南', '华北', '华中', '西南', '西北', '东北']

/** A sentence that may reach businesses, by the row that it is told by, with the fields that it speaks of. */
export interface Sentence {
  row: number
  text: string
  fields: DifferenceRow['fields']
}

/** What sentences name: of each changed row the ways in which it reaches businesses. */
export interface RowWays {
  /** Rows that changed, with their ways; none: the row reaches nobody. */
  rows: ReadonlyMap<number, readonly Way[]>
  /** Every way once. */
  ways: readonly Way[]
  /** Codes of the classes at and below the industry of a way. */
  classes: ReadonlyMap<string, readonly string[]>
}

/** Whether a row says that something changed; of a sentence that moved the row where it stands now. */
export const isChange = ({ change, movedTo, after }: DifferenceRow): boolean =>
  change !== 'same' && change !== 'uncompared' && (movedTo === null || after !== null)

/** Sentences that changed, in the wording that they have now, of what was removed the one before. */
export const changedSentences = (rows: readonly DifferenceRow[]): Sentence[] =>
  rows
    .filter(isChange)
    .map((row) => ({ row: row.row, text: wordingOf(row, row.after ? 'after' : 'before'), fields: row.fields }))

/** Codes at and below a node of the tree. */
function below(tree: readonly IndustryRow[]): (code: string) => IndustryRow[] {
  const children = Map.groupBy(tree, (one) => one.parent_code ?? '')
  const byCode = new Map(tree.map((one) => [one.industry_code, one]))
  const of = (code: string): IndustryRow[] => {
    const own = byCode.get(code)
    return [...(own ? [own] : []), ...(children.get(code) ?? []).flatMap((one) => of(one.industry_code))]
  }
  return of
}

/**
 * What the changed rows name. A product, industry or region that a sentence names is what it reaches; a field of policy
 * stands for its industries only where the sentence names none.
 */
export function waysOfRows(
  rows: readonly Sentence[],
  { products, tree }: { products: readonly string[]; tree: readonly IndustryRow[] },
): RowWays {
  const underneath = below(tree)
  const byName = new Map<string, IndustryRow>()
  // The widest class of a name stands: 银行 of level 1 has one of level 2 of the same name.
  for (const one of tree) {
    // By the bare name: 综合Ⅱ is found by 综合, as in 综合施策.
    const name = bareName(one.name_zh)
    if (!everyday.has(name) && !byName.has(name)) byName.set(name, one)
  }
  const findProducts = productFinder(products)
  const findIndustries = productFinder(byName.keys())
  const findRegions = productFinder([...provinceNames.filter((name) => name.length <= 3), ...greatRegions])
  const made = new Map<string, Way>()
  const classes = new Map<string, string[]>()
  const keep = (way: Way): Way => {
    const known = made.get(wayKey(way)) ?? way
    made.set(wayKey(known), known)
    return known
  }
  const classed = (kind: 'industry' | 'field', id: string, node: IndustryRow): Way => {
    const own = underneath(node.industry_code)
    classes.set(
      wayKey({ kind, id }),
      own.map((one) => one.industry_code),
    )
    const reaches = new Set(own.map((one) => bareName(one.name_zh)))
    return keep({ kind, id, nameZh: node.name_zh, nameEn: node.name_en, reaches })
  }
  const waysOf = ({ text, fields }: Sentence): Way[] => {
    const named = [
      ...findProducts(text).map(({ name }) =>
        keep({ kind: 'product', id: name, nameZh: name, nameEn: null, reaches: new Set([name]) }),
      ),
      ...findIndustries(text)
        .filter(({ start, end }) => !text.slice(0, start).endsWith('人民') && meansIndustry(text, start, end))
        .flatMap(({ name }) => {
          const node = byName.get(name)
          return node ? [classed('industry', node.industry_code, node)] : []
        }),
      ...findRegions(text).map(({ name }) =>
        keep({ kind: 'region', id: name, nameZh: name, nameEn: null, reaches: new Set([name]) }),
      ),
    ]
    if (named.length > 0) return named
    return industriesOfFields(text, fields).flatMap(({ field, industry }) => {
      const node = byName.get(bareName(industry))
      return node ? [classed('field', `${field}:${node.industry_code}`, node)] : []
    })
  }
  const found = new Map(rows.map((row) => [row.row, waysOf(row)]))
  return { rows: found, ways: [...made.values()], classes }
}
