import type { constituentSorts } from '@pandora/contract/industries'
import type { Language } from '@pandora/contract/language'
import type { MarketFigures } from '../../shared/figures/market.ts'

type Sort = (typeof constituentSorts)[number]
type Figure = Exclude<Sort, 'code' | 'name'>

const figure: Readonly<Record<Figure, (one: MarketFigures) => number | null>> = {
  change: (one) => one.changeRate, amount: (one) => one.amount, turnover: (one) => one.turnoverRate, marketCap: (one) => one.marketCap, pe: (one) => one.peTtm,
  revenueGrowth: (one) => one.revenueGrowth, profitGrowth: (one) => one.profitGrowth, roe: (one) => one.roe, impact: (one) => one.impactScore,
}

/** Chinese names by their sound, as everybody looks for them. */
const bySound = new Intl.Collator('zh-CN-u-co-pinyin')
const byLetter = new Intl.Collator('en')

/** Companies in the order asked for; what is missing comes last either way, and those alike by code. */
export function sortedMembers(members: readonly MarketFigures[], { sort, order, language }: { sort: Sort; order: 'up' | 'down'; language: Language }): MarketFigures[] {
  const way = order === 'up' ? 1 : -1
  const byCode = (one: MarketFigures, other: MarketFigures) => (one.code < other.code ? -1 : one.code > other.code ? 1 : one.companyId < other.companyId ? -1 : 1)
  const compare = sort === 'code' ? () => 0 : sort === 'name' ? nameOrder(language, way) : (one: MarketFigures, other: MarketFigures) => numberOrder(figure[sort](one), figure[sort](other), way)
  return members.toSorted((one, other) => compare(one, other) || (sort === 'code' ? way : 1) * byCode(one, other))
}

function nameOrder(language: Language, way: 1 | -1): (one: MarketFigures, other: MarketFigures) => number {
  const [collator, pick] = language === 'en' ? [byLetter, (one: MarketFigures) => one.nameEn] as const : [bySound, (one: MarketFigures) => one.nameZh] as const
  return (one, other) => {
    const [a, b] = [pick(one), pick(other)]
    return a === null || b === null ? Number(a === null) - Number(b === null) : way * collator.compare(a, b)
  }
}

function numberOrder(one: number | null, other: number | null, way: 1 | -1): number {
  return one === null || other === null ? Number(one === null) - Number(other === null) : way * (one - other)
}
