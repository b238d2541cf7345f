import { places } from '../../entities/lists/places.ts'
import { leftOut } from '../reading/narrowed.ts'
import type { Place, Where } from './screen.ts'

/** Provinces and cities by name in lower case: a word is that of the province first, as 吉林 is. */
const byName = new Map<string, Extract<Place, { kind: 'seat' }>>()
for (const { id, zh, en } of places) {
  const [region, city] = [id.slice(0, 5), id.slice(6)]
  if (!/^CN-[A-Z]{2}(?:-|$)/.test(id)) continue
  const own = { kind: 'seat', code: region, zh: zh[0] ?? '', en: en[0] ?? '' } as const
  for (const name of [...zh, ...en, `${en[0] ?? ''} province`, `${en[0] ?? ''} city`])
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { ...own, by: city === '' ? 'region' : 'city' })
}
const longest = Math.max(...[...byName.keys()].map((name) => name.length))

const BEFORE_ZH =
  /(?:总部|公司)?(?:所在地|坐落|位于|设|落户|地处)?(?:都|均)?在$|总部(?:位于|设在|在)?$|位于$|来自$|出自$/
const BEHIND_ZH = /^(?:本地|当地|地区|那边)?的?(?=公司|企业|上市|股票|[\p{Script=Han}]{2,6}(?:公司|企业|股))/u
const BEFORE_EN =
  /(?:headquartered|head ?quarters?(?: is| are)?|hq(?:'?e?d)?|based|seated|located|head offices?|with (?:a )?(?:seat|headquarters|hq))(?: is| are)? (?:in|at)(?: the city of)? $|\b(?:from|in) $/
const BEHIND_EN = /^-(?:based|headquartered)\b/

/** A place named as the seat of companies, where a text in lower case says so. */
export interface FoundWhere {
  where: Where
  start: number
  end: number
}

const isLatin = (one: string | undefined): boolean => one !== undefined && /[a-z]/.test(one)

function seatsIn(text: string, taken: readonly boolean[]): FoundWhere[] {
  const found: FoundWhere[] = []
  for (let at = 0; at < text.length; at++)
    for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
      const where = byName.get(text.slice(at, at + length))
      const end = at + length
      if (!where || taken.slice(at, end).some(Boolean)) continue
      if (isLatin(text[at]) && (isLatin(text[at - 1]) || isLatin(text[end]))) continue
      const before = (isLatin(text[at]) ? BEFORE_EN : BEFORE_ZH).exec(text.slice(0, at))
      const behind = (isLatin(text[at]) ? BEHIND_EN : BEHIND_ZH).exec(text.slice(end))
      // 江苏和浙江, Jiangsu or Zhejiang.
      const last = found.at(-1)
      const isNext =
        last !== undefined && /^(?:省|市|、|和|与|或者?|及|,| or | and |\s)*$/.test(text.slice(last.end, at))
      if (!before && !behind && !isNext) continue
      const start = before ? before.index : at
      found.push({ where: { ...where, out: false }, start, end: end + (behind?.[0].length ?? 0) })
      at = end - 1
      break
    }
  return found
}

const listings: readonly (readonly [pattern: RegExp, place: Place])[] = [
  [
    /(?:在)?(?:深市|深交所|深圳(?:证券)?交易所|深圳上市)(?:主板)?(?:上市)?(?:挂牌)?的?|\b(?:shenzhen[- ]listed|listed (?:in|on)(?: the)? (?:shenzhen|szse)(?: stock)?(?: exchange)?|(?:on )?the shenzhen(?: stock)? exchange|szse(?:[- ]listed)?|shenzhen (?:listings?|stocks|shares))\b(?: only)?/g,
    { kind: 'exchange', exchange: 'SHZ' },
  ],
  [
    /(?:在)?(?:沪市|上交所|上海(?:证券)?交易所|上海上市)(?:上市)?(?:挂牌)?的?|\b(?:shanghai[- ]listed|listed (?:in|on)(?: the)? (?:shanghai|sse)(?: stock)?(?: exchange)?|(?:on )?the shanghai(?: stock)? exchange|sse(?:[- ]listed)?|shanghai (?:listings?|stocks|shares))\b(?: only)?/g,
    { kind: 'exchange', exchange: 'SSE' },
  ],
  [
    /(?:在)?(?:北交所|北京(?:证券)?交易所)(?:上市)?(?:挂牌)?的?|\b(?:beijing[- ]listed|listed (?:in|on)(?: the)? beijing(?: stock)?(?: exchange)?|bse[- ]listed)\b(?: only)?/g,
    { kind: 'exchange', exchange: 'BSE' },
  ],
  [
    /(?:在)?科创板(?:上市)?(?:挂牌)?的?(?!指)|\b(?:on |listed on )?(?:the )?star(?: market)?(?: board)?[- ](?:listed|names|stocks|companies|listings?|only)\b|\b(?:on |listed on )?(?:the )?star market\b/g,
    { kind: 'board', board: 'star' },
  ],
  [
    /(?:在)?创业板(?:上市)?(?:挂牌)?的?(?!指|综)|\b(?:on |listed on )?(?:the )?chinext(?: board| market)?(?:[- ](?:listed|names|stocks|companies|only))?\b(?! index)/g,
    { kind: 'board', board: 'chinext' },
  ],
  [
    /(?:在)?(?<!深市|沪市)主板(?:上市)?(?:挂牌)?的?|\b(?:on |listed on )?(?:the )?main board(?:[- ]listed| only)?\b/g,
    { kind: 'board', board: 'main' },
  ],
]

/** Seats, exchanges and boards that a text in lower case asks companies of. */
export function wheresIn(text: string, taken: readonly boolean[]): FoundWhere[] {
  const found: FoundWhere[] = []
  for (const [pattern, place] of listings)
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const end = index + word.length
      if (taken.slice(index, end).some(Boolean)) continue
      const out = leftOut(text, index, end)
      found.push({ where: { ...place, out: out !== null }, start: out?.start ?? index, end: out?.end ?? end })
    }
  const held = taken.slice()
  for (const { start, end } of found) held.fill(true, start, end)
  return [...found, ...seatsIn(text, held)]
}
