import { numeral, NUMERAL } from '../numerals.ts'
import type { SwingsAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

/** Why, and what it means, is no figure; an implied volatility is one of options, that of profits none of prices. */
const OTHER =
  /为什么|为何|原因|影响|意味|什么意思|怎么(?:算|计算)|含义|定义|隐含|不|\b(?:why|impact|mean(?:s|ing)?|definition|implied|not|never|without|no)\b/
const VOLATILITY =
  /(?:年化)?(?:的)?(?:历史|股价|价格)?(?:的)?(?:年化)?波动率(?:有)?(?:多[大高少])?|(?:谁|哪[个家只])?(?:的)?(?:股价|价格|股票)(?:的)?(?:波动|震荡)(?:性|幅度|程度)?(?:有)?(?:更|比较)?(?:多[大高]|大不大|[大小高低](?:吗)?|剧烈(?:吗)?|如何|怎么样)?|(?:谁|哪[个家只])(?:的)?波动(?:性|更|比较|得)*[大小高低]|波动(?:有)?多大|\b(?:annuali[sz]ed |historical |reali[sz]ed |share[- ]price |stock[- ]price |price )*volatility\b|\b(?:how|more|less) volatile\b/g
const CORRELATION =
  /(?:股价|价格|走势|涨跌)?(?:之间)?(?:的)?相关(?:性|系数)(?:有)?(?:多[大高少强]|强不强|强吗|高吗|如何|怎么样)?|\bcorrelation(?: coefficient)?s?\b|\bcorrelated\b|\bcorrelate\b/g
const BETA = /贝塔(?:系数|值)?|β(?:系数|值)?|(?<![a-z])beta(?:系数|值|s)?(?![a-z])(?: coefficient| value)?/g
const RANKED =
  /(?:股价|价格)?(?:年化)?波动(?:率|性|幅度)?(?:最|居前|排名)(?:[大高小低剧]烈?|前)?的?|(?:股价|价格)?最(?:不稳定|稳定)的?|\b(?:the )?(?:most|least) volatile\b|\b(?:the )?(?:highest|lowest|largest|smallest)(?: \w+)? volatility\b|\bby volatility\b/g
const LEAST = /最[小低稳]|least|lowest|smallest|less volatile/
const MARKET =
  /(?:整个|整体)?(?:大盘|市场|大市|a股)(?:指数)?|\b(?:the )?(?:overall |whole |broad(?:er)? )?(?:stock )?market(?: index)?\b/g
const INDUSTRY =
  /(?:所在|所属|自己|自身|同|本)(?:的)?(?:行业|板块)(?:指数)?|(?:其|它的)行业(?:指数)?|\b(?:its|their|the) (?:own )?(?:industry|sector)(?: index)?\b/g
const COUNTED = new RegExp(
  `(${NUMERAL})\\s?[只支](?=股|个股|$|[?？])|(?<![a-z])(\\d{1,2}|three|five|ten|twenty) (?=most|least|stocks|names)`,
  'g',
)
const AROUND =
  /股票|个股|公司|相对(?:于)?|对|有(?:哪些|谁)|计算|日?收益率?|\b(?:against|versus|vs|relative to|compared (?:to|with)|with|to|stocks?|shares?|names?|companies|among|daily|returns?|prices?|price|calculate|compute|ranked|most|highest|list|top|moves?)\b/g
/** Words of groups, where they stand behind no name of one. */
export const GROUPS =
  /行业|板块|主题|概念|指数|\b(?:industr(?:y|ies)|sectors?|themes?|concepts?|ind(?:ex|exes|ices))\b/g
const spelt: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10, twenty: 20 }

/** How many stocks are asked for, 十只 or ten; as the lists of other rooms say it besides. */
export function stocksCounted(text: RoomText): number | null {
  const [, zh, en] = text.take(COUNTED) ?? []
  const count = zh === undefined ? (spelt[en ?? ''] ?? numeral(en ?? '')) : numeral(zh)
  return count !== null && count >= 1 && count <= 50 ? count : text.count()
}

/** Reads a question for how much prices went up and down: volatility, correlation and beta, or the most volatile. */
export function readSwings(text: RoomText): SwingsAsked | null {
  if (OTHER.test(text.lower)) return null
  const ids = text.companies.length
  const most = ids === 0 ? stocksCounted(text) : null
  const ranked = ids === 0 ? text.take(RANKED) : null
  const of = ranked
    ? ('volatility' as const)
    : ids === 0
      ? null
      : text.take(BETA)
        ? ('beta' as const)
        : text.take(CORRELATION)
          ? ('correlation' as const)
          : text.take(VOLATILITY)
            ? ('volatility' as const)
            : null
  if (of === null) return null
  const against = of === 'volatility' ? null : againstIn(text)
  // A correlation is of two, and a beta of each company with what it is held against.
  if (of === 'correlation' && (against === null ? ids !== 2 : ids > 2)) return null
  const time = text.time()
  const [themes, industries] = ids === 0 ? [text.themes(), text.industries()] : [[], []]
  // Industries against one another are none of its companies.
  if (ids === 0 && text.take(GROUPS)) return null
  text.take(AROUND)
  if (time === null || !text.isWhole()) return null
  return {
    room: 'swings',
    of,
    against: of === 'beta' ? (against ?? { kind: 'market' }) : against,
    order: LEAST.test(text.lower) ? 'up' : 'down',
    companies: text.companies,
    themes,
    industries,
    most,
    ...time,
  }
}

function againstIn(text: RoomText): SwingsAsked['against'] {
  const name = text.index()
  if (name !== null) return { kind: 'index', name }
  if (text.take(INDUSTRY)) return { kind: 'industry' }
  return text.take(MARKET) ? { kind: 'market' } : null
}
