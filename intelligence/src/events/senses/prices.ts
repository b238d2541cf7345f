import type { Piece } from '../../text/sentences.ts'
import type { Named } from '../subject/subject.ts'

/** Whether a type is a price of what somebody sells. */
export const isPrice = (type: string): boolean => type === 'product-price-up' || type === 'product-price-down'

/** Words by which a price is the market's or a whole industry's, whoever the text is about. */
const market = {
  zh: /行业|市场(?!份额|部)|现货|期货|主流|报价|市价|均价|国内|全国|全球|国际|海外|各地|多地|同行|多家|厂商|厂家|企业(?:纷纷|普遍|集体|陆续|跟涨|联合)|(?:纷纷|普遍|集体|陆续|跟涨|联合)[^，。；]{0,6}(?:提价|涨价|降价)|指数|商品/u,
  en: /\b(?:industry|sector|market|spot|benchmark|futures|contract|index|global|domestic|nationwide|world|rivals?|producers|makers|mills|smelters|refiners|commodity|across the board)\b/iu,
} as const
/** Words by which a price is what the company asks for its own goods, even where the market is spoken of. */
const own = {
  zh: /公司[^，。；]{0,12}(?:产品(?:售价|价格|提价|降价)|上调|下调|提价|降价|涨价|调价)|售价|出厂价(?!格指数)|调价函|提价函|涨价函|(?:决定|宣布|拟)[^，。；]{0,16}(?:上调|下调|提价|涨价|降价|调价|提高|降低)/u,
  en: /\b(?:its|the company['’]s) (?:\w+ ){0,3}prices?\b|\bselling prices?\b|\b(?:is|was|be|been) (?:charging|asking) (?:more|less)\b/iu,
} as const

/** Whose price a sentence that names no company tells of. */
export type PriceOf = 'industry' | 'company' | 'nobody'

/**
 * Whose price it is that a sentence tells of which names no company: the company's that the text is about (`lead`) where
 * the words say that it asks for its goods; a whole industry's only where they say the industry's or the market's, or
 * where the text is about no company; else nobody can tell.
 */
export function priceOf(language: 'zh' | 'en', text: string, { start, end }: Piece, lead: Named | null): PriceOf {
  if (lead === null) return 'industry'
  const sentence = text.slice(start, end)
  return own[language].test(sentence) ? 'company' : market[language].test(sentence) ? 'industry' : 'nobody'
}
