import type { Screen, Where } from '@pandora/intelligence/answers/screened/screen'
import type { MarketFigures } from '../../../../figures/offers/market.ts'
import { readyMarket } from '../../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../../figures/offers/traded.ts'
import { inWords, lacks, type Asking, type Draft } from '../../draft.ts'
import { amongGroups, amongWords } from '../groups.ts'
import { ratedCompanies, type RatedCompanies } from './rated.ts'
import { seatedIn } from './columns.queries.ts'

/** Companies among which a screen looks, and what they are called in brackets. */
export interface Universe {
  ids: ReadonlySet<string>
  words: string
  /** Told of each of them besides figures. */ besides?: RatedCompanies['column'] | undefined
}

const exchanges = {
  SSE: { zh: '沪市', en: 'listed in Shanghai' },
  SHZ: { zh: '深市', en: 'listed in Shenzhen' },
  BSE: { zh: '北交所', en: 'listed in Beijing' },
} as const
const boards = {
  star: { zh: '科创板', en: 'STAR market' },
  chinext: { zh: '创业板', en: 'ChiNext' },
  main: { zh: '主板', en: 'main board' },
} as const

/** Of which board a stock is, by the ranges of codes that the exchanges give: 68 in Shanghai, 30 in Shenzhen. */
function boardOf({ exchange, code }: Pick<MarketFigures, 'exchange' | 'code'>): keyof typeof boards | null {
  if (exchange === 'SSE') return code.startsWith('68') ? 'star' : 'main'
  if (exchange === 'SHZ') return code.startsWith('30') ? 'chinext' : 'main'
  return null
}

/** Under special treatment: the exchanges put it before the short name. */
const isSt = ({ nameZh }: Pick<MarketFigures, 'nameZh'>): boolean => /^S?\*?ST/.test(nameZh ?? '')

function whereWords(draft: Draft, where: Where): string {
  const [zh, en] =
    where.kind === 'seat'
      ? [`总部在${where.zh}`, `seated in ${where.en}`]
      : where.kind === 'exchange'
        ? [exchanges[where.exchange].zh, exchanges[where.exchange].en]
        : [boards[where.board].zh, boards[where.board].en]
  return where.out ? inWords(draft, `不含${zh}`, `without ${en}`) : inWords(draft, zh, en)
}

async function isWithin(asking: Asking, where: Where): Promise<(row: MarketFigures) => boolean> {
  if (where.kind === 'exchange') return (row) => row.exchange === where.exchange
  if (where.kind === 'board') return (row) => boardOf(row) === where.board
  const seated = await seatedIn(asking.services.sql, asking.view, where)
  return (row) => seated.has(row.companyId)
}

/** Companies in the market that are of the groups and places of a screen; null where nobody is, which is said. */
export async function universeOf(
  draft: Draft,
  asking: Asking,
  screen: Screen,
  within: { ids: readonly string[]; words: string } | null,
): Promise<Universe | null> {
  const { services, view } = asking
  const { industries, themes, except, ofAllGroups } = screen
  const grouped = { industries, themes, except, ofAllGroups, place: null }
  const [market, among, rated, tests] = await Promise.all([
    readyMarket(services, view),
    amongGroups({ ...asking, reading: { ...asking.reading, ...grouped } }),
    screen.rated === null ? null : ratedCompanies(draft, asking, screen.rated),
    Promise.all(screen.where.map(async (where) => ({ where, test: await isWithin(asking, where) }))),
  ])
  const inside = tests.filter((one) => !one.where.out)
  // 北京 and 上海: of either; a seat and an exchange: of both.
  const kinds = [...Map.groupBy(inside, (one) => one.where.kind).values()]
  const base = within && new Set(within.ids)
  const rows = market.rows.filter(
    (row) =>
      inMarketOn(row, market.present.day) &&
      (base?.has(row.companyId) ?? true) &&
      (among?.has(row.companyId) ?? true) &&
      (rated?.ids.has(row.companyId) ?? true) &&
      !(screen.withoutSt && isSt(row)) &&
      kinds.every((own) => own.some((one) => one.test(row))) &&
      tests.every((one) => !one.where.out || !one.test(row)),
  )
  const words = amongWords(draft, grouped, [
    ...screen.where.map((one) => whereWords(draft, one)),
    ...(screen.withoutSt ? [inWords(draft, '不含 ST', 'without ST')] : []),
    ...(rated ? [rated.words] : []),
    ...(within ? [inWords(draft, '上一个名单里', 'of the list before')] : []),
  ])
  if (rows.length === 0) {
    lacks(
      draft,
      inWords(draft, `公司${words}`, `Companies${words}`),
      inWords(draft, '持有的公司里没有：换一个范围再问', 'None among the companies held: ask of another group'),
    )
    return null
  }
  return { ids: new Set(rows.map((row) => row.companyId)), words, besides: rated?.column }
}
