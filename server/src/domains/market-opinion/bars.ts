import { MACRO_BAR, type BarKind } from '@pandora/contract/domains/market-opinion/names'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { companiesOf, industryOf, type Ground } from './ground.ts'
import { boardExists, type BarOf } from './posts.queries.ts'

/** A bar with its name. */
export interface BarNamed {
  barId: string
  kind: BarKind
  nameZh: string
  nameEn: string | null
  /** Companies of an industry; null of other bars. */
  companies: number | null
}

const INDUSTRY = 'industry:'
const BOARD = 'board:'

/** Bar of all that is about no company. */
export const macroBar: BarNamed = {
  barId: MACRO_BAR,
  kind: 'macro',
  nameZh: '大盘与宏观',
  nameEn: 'Market and economy',
  companies: null,
}

/** Ids of the companies of each industry of the first level that are in the market. */
export function companiesByIndustry(ground: Ground): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of companiesOf(ground)) {
    const code = industryOf(ground, one.industryCode)?.industry_code
    if (code === undefined) continue
    const own = found.get(code)
    if (own) own.push(one.companyId)
    else found.set(code, [one.companyId])
  }
  return found
}

/** Bars of the industries of the first level that have companies. */
export function industryBars(ground: Ground): (BarNamed & { ids: string[] })[] {
  return [...companiesByIndustry(ground)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([code, ids]) => {
      const node = ground.nodes.get(code)
      return node
        ? [
            {
              barId: `${INDUSTRY}${code}`,
              kind: 'industry' as const,
              nameZh: node.name_zh,
              nameEn: node.name_en,
              companies: ids.length,
              ids,
            },
          ]
        : []
    })
}

/** The bar of a board, by the subject that its posts are counted as. */
export function boardBar(subject: string): BarNamed {
  const board = subject.slice(subject.indexOf(':', BOARD.length) + 1)
  return { barId: subject, kind: 'board', nameZh: board, nameEn: null, companies: null }
}

/** What a bar's posts are told by, and the subjects that they are counted as. Throws NOT_FOUND. */
export async function barOf(
  db: Db,
  view: View,
  ground: Ground,
  barId: string,
): Promise<{ bar: BarOf; subjects: string[] }> {
  if (barId === MACRO_BAR) return { bar: { kind: 'macro' }, subjects: [MACRO_BAR] }
  if (barId.startsWith(INDUSTRY)) {
    const companies = companiesByIndustry(ground).get(barId.slice(INDUSTRY.length))
    if (companies) return { bar: { kind: 'industry', companies }, subjects: companies }
  }
  const [, platform, ...rest] = barId.startsWith(BOARD) ? barId.split(':') : []
  const board = rest.join(':')
  if (platform !== undefined && board !== '' && (await boardExists(db, view, platform, board)))
    return { bar: { kind: 'board', platform, board }, subjects: [barId] }
  throw new Refusal(errors.NOT_FOUND)
}
