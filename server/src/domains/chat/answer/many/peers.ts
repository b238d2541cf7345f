import { marketClasses, marketFigures } from '../../../figures/offers/market.ts'
import { companyName, inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { fieldFact } from '../today.ts'

/** Most companies of an industry that are listed. */
const MOST = 8

/** The company nearest in size of the lowest class that holds another: its rival. */
export async function rivalOf(
  { services, view }: Pick<Asking, 'services' | 'view'>,
  companyId: string,
): Promise<string | null> {
  const market = await marketFigures(services, view)
  const classes = await marketClasses(services, view)
  const own = market.get(companyId)
  const sizeOf = (id: string): number | null => market.get(id)?.marketCap ?? market.get(id)?.floatCap ?? null
  for (let code = own?.industryCode ?? null; code !== null; code = classes.get(code)?.parent ?? null) {
    const others = [...market.values()].filter((one) => {
      if (one.companyId === companyId) return false
      for (let at = one.industryCode; at !== null; at = classes.get(at)?.parent ?? null) if (at === code) return true
      return false
    })
    const size = sizeOf(companyId)
    const [nearest] = others.toSorted(
      (a, b) => far(sizeOf(a.companyId), size) - far(sizeOf(b.companyId), size) || (a.code < b.code ? -1 : 1),
    )
    if (nearest) return nearest.companyId
  }
  return null
}

/** How far two sizes lie apart; one that is not known lies furthest. */
export const far = (value: number | null, own: number | null): number =>
  value === null || own === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / own))

/** Tells which companies of the market are of a company's own class, those nearest above first; says where there are none. */
export async function tellPeers(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, known } = asking
  draft.operation = 'screening.companies'
  const [companyId] = companyIds
  if (companyId === undefined) return
  const name = companyName(draft, known, companyId)
  const [market, classes] = await Promise.all([marketFigures(services, view), marketClasses(services, view)])
  const own = market.get(companyId)
  const inClass = (code: string | null, wanted: string): boolean => {
    for (let at = code; at !== null; at = classes.get(at)?.parent ?? null) if (at === wanted) return true
    return false
  }
  let peers: (typeof own & object)[] = []
  let code = own?.industryCode ?? null
  for (; code !== null; code = classes.get(code)?.parent ?? null) {
    const wanted = code
    peers = [...market.values()].filter((one) => one.companyId !== companyId && inClass(one.industryCode, wanted))
    if (peers.length > 0) break
  }
  if (peers.length === 0 || code === null) {
    lacks(
      draft,
      inWords(draft, `与${name}同行业的公司`, `Companies of the industry of ${name}`),
      inWords(
        draft,
        '持有的公司里没有同行业的：导入公司名单与行业分类文件',
        'None of the companies held is of its industry: import files of companies and of their industries',
      ),
    )
    return
  }
  draft.state = 'answered'
  const size = (one: (typeof peers)[number]): number => one.marketCap ?? one.floatCap ?? 0
  const title = classes.get(code)
  draft.parts.push({
    type: 'table',
    title: inWords(
      draft,
      `与${name}同属“${title?.nameZh ?? code}”的公司`,
      `Companies that are of ${title?.nameEn ?? title?.nameZh ?? code} like ${name}`,
    ),
    heads: 'companies',
    columns: [inWords(draft, '总市值', 'Market value'), inWords(draft, '营业收入 TTM', 'Revenue, TTM')],
    rows: peers
      .toSorted((a, b) => size(b) - size(a) || (a.code < b.code ? -1 : 1))
      .slice(0, MOST)
      .map((row) => ({
        head: companyName(draft, known, row.companyId),
        companyId: row.companyId,
        factIds: [fieldFact(draft, asking, row, 'marketCap'), fieldFact(draft, asking, row, 'revenue')],
      })),
  })
}
