import { plainQuestion } from '../asked.ts'
import { timesWrittenOut } from '../reading/shorthand.ts'
import { inWordsOfTexts } from '../reading/everyday.ts'
import { withoutChatter } from '../reading/colloquial.ts'

import { likedByMany } from '../everyday/liked.ts'

/** Ways of speech, and the words that lists are read by. Nothing that narrows what is asked for may be among them. */
const said: readonly (readonly [pattern: RegExp, plain: string])[] = [
  ...likedByMany,
  [/帮我|查(?:一)?[下查]|看(?:一)?下|搜(?:一)?下|麻烦|请问|听说|话说|(?:是)?真的假的|给个?(?:清单|列表)/g, ''],
  [/(?<=[\u4e00-\u9fff])[过了]?没(?=$|[?？。])/g, '了吗'],
  [/(?:发|出|收|吃|挨|接|领|遭|受)(?:到)?(?:过|了)(?=[^，。]{0,12}(?:公告|函|罚|处分|警示|订单|回购))/g, '有'],
  [/(?:吃|挨|领|遭)(?=罚|处罚|处分|监管函|警示函)/g, ''],
  [/有[几哪](?:几)?[条份个起次家](?=$|[?？。])/g, '有哪些'],
  [/有几家(?=$|[?？。])|是哪(?:一)?家(?=$|[?？。])|都?有谁(?=$|[?？。])|是谁(?:家的?)?(?=$|[?？。])/g, '有哪些'],
  [/(?:过|了)(?:几|多少)[次回]/g, '有哪些'],
  [/在减(?:持)?(?=$|[?？。])|谁(?:最近)?(?:又)?在?减仓?(?=$|[?？。])/g, '减持'],
  [/\b(?:forum|board) (?:folks|people|users?|guys|crowd|posters|members)\b/gi, 'forum posts'],
  [/\b(?:guys|folks)\b/gi, ''],
  [/\byrs?\b/gi, 'year'],
  [/\b(?:pls|plz|please|any idea|do you know|can you tell me|i want to know)\b/gi, ''],
  [
    /\b(?:announce|file|disclose|report|issue|launch)d? (?=(?:any |a |its |their |new |more )?(?:share )?(?:buy-?backs?|repurchases?|penalt))/gi,
    '',
  ],
  [/\bhow (?:many times|often) (?:has|have|did)\b/gi, 'has'],
  [/\bwhen (?:did|was|were|has)\b(?!.{2,40} last (?:report|publish|release|file)\b)(?=.{0,60}\blast\b)/gi, 'latest'],
  [/\bbought back (?:its |their |any )?(?:own )?(?:shares|stock)\b/gi, 'buybacks'],
  [/\bbuy(?:ing)? back (?:its |their |any )?(?:own )?(?:shares|stock)\b/gi, 'buybacks'],
  [/\b(?:won|landed|signed|got) (?:the )?(largest|biggest) (?:contract|order|deal)s?\b/gi, '$1 contract wins'],
  [/\b(?:regulatory|legal) (?:trouble|problems?|issues?|action)s?\b/gi, 'penalties, investigations'],
  [/\bregulatory letters?\b|\bletters? from (?:the )?(?:regulator|exchange)s?\b/gi, 'inquiry letters'],
  [/\b(?:did )?the (?:exchange|regulator) sen[dt]\b/gi, ''],
  [
    /(?:是)?(?:什么时候|啥时候|何时|哪天|几号)(?:发|出|公布|披露|发布)(?:布)?(的|了)(?=年报|季报|中报|半年报|财报|业绩)/g,
    '什么时候披露的财报',
  ],
  [/(?<=披露的财报)(?:年报|季报|中报|半年报|财报|业绩)/g, ''],
  [
    /\bwhen did (.{2,40}?) (?:last )?(?:report|publish|release|file)(?: (?:its|their|the))?(?: (?:last|latest))?(?: ((?:q[1-4]|first[- ]quarter|third[- ]quarter|half[- ]year|nine[- ]month|annual|quarterly|interim)(?: 20\d\d)?))?(?: (?:reports?|results|earnings|numbers))?(?=[?. ]*$)/gi,
    'when did $2 report dates of $1',
  ],
  [
    /^(?:has|have|did) (.{3,60}?) (?:issued?|published?|released?|put out) (?:anything|something|any (?:documents?|policies|policy|rules))(?: new)?(?= |[?.]|$)/gi,
    'policies issued by $1',
  ],
  [/(?:处于|处在|位于|在)?历史估值(?:的)?(?=什么|哪|分位|百分位)/g, '估值处于历史'],
  [/波动(?:性)?(?:大不大|大吗|大么|有多大|剧烈吗|厉害吗)/g, '波动率多少'],
  [/\bagainst (?=[A-Z])/g, 'of '],
  [/\bwho(?:'s|’s| is| has) (?:been )?(?:quietly )?selling(?: (?:down|shares (?:in|of)))?\b/gi, 'shareholder sales of'],
  [/\bwho(?:'s|’s| is| has) (?:been )?buying(?: (?:more|shares (?:in|of)))?\b/gi, 'shareholder purchases of'],
  [/\binsiders? (?:last )?(?:sell|sold)\b/gi, 'insider selling'],
  [/\binsiders? (?:last )?(?:buy|bought)\b/gi, 'insider buying'],
]

/** Words of lists that are met with a slip of the pen; none is one letter from another word that people use. */
const spelt = new Set(
  'announcement|announcements|buyback|buybacks|repurchase|repurchases|penalties|penalty|investigation|investigations|regulatory|regulator|regulators|downgrade|downgrades|downgraded|upgrade|upgrades|upgraded|analyst|analysts|financing|startup|startups|dividend|dividends|shareholder|shareholders|insider|insiders|lawsuit|lawsuits|acquisition|acquisitions|headline|headlines|sentiment|bearish|bullish|recently|biggest|largest|valuation|investors|policies|documents|companies|company|articles|meeting|meetings|opportunity|highest|yesterday|quarter|released|published|semiconductor|semiconductors|robotics'.split(
    '|',
  ),
)
/** The shortest word that a slip is looked for in. */
const SHORTEST = 6

/** Whether one letter put in, left out, changed, or two that changed places make one word of the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1)
}

/**
 * A text with words of lists in place of such with one slip. What begins with a capital within a sentence is a name and
 * stays, and so does what `isName` says is one.
 */
export function withoutSlips(text: string, isName: (place: number) => boolean): string {
  return text.replace(/[A-Za-z]{5,}/g, (word, at: number) => {
    const low = word.toLowerCase()
    if (low.length < SHORTEST || spelt.has(low) || isName(at)) return word
    if (/^[A-Z]/.test(word) && at > 0) return word
    const near = [...spelt].filter((one) => one.length >= SHORTEST && one[0] === low[0] && isOneSlip(low, one))
    return near.length === 1 ? (near[0] ?? word) : word
  })
}

/** A question for a list as it is read, from one as people type it. */
export const listQuestion = (question: string): string =>
  said
    .reduce(
      (text, [pattern, plain]) => text.replace(pattern, plain),
      inWordsOfTexts(timesWrittenOut(withoutChatter(plainQuestion(question)))),
    )
    .replace(/ {2,}/g, ' ')
    .trim()
