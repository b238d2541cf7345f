import { Refusal } from '@pandora/contract/errors'
import { policyMeetingErrors } from '@pandora/contract/domains/policy-meetings/errors'
import { exposureOf, reachOf, wayKey, type Exposure, type Reach, type Way } from '@pandora/intelligence/policy/exposure'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ComparedPair } from '../read.ts'
import {
  industryTree,
  membersOf,
  namedProducts,
  partsOf,
  sellersOf,
  waitsForProducts,
  type PartRow,
} from './ground.queries.ts'
import { changedSentences, waysOfRows, type RowWays, type Sentence } from './ways.ts'

/** What the exposure of a comparison's rows is worked out on. */
export interface ExposureGround extends RowWays {
  reach: Reach
  /** Companies that belong to the industry of a way, by its key. */
  classed: ReadonlyMap<string, readonly string[]>
  waiting: boolean
}

const partOf = (row: PartRow) => ({
  companyId: row.company_id,
  dimension: row.dimension,
  name: row.name,
  nameEn: row.name_en,
  revenue: row.revenue,
  revenueShare: row.revenue_share,
  currency: row.currency,
  periodEnd: row.period_end,
})

/** Reads what the rows of a comparison may touch, as the view knows it; `only`: of one row. */
export async function exposureGround(
  db: Db,
  view: View,
  { compared, before, after }: ComparedPair,
  only: number | null = null,
): Promise<ExposureGround> {
  const rows = only === null ? compared.rows : compared.rows.filter(({ row }) => row === only)
  return groundOf(db, view, changedSentences(rows), [before.document_id, after.document_id])
}

/** Reads what sentences of some documents may touch, as the view knows it. */
export async function groundOf(
  db: Db,
  view: View,
  sentences: readonly Sentence[],
  ids: readonly string[],
): Promise<ExposureGround> {
  const [products, tree, waiting] = await Promise.all([
    namedProducts(db, view, ids),
    industryTree(db, view),
    view.asOf === null ? waitsForProducts(db, view.marketId, ids) : false,
  ])
  const told = waysOfRows(sentences, { products, tree })
  const idsOf = (kind: Way['kind']) => told.ways.filter((way) => way.kind === kind).map((way) => way.id)
  const codes = [...new Set([...told.classes.values()].flat())]
  const [members, sellers, local] = await Promise.all([
    membersOf(db, view, codes),
    sellersOf(db, view, 'product', idsOf('product')),
    sellersOf(
      db,
      view,
      'region',
      idsOf('region').flatMap((name) => ['', '省', '地区', '市', '自治区'].map((end) => `${name}${end}`)),
    ),
  ])
  const companies = [...new Set([...members.map((one) => one.company_id), ...sellers, ...local])]
  const dimensions = [
    ...(members.length + sellers.length > 0 ? ['product', 'industry'] : []),
    ...(local.length > 0 ? ['region'] : []),
  ]
  const parts = (await partsOf(db, view, companies, dimensions)).map(partOf)
  const ofClass = Map.groupBy(members, (one) => one.industry_code)
  const classed = new Map(
    [...told.classes].map(([key, own]) => [
      key,
      own.flatMap((code) => (ofClass.get(code) ?? []).map((one) => one.company_id)),
    ]),
  )
  return { ...told, reach: reachOf(told.ways, parts), classed, waiting }
}

/** What a row, or all of them, touch. */
export function exposureOfRows(ground: ExposureGround, row: number | null): Exposure {
  const ways =
    row === null
      ? [...new Map([...ground.rows.values()].flat().map((way) => [wayKey(way), way])).values()]
      : (ground.rows.get(row) ?? [])
  return exposureOf(ways, ground.reach, ground.classed)
}

/** A row of the comparison. Throws NO_SUCH_ROW where there is none of its number. */
export function rowOf({ compared }: ComparedPair, row: number) {
  const found = compared.rows.find((one) => one.row === row)
  if (!found) throw new Refusal(policyMeetingErrors.NO_SUCH_ROW, { row })
  return found
}
