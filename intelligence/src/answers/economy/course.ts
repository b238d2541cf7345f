import { numeral, NUMERAL } from '../numerals.ts'

/** What of the values of an indicator is asked for, besides one by one. */
export type EconomicAsk =
  /** When it was set anew, from what to what. */
  | { of: 'changes'; way: 'up' | 'down' | null; last: boolean }
  /** What lies between its first and its last value. */
  | { of: 'apart' }
  /** Its highest or lowest value. */
  | { of: 'extreme'; end: 'highest' | 'lowest' | 'both' }

const MOVE_ZH = '(?:下调|上调|调降|调整|调|降息|降|加息|动|变动|变化|变|升)'
const DOWN = /下调|调降|降|\b(?:cuts?|lower(?:ed|ing)?|reduced?)\b/
const UP = /上调|加息|升|\b(?:hikes?|hiked|rais(?:ed?|ing)|increased?)\b/

/** How often, when and from what to what a rate was set anew. */
const CHANGES = new RegExp(
  [
    `(?:一共|总共|共)?${MOVE_ZH}(?:过|了)?(?:几|多少)[次回](?:了)?`,
    `(?:上|最近|最后|前)(?:一)?[次回](?:的)?${MOVE_ZH}(?:的?(?:时间|日期))?(?:是)?(?:在)?(?:什么时候|何时|哪(?:一)?天|哪(?:个)?月)?`,
    `(?:什么时候|何时)${MOVE_ZH}(?:过|了)?(?:的)?`,
    `(?:有没有|是否|有无)${MOVE_ZH}过`,
    `${MOVE_ZH}[过了](?:吗|没有?|么)`,
    '[每各][次回](?:多少|几个?(?:基点|bp|点)?)',
    `(?:分别|各)?(?:是)?从(?:多少|几)${MOVE_ZH}?到了?(?:多少|几)`,
    `(?:每次)?${MOVE_ZH}了(?:多少|几)(?:个)?(?:基点|bp|点)?`,
    `${MOVE_ZH}(?:的)?(?:记录|历史|幅度|次数)`,
    'how (?:many times|often) (?:has|have|was|were|did|is)',
    'when (?:was|were|did|has|is) (?=.{0,40}(?:cut|change|changed|move|moved|lowered|raised|adjusted|hiked))',
    'what (?:was|is) (?=.{0,20}last (?:cut|change|move|hike))',
    '(?:been |get |got |be )?(?:last |ever )?(?:cut|changed?|changes|cuts|lowered|raised|adjusted|moved?|hiked)(?: last| at all)?(?=$|[ ?,.])',
    'from what to what|by how much|any changes?(?= to)|(?:and )?how big (?:was|were) (?:it|they|each)',
  ].join('|'),
  'g',
)
const LAST = /[上最前后]近?一?[次回]|\blast\b|\bmost recent\b/

const APART =
  /(?:升|贬|涨|跌|变|变化|升值|贬值|变动|波动)了?还?是?(?:升|贬|涨|跌)?(?:值)?了?(?:多少|几)(?:个点|个百分点|钱)?|(?:和|跟|与|同|比|较)?(?=(?:一年|半年|[一二三六九两\d]{1,2}个?月)[之以]?前)|\bhow much (?:has|have|did|is)\b|\b(?:weaken|strengthen)(?:ed|s)?\b|\b(?:vs\.?|versus|against|compared (?:with|to)) (?=(?:a|one|1|two|three|six|\d{1,2}) (?:years?|months?) (?:ago|before|earlier))/g
/** So much before today. */
const AGO = new RegExp(
  `(?:这|近|过去|最近)?(半|${NUMERAL})\\s?(年|个?月)(?:[之以]?前(?:的)?|(?<=年|个月)(?=来?(?:变|升|贬|涨|跌)))|去年(?:的)?(?:今天|此时|这个时候|同日)|\\b(?:a|one|(\\d{1,2}|two|three|six)) (years?|months?) (?:ago|before|earlier)\\b|\\b(?:this|the same) (?:time|day) last year\\b`,
  'g',
)
const spelt: Readonly<Record<string, number>> = { two: 2, three: 3, six: 6 }
const EXTREME =
  /(?:最高(?:点|值)?(?:和|与|、|及|跟)?最低|最低(?:点|值)?(?:和|与|、|及|跟)?最高|高点(?:和|与|、|及)低点)(?:点|值|水平)?|\b(?:the )?(?:highs?|highest) (?:and|&|\/|or) (?:the )?(?:lows?|lowest)\b|\b(?:the )?(?:lows?|lowest) (?:and|&|\/|or) (?:the )?(?:highs?|highest)\b|(?:是)?(?:哪个?月|哪(?:一)?天|什么时候)?(最高|最低|新高|新低|顶点|低点|峰值)(?:的)?(?:点|值|水平)?(?:是|在|为)?(?:哪个?月|哪(?:一)?天|什么时候|多少)?|\b(?:the )?(highest|lowest|peak|trough|high|low)(?: (?:point|reading|level|value|print))?\b(?: of| for)?/g

type Take = (pattern: RegExp) => RegExpExecArray | null

/** How many months before today a text speaks of; null where of none. */
export function monthsAgo(take: Take): number | null {
  const match = take(AGO)
  if (!match) return null
  const [, zh, zhUnit, en, enUnit] = match
  const count = zh === '半' ? 0.5 : zh !== undefined ? (numeral(zh) ?? 1) : en ? (spelt[en] ?? Number(en)) : 1
  const isMonth = /月/.test(zhUnit ?? '') || /month/.test(enUnit ?? '')
  return Math.round(count * (isMonth ? 1 : 12))
}

/** What nobody can tell yet. */
const TO_COME = /会(?:不会)?(?:再)?[降升涨跌变调动]|\b(?:will|going to)\b/

/** What of the values is asked for; what says so is taken. Null where each value is. */
export function readAsk(text: string, take: Take, { isSet }: { isSet: boolean }): EconomicAsk | null {
  if (TO_COME.test(text)) return null
  // Only what somebody sets stands still between two changes.
  if (isSet) {
    const match = take(CHANGES)
    if (match) {
      const [down, up] = [DOWN.test(text), UP.test(text)]
      return { of: 'changes', way: down === up ? null : down ? 'down' : 'up', last: LAST.test(text) }
    }
  }
  const extreme = take(EXTREME)
  if (extreme) {
    const end = extreme[1] ?? extreme[2]
    return { of: 'extreme', end: end === undefined ? 'both' : /[高顶峰]|high|peak/.test(end) ? 'highest' : 'lowest' }
  }
  return take(APART) ? { of: 'apart' } : null
}
