import type { EventGrade } from '../../analysis.ts'
import { departments } from '../../entities/lists/departments.ts'
import { places } from '../../entities/lists/places.ts'
import { issuerOf } from '../../policy/issuers.ts'

/** Who decreed something: how far their word reaches, and of a province's or a city's the province (ISO 3166-2). */
export interface IssuerRank {
  grade: EventGrade & ('national' | 'ministry' | 'province' | 'city')
  region: string | null
}

/** Units after a body's name in which the words stand that make it the one who decrees. */
const AFTER = 40
/** Units before it in which a text says that it only follows or carries out what that body said. */
const BEFORE = 12

/** Names of provinces (`CN-GD`) and cities (`CN-GD-Shenzhen`) of China, the longer first. */
const named = (language: 'zh' | 'en') =>
  places
    .filter(({ id }) => /^CN-[A-Z]{2}(?:-|$)/u.test(id))
    .flatMap(({ id, zh, en }) =>
      (language === 'zh' ? zh : en).map((name) => ({ id, name: language === 'zh' ? name : name.toLowerCase() })),
    )
    .filter(({ name }) => name.length >= 2)
    .toSorted((a, b) => b.name.length - a.name.length)
const idsOf = {
  zh: new Map(named('zh').map(({ id, name }) => [name, id])),
  // Of places of one name the province, and of cities the one that is listed first.
  en: new Map(
    named('en')
      .toReversed()
      .map(({ id, name }) => [name, id]),
  ),
}
const either = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => b.length - a.length).join('|')
const bodiesOf = (place: 1 | 2) =>
  departments
    .trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[place] ?? '').split(','))
    .filter((name) => name.length >= 2)

const zh = {
  national:
    '国务院|政务院|国办|中办|国常会|中共中央|党中央|全国人大|全国人民代表大会|中央(?:政治局|经济|财经|金融委|全面深化|深改|网信|政法|一号文件)',
  // The words of a body's kind, behind a name of its own that no list has to know.
  kinds:
    '中央(?:银行|货币局)|(?:国家|中国)\\p{Script=Han}{1,10}(?:委员会|总局|总署|局|委|署|部)|\\p{Script=Han}{2,8}(?:总局|总署)|\\p{Script=Han}{2,8}部(?=负责人|等|会同|联合|关于|办公厅|印发|发布|出台|下发|公布|修订|[、，就拟将]|\\d)|(?:[两三四五六七八九十多]|\\d{1,2})部[门委]|(?:有关|相关|主管|监管|商务|工信|财政|税务|环保|药监|能源|住建|交通|金融|证券)(?:主管|监管)?部门|监管层|监管机构',
  local:
    '(?:省|市|州|盟|自治区|特别行政区|新区|区|县)?(?:人民政府|政府|人大|财政|发展|发改|工业|工信|经济|商务|住房|住建|生态|市场监|市监|药品|药监|医疗|医保|能源|交通|农业|科学|科技|金融|地方|国资|自然|应急|教育|卫生|\\p{Script=Han}{2,8}[厅局委])',
} as const
const decrees =
  '印发|发布|出台|下发|公布|修订|推出|宣布|决定|表示|明确|要求|部署|召开|开展|启动|实施|施行|调整|收紧|放宽|放松|取消|限制|禁止|暂停|支持|鼓励|加强|规范|简化|下调|上调|拟|将|就《|就|关于|对'
/** What follows a body's name where it is only the one whose word is carried out. */
const followed =
  /^(?:办公厅)?(?:[、和]\p{Script=Han}{2,8})?(?:工作)?(?:会议)?(?:决策部署|决策|部署|精神|要求|有关规定|规定|授权|批准|同意)/u
const follows = /(?:贯彻|落实|根据|按照|依据|遵照|依照|响应|围绕)[^，。；：]*$/u
/** A body of the State Council's that is not the whole of it. */
const partOfCouncil = /^(?:国资委|研究室|港澳办|台办|参事室|\p{Script=Han}{2,12}(?:委员会|总局|中心))/u

const zhBodies = new RegExp(
  `(?<national>${zh.national})|(?<listed>${either(bodiesOf(1))})|(?<place>${either(idsOf.zh.keys())})|(?<kind>${zh.kinds})`,
  'gu',
)
const zhLocal = new RegExp(`^(?:${zh.local}|(?:省|市|州|盟|自治区)?(?:${decrees}))`, 'u')
/** A province or a city that no name is told of. */
const zhSome: readonly (readonly ['province' | 'city', RegExp])[] = [
  ['province', /(?:^|[，。；：\s我该全各])(?:多)?(?:省|自治区)(?:委|政府|人民政府|级|内|发改委|财政厅|工信厅|商务厅)/u],
  ['city', /(?:^|[，。；：\s我该全])(?:市|区|县)(?:委|政府|人民政府|级|内|发改委|财政局|工信局|商务局|住建局)/u],
]

