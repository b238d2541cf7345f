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
const words: Readonly<Record<string, Words>> = {
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
