import type { constituentSorts } from '@pandora/contract/domains/industries/operations'
import type { Language } from '@pandora/contract/language'
import type { MarketFigures } from '../figures/offers/market.ts'
import { changeOn, inMarketOn } from '../figures/offers/traded.ts'

type Sort = (typeof constituentSorts)[number]
const ownFigures = [
  'change',
  'amount',
  'turnover',
  'marketCap',
  'pe',
  'revenueGrowth',
  'profitGrowth',
  'roe',
  'impact',
] as const satisfies readonly Sort[]
type Figure = (typeof ownFigures)[number]
type OwnSort = Figure | 'code' | 'name'

/** Whether constituents are sorted here, what left the market behind the rest; else as the screening sorts. */
export const isOwnSort = (sort: Sort): sort is OwnSort =>
  sort === 'code' || sort === 'name' || ownFigures.some((one) => one === sort)

/** What was traded on a day; null where that was another day. */
const tradedOn = (one: MarketFigures, day: string | null, value: number | null) =>
  one.priceDate === day ? value : null

const figure: Readonly<Record<Figure, (one: MarketFigures, day: string | null) => number | null>> = {
  change: changeOn,
  amount: (one, day) => tradedOn(one, day, one.amount),
  turnover: (one, day) => tradedOn(one, day, one.turnoverRate),
  marketCap: (one) => one.marketCap,
  pe: (one) => one.peTtm,
  revenueGrowth: (one) => one.revenueGrowth,
  profitGrowth: (one) => one.profitGrowth,
  roe: (one) => one.roe,
  impact: (one) => one.impactScore,
}

/** Those that left the market behind the others, else in the order given. */
export const goneLast = (members: readonly MarketFigures[], day: string | null): MarketFigures[] =>
  members.toSorted((one, other) => Number(inMarketOn(other, day)) - Number(inMarketOn(one, day)))

/** Chinese names by their sound, as everybody looks for them. */
const bySound = new Intl.Collator('zh-CN-u-co-pinyin')
const byLetter = new Intl.Collator('en')

/**
 * Companies in the order asked for, what was traded on the market's `day`; by a figure those come last either way that
 * lack it. In any order those that left the market stand behind the others. Those alike by code.
 */
export function sortedMembers(
  members: readonly MarketFigures[],
  { sort, order, language, day }: { sort: OwnSort; order: 'up' | 'down'; language: Language; day: string | null },
): MarketFigures[] {
  const way = order === 'up' ? 1 : -1
  const byCode = (one: MarketFigures, other: MarketFigures) =>
    one.code < other.code ? -1 : one.code > other.code ? 1 : one.companyId < other.companyId ? -1 : 1
  const compare =
    sort === 'code'
      ? () => 0
      : sort === 'name'
        ? nameOrder(language, way)
        : (one: MarketFigures, other: MarketFigures) =>
            numberOrder(figure[sort](one, day), figure[sort](other, day), way)
  const sorted = members.toSorted(
    (one, other) => compare(one, other) || (sort === 'code' ? way : 1) * byCode(one, other),
  )
  return goneLast(sorted, day)
}

function nameOrder(language: Language, way: 1 | -1): (one: MarketFigures, other: MarketFigures) => number {
  const [collator, pick] =
    language === 'en'
      ? ([byLetter, (one: MarketFigures) => one.nameEn] as const)
      : ([bySound, (one: MarketFigures) => one.nameZh] as const)
  return (one, other) => {
    const [a, b] = [pick(one), pick(other)]
    return a === null || b === null ? Number(a === null) - Number(b === null) : way * collator.compare(a, b)
  }
}

function numberOrder(one: number | null, other: number | null, way: 1 | -1): number {
  return one === null || other === null ? Number(one === null) - Number(other === null) : way * (one - other)
}