const enBodies = new RegExp(
  `\\b(?:(?<national>state council|government council|national people['’]s congress|politburo|central committee|central government|central authorities|cabinet|parliament)|(?<listed>${either(bodiesOf(2).map((name) => name.toLowerCase()))})|(?<place>${either(idsOf.en.keys())})|(?<kind>ministry of|ministry|ministries|ministers?|central bank|regulators?|watchdog|(?:commerce|finance|energy|health|trade|industry|transport|housing|environment|securities|banking) (?:department|commission|administration|regulator|authorities)|national [a-z]{3,20} (?:commission|administration)))\\b`,
  'gu',
)
const enLocal =
  /^(?:['’]s)?(?: province| provincial| municipal| city| autonomous region)?(?:['’]s)?(?: (?:government|people['’]s|authorities|officials?|regulators?|council|commission|bureau|department)| (?:\w{2,12} ){0,2}(?:bureau|department|commission)\b| province\b| (?:has |is to |to |will )?(?:issue|publish|unveil|announce|tighten|ease|relax|loosen|ban|curb|cap|restrict|limit|simplif|cut|offer|launch|roll|subsidi|order|require|seek|draft|lift|scrap|set|plan))/u
const enOf = /\b(?:government|authorities|city|province|municipality|council|bureau|department) (?:of|in) (?:the )?$/u
const enSome: readonly (readonly ['province' | 'city', RegExp])[] = [
  ['province', /\b(?:provincial (?:government|authorities|regulators?|rules?|notice|plan)|a province)\b/u],
  [
    'city',
    /\b(?:municipal (?:government|authorities|rules?|notice|plan)|city (?:government|authorities|council|hall)|county (?:government|authorities)|district government)\b/u,
  ],
]

const rankAt = (id: string): IssuerRank => ({
  grade: /^CN-[A-Z]{2}$/u.test(id) ? 'province' : 'city',
  region: id.slice(0, 5),
})

/** 广东省深圳市: the city that a province's name leads to. */
function cityBehind(after: string): string | undefined {
  const rest = after.replace(/^(?:省|市|自治区)/u, '')
  return [5, 4, 3, 2].map((length) => idsOf.zh.get(rest.slice(0, length))).find(Boolean)
}

/** The rank of a match, or null where its name plays another part in the sentence. */
function rankOf(language: 'zh' | 'en', text: string, match: RegExpExecArray): IssuerRank | null {
  const [name] = match
  const { national, place, listed } = match.groups ?? {}
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
  const after = text.slice(match.index + name.length, match.index + name.length + AFTER)
  if (language === 'zh' && (follows.test(before) || followed.test(after))) return null
  if (place !== undefined) {
    const id = (language === 'zh' ? cityBehind(after) : undefined) ?? idsOf[language].get(place)
    const local =
      language === 'zh'
        ? zhLocal.test(
            cityBehind(after) === undefined ? after : after.replace(/^(?:省|市|自治区)?\p{Script=Han}{2,4}/u, ''),
          )
        : enLocal.test(after) || enOf.test(text.slice(Math.max(0, match.index - 32), match.index))
    return id !== undefined && local ? rankAt(id) : null
  }
  if (national !== undefined)
    return { grade: language === 'zh' && partOfCouncil.test(after) ? 'ministry' : 'national', region: null }
  if (listed !== undefined && issuerOf(listed).level === 'national') return { grade: 'national', region: null }
  return { grade: 'ministry', region: null }
}

/**
 * Who decrees what a stretch of text tells of, by the first body named in it that does more than be obeyed; null where
 * it names none. A ministry stands for whatever answers to a whole state and is no state's head.
 */
export function issuerIn(language: 'zh' | 'en', text: string): IssuerRank | null {
  const read = language === 'zh' ? text : text.toLowerCase()
  for (const match of read.matchAll(language === 'zh' ? zhBodies : enBodies)) {
    const rank = rankOf(language, read, match)
    if (rank) return rank
  }
  for (const [grade, words] of language === 'zh' ? zhSome : enSome) if (words.test(read)) return { grade, region: null }
  return null
}
