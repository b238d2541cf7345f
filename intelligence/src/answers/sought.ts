import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import type { Bilingual, Language } from '@pandora/contract/language'

/** Words of the field that mean the same, in both languages. */
const synonyms: readonly (readonly string[])[] = [
  ['涨价', '提价', '价格上调', 'price increase', 'raise prices'],
  ['降价', '价格下调', 'price cut'],
  ['扩产', '新增产能', '产能扩张', 'expand capacity', 'capacity expansion'],
  ['停产', '停工', 'halt production', 'suspend production'],
  ['裁员', '减员', 'layoffs', 'job cuts'],
  ['订单', '中标', 'order', 'contract win'],
  ['收购', '并购', '重组', 'acquisition', 'merger', 'takeover'],
  ['回购', '股份回购', 'buyback', 'repurchase'],
  ['增持', 'increase stake', 'raise stake'],
  ['减持', 'reduce stake', 'cut stake'],
  ['分红', '派息', '股利', 'dividend'],
  ['诉讼', '仲裁', 'lawsuit', 'litigation'],
  ['处罚', '罚款', '立案', 'fine', 'penalty', 'investigation'],
  ['出口', '海外', 'export', 'overseas'],
  ['质押', 'pledge'],
  ['风险', 'risk'],
  ['研发', '技术', 'research'],
  ['合作', '签约', 'cooperation', 'partnership'],
  ['亏损', 'loss'],
  ['预增', '预喜', '业绩预增', 'profit warning', 'guidance'],
]

/** Words that name a kind of matter, and none that a text could be found by alone. */
const general = new Set(
  '政策|政策有|进展|影响|情况|消息|新闻|大事|事情|事件|动态|变化|问题|行业|市场|国务院|中国|国家|发展|原因|前景|看法|观点|公司|policy|policies|news|events?|progress|impact|development|industry|market|companies|company|government|china'.split(
    '|',
  ),
)
export const isGeneral = (word: string): boolean => general.has(word.toLowerCase())

/** Words that only ask. */
const ASKING = /^(?:when|where|why|how|what|which|who|whose|whom|that|this|those|these|then|there)$/i

/** Most groups of words that are looked for at once. */
const MOST = 6

/** What kinds of text a question asks for by name, as the full-text search is asked for them. */
const kinds: readonly (readonly [pattern: RegExp, kind: DocumentKind, sign: '' | '-'])[] = [
  [/公告|announcements?|filings?/i, 'announcement', ''],
  [/研报|分析师|research (?:notes?|reports?)|analysts?/i, 'report', ''],
  [/新闻|报道|\bnews\b|articles?/i, 'post', '-'],
  [/论坛|股吧|网友|股民|大家怎么看|\bforums?\b|\bposts?\b/i, 'post', ''],
]

/** The kind of text that a question names, as a term of the full-text search in a language; null where it names none or several. */
export function kindSought(question: string, language: Language): string | null {
  const named = kinds.flatMap(([pattern, kind, sign]) =>
    pattern.test(question) ? [`${sign}${fieldTerm('kind', kind, language)}`] : [],
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Groups of words to look for: of each any one will do. Quotation marks and signs of the query language are left out. */
export function soughtWords(left: readonly string[], measures: readonly Bilingual[]): string[][] {
  const plain = left
    .map((one) => one.replace(/["“”„「」『』()（）:：~|-]/gu, ' ').trim())
    .filter((one) => one.length >= 2 && !ASKING.test(one))
  const named = measures.map(({ zh, en }) => [zh, en])
  return [
    ...plain.map((one) => {
      const same = synonyms.find((group) => group.some((word) => word === one.toLowerCase()))
      return same ? [...same] : [one]
    }),
    ...named,
  ].slice(0, MOST)
}
