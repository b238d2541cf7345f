import type { EventGrade } from '../analysis.ts'
import { clauseAt } from './clauses.ts'
import type { Piece } from '../text/sentences.ts'

type Words = readonly (readonly [grade: EventGrade, zh: RegExp, en: RegExp])[]

const people: Words = [
  [
    'member',
    /独立董事|非执行董事|职工(?:代表)?(?:董事|监事)|监事(?:会主席|长)?|证券事务代表|(?<!副)(?:执行)?董事(?!长|会)|委员会委员/gu,
    /\b(?:independent|non-executive|supervisory) (?:directors?|board members?)|\bsupervisors?\b|securities affairs representative/gu,
  ],
  [
    'deputy',
    /副(?:总经理|总裁|总|董事长|行长|经理)|总裁助理|总经理助理|部门(?:总经理|负责人)/gu,
    /\b(?:executive |senior )?vice[- ](?:president|chair(?:man|woman)?)s?\b|\bdeputy [a-z]+(?: manager)?\b/gu,
  ],
  [
    'officer',
    /财务总监|财务负责人|首席财务官|CFO|董事会秘书|董秘|首席(?:运营|技术|风险)官|总会计师|总工程师/gu,
    /\b(?:chief (?:financial|operating|technology|risk) officer|cfo|coo|cto|board secretary|secretary of the board|company secretary)\b/gu,
  ],
  [
    'chief',
    /(?<!副)(?:董事长|总经理|总裁|行长)(?!助理)|CEO|首席执行官|实际控制人|实控人|创始人/gu,
    /\b(?:chief executive(?: officer)?|ceo|founder|chair(?:man|woman|person)?|(?<!vice[- ])president|general manager|controlling shareholder)\b/gu,
  ],
]
const authority: Words = [
  [
    'letter',
    /问询函|关注函|监管函|监管工作函|警示函|监管措施|口头警示|监管警示|监管谈话|责令改正/gu,
    /\b(?:letters? of (?:inquiry|concern|warning)|(?:inquiry|warning|regulatory) letters?|questions? from the exchange)\b/gu,
  ],
  [
    'case',
    /立案|行政处罚(?:决定|事先告知)|市场禁入|刑事/gu,
    /\b(?:opens? (?:a case|an investigation)|formal investigation|placed on file|banned from the market)\b/gu,
  ],
]
/** How far a buy-back is. What stands first decides, wherever it stands: a report of progress names the plan too. */
const buyBack: Words = [
  ['begun', /首次[^，。；]{0,6}回购/gu, /\b(?:first|initial) (?:[a-z]+ ){0,2}(?:buy-?backs?|repurchases?)\b/gu],
  [
    'raised',
    /(?:上调|提高|调高|调增|追加|增加|扩大)[^，。；]{0,8}回购(?:规模|金额|总额|上限|资金|价格|数量|力度|股份|方案|计划)|回购[^，。；]{0,12}(?:规模|金额|总额|上限|资金|价格|数量)[^，。；]{0,16}(?:上调|提高|调高|调增|追加|增加|扩大)/gu,
    /\b(?:rais|increas|expand|upsiz|lift|doubl|boost|enlarg)\w*\b[^.;]{0,40}\b(?:buy-?backs?|repurchases?)|\b(?:buy-?backs?|repurchases?)\b[^.;]{0,30}\b(?:raised|increased|expanded|enlarged|upsized|doubled)/gu,
  ],
  [
    'completed',
    /回购[^。；]{0,16}(?:(?<!未)完成(?!比例|进度|率|情况)|(?<!未)实施完毕|(?<!未)完毕|期限届满(?!前|之前)|实施结果)|完成[^，。；]{0,8}回购/gu,
    /\b(?:complet|conclud|finish|wrap)\w*\b[^.;]{0,30}\b(?:buy-?backs?|repurchases?)|\b(?:buy-?backs?|repurchases?)\b[^.;]{0,30}\b(?:completed|concluded|finished|expired)/gu,
  ],
  [
    'progress',
    /累计(?:已)?(?:通过[^，。；]{0,20})?(?:回购|买入|购回)|已(?:累计)?(?:通过[^，。；]{0,20})?回购(?:公司)?(?:股份|股票)?[^，。；]{0,4}\d|回购(?:公司)?(?:股份|股票)?(?:的)?(?:实施)?(?:进展|进度|完成比例)|截至[^。；]{0,24}(?:月底|月末|\d日|目前|收盘)[^。；]{0,30}回购|月度[^，。；]{0,4}回购/gu,
    /\b(?:progress|update|status|monthly)\b[^.;]{0,40}\b(?:buy-?backs?|repurchases?|repurchasing)|\b(?:buy-?backs?|repurchases?)\b[^.;]{0,30}\b(?:progress|update|so far|to date|month[- ]end)|\b(?:had|has|have) (?:so far |cumulatively |already |now )?(?:repurchased|bought back)\b|\bcumulative(?:ly)?\b[^.;]{0,40}\b(?:repurchas|bought back|buy-?back)\w*/gu,
  ],
  [
    'begun',
    /拟[^，。；]{0,20}回购|回购[^，。；]{0,8}(?:方案|预案|计划|提议)|(?:启动|推出|抛出|计划|提议|审议通过)[^，。；]{0,20}回购/gu,
    /\b(?:new|plans?|launch\w*|announc\w*|approv\w*|authori[sz]\w*|unveil\w*|propos\w*|to)\b(?: [a-z\d.,%-]+){0,5} (?:buy-?backs?|buy back|repurchases?|repurchasing)\b/gu,
  ],
]
const words: Readonly<Record<string, Words>> = {
  'buy-back': buyBack,
  'management-change': people,
  'management-absent': people,
  'executive-scandal': people,
  'product-approval': [
    [
      'trial',
      /临床试验|临床研究|(?:获批|批准|同意|开展|进入)[^，。；]{0,8}临床|(?:I|II|III|Ⅰ|Ⅱ|Ⅲ|一|二|三|1|2|3)期临床/gu,
      /\b(?:clinical (?:trials?|stud(?:y|ies)|tests?|testing)|phase (?:i{1,3}|1|2|3)[ab]?(?: (?:trials?|stud(?:y|ies)))?|investigational new drug|ind (?:approval|application|clearance))\b/gu,
    ],
    [
      'supplement',
      /一致性评价|补充申请|再注册|变更|续展|获受理|受理通知/gu,
      /\b(?:supplement(?:ary|al)?|renewals?|renewed|accepted for review|bioequivalence|variation)\b/gu,
    ],
    [
      'market',
      /注册证书?|注册批件|上市许可|上市申请获|获批上市|批准上市|生产批件|批准文号|新药证书/gu,
      /\b(?:marketing (?:authori[sz]ation|approval)|registration certificate|approved for (?:sale|marketing)|new drug (?:application )?(?:approv|certificate)\w*|nda approv\w*|on the market)\b/gu,
    ],
  ],
  'contract-signed': [
    [
      'framework',
      /框架(?:性)?(?:合作)?协议|意向(?:书|性|协议)|战略合作|备忘录/gu,
      /\b(?:framework|memorand(?:um|a)|letters? of intent|strategic (?:cooperation|partnership))\b/gu,
    ],
  ],
  inspection: authority,
  penalty: authority,
  'disclosure-breach': authority,
  'trading-breach': authority,
  ...Object.fromEntries(
    ['earnings-beat', 'earnings-miss', 'guidance-up', 'guidance-down'].map((type) => [
      type,
      [
        [
          'expected',
          /(?:超|好于|高于|优于|低于|不及|逊于)(?:出)?(?:市场|分析师|机构|此前)?(?:的)?(?:一致)?预期|超预期/gu,
          /\b(?:beats?|beat|miss(?:es|ed)?|tops?|topped|exceed(?:s|ed)?|above|below|ahead of|short of)(?: [a-z']+){0,3} (?:estimates?|expectations?|consensus|forecasts?)\b/gu,
        ],
      ] as const,
    ]),
  ),
}

/** Of two ranks of one event the one that is news: a routine report of how far it is takes nothing from it. */
export const newsFirst = (one: EventGrade | null, other: EventGrade | null): EventGrade | null =>
  one === 'progress' ? (other ?? one) : (one ?? other)

/**
 * The rank that the clause of an event's words tells, else its sentence: the one told nearest to them; null where
 * neither does. `text` in lower case for English.
 */
export function gradeOf(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  trigger: Piece,
  type: string,
): EventGrade | null {
  const wanted = words[type]
  if (!wanted) return null
  if (wanted === buyBack) {
    const sentence = text.slice(piece.start, piece.end)
    return wanted.find(([, zh, en]) => sentence.search(language === 'zh' ? zh : en) >= 0)?.[0] ?? null
  }
  for (const part of [clauseAt(language, text, piece, trigger), piece]) {
    let best: { grade: EventGrade; gap: number } | null = null
    for (const [grade, zh, en] of wanted) {
      for (const match of text.slice(part.start, part.end).matchAll(language === 'zh' ? zh : en)) {
        const start = part.start + match.index
        const gap = Math.max(0, start - trigger.end, trigger.start - start - match[0].length)
        if (!best || gap < best.gap) best = { grade, gap }
      }
    }
    if (best) return best.grade
  }
  return null
}
