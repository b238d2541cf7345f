import { mayStandAside } from '../aside/aside.ts'
import { unexplained, type Left } from '../fillers.ts'
import { numeral, NUMERAL } from '../numerals.ts'
import { readPeriods, type Period } from '../periods.ts'
import { indexIn } from '../reading/narrowed.ts'
import type { Known, NamedCompany, NamedIndustry, NamedTheme } from '../reading/reading.ts'
import { themesIn } from '../reading/themes.ts'
import { industryAt } from '../reading/words-at.ts'
import type { TimeAsked } from './asked.ts'
import { listQuestion, withoutSlips } from './spoken.ts'

/** Words that ask, and narrow nothing in any of the rooms. */
const COMMON =
  /或者?|有没有?|曾经?|到底|究竟|没有?(?=[吗?？。]|$)|啥|都有|近来|过(?![去度])|帮忙|列一下|列出来|列个|列|梳理|盘点|汇总|整理|收到|公布|发布|发生|宣布|披露|全市场|市场上|目前为止|期间|顺便|说下|各自|起|笔|条|篇|份|次|吧|呗|从新到旧|按时间|\b(?:announced|disclosed|reported|happened|so far|across the board|market-?wide|across the market|pls|sorted|ordered|names?|every|newest first|latest first|been any|out there|or|come out|came out|most recent|new|newest|one sentence|in a sentence|ever|anyone|anybody|did|were there|was there|in total|altogether|at all)\b/g
const RECENT =
  /最近(?!的?[\d一二三四五六七八九十两几])|近期|近来|近日|这阵子|这段时间|\b(?:recently|lately|of late|recent|latest)\b/g
const COUNT = new RegExp(
  `前\\s?(${NUMERAL})\\s?(?:名|家|大|个|条|篇|笔|份|起|位)?|(?<![\\d.])(${NUMERAL})\\s?(?:家|条|篇|笔|份|起)(?:公司)?|\\b(?:top|first|latest|newest)\\s(\\d{1,2}|three|five|ten|twenty)\\b|\\b(\\d{1,2}|three|five|ten|twenty)\\s(?=(?:largest|biggest|highest|latest|newest|most|hottest)\\b)`,
  'g',
)
/** Words that ask, and belong to nothing that is asked for. */
const ASKING =
  /请问|麻烦|帮我|给我|告诉我|看看|想知道|我想|请|能否|哪些|哪家|哪个|什么|多少|几[份个条家笔]|主要|目前|现在|所有|全部|公司|企业/g
/** Characters that join words and end a name. */
const JOINS = new Set('的了吗呢吧啊是在有里中和与及跟谁都也就还又对从到把被')
const spelt: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10, twenty: 20 }

/** Times that lists are asked of and figures are not. */
const spans: readonly (readonly [RegExp, (today: string) => Period])[] = [
  [
    /\b(?:(?:in|over|during) )?(?:the )?past quarter\b|\b(?:over|during) the last quarter\b|(?:近|最近|过去)一?个?季度/g,
    () => ({ kind: 'lastDays', count: 91 }),
  ],
  // The last month is that of the calendar, as 上个月 is.
  [
    /\b(?:(?:in|over|during) )?(?:the )?(?:(?:past|last) few weeks|past month)\b|\b(?:over|during) the last month\b/g,
    () => ({ kind: 'lastDays', count: 30 }),
  ],
  [
    /(?:近|最近|过去|这)半年(?:以?来|内)?|\b(?:(?:in|over|during) )?(?:the )?(?:past|last) (?:half[- ]year|half a year)\b/g,
    () => ({ kind: 'lastDays', count: 182 }),
  ],
  [
    /(?:这|近|最近|过去)一(?:个)?(?:周|星期|礼拜)(?:以?来|里|内)?|\b(?:(?:in|over|during) )?(?:the )?past week\b/g,
    () => ({ kind: 'lastDays', count: 7 }),
  ],
  [
    /\b(?:(?:in|over|during) )?(?:the )?past year\b|\b(?:in|over|during) the last (?:year|12 months|twelve months)\b/g,
    () => ({ kind: 'lastYears', count: 1 }),
  ],
  [
    /(?:本|这个?)季度|\bthis quarter\b/g,
    (today) => ({
      kind: 'since',
      day: `${today.slice(0, 5)}${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`,
    }),
  ],
  [
    /上(?:一)?(?:个)?季度|\b(?:in )?(?:the )?(?:last|previous) quarter\b/g,
    (today) => {
      const at = Math.floor((Number(today.slice(5, 7)) - 1) / 3)
      const year = Number(today.slice(0, 4))
      return at === 0 ? { kind: 'quarter', year: year - 1, quarter: 4 } : { kind: 'quarter', year, quarter: at }
    },
  ],
]

/** A question in plain words, slips of the pen mended where no name stands. */
function textOf(question: string, known: Known): string {
  const plain = listQuestion(question)
  const lower = plain.toLowerCase()
  const named = Array.from({ length: lower.length }, () => false)
  for (let at = 0; at < lower.length; at++) {
    const name = known.names.at(lower, at)
    if (name) named.fill(true, at, name.end)
  }
  return withoutSlips(plain, (at) => named[at] === true)
}

/** A question while a room reads it: what of it is understood is taken, what is left over is not. */
export class RoomText {
  readonly text: string
  readonly lower: string
  readonly companies: readonly NamedCompany[]
  /** What was not understood and narrows nothing of what is asked of a company. */
  aside: readonly Left[] = []
  readonly #known: Known
  readonly #taken: boolean[]

  constructor(question: string, known: Known, from?: RoomText) {
    this.#known = known
    this.text = from?.text ?? textOf(question, known)
    this.lower = this.text.toLowerCase()
    this.#taken = from ? from.#taken.slice() : Array.from({ length: this.text.length }, () => false)
    this.companies = from?.companies ?? this.#companies()
  }

  /** The same question, of which another room takes what it understands. */
  fork(): RoomText {
    return new RoomText(this.text, this.#known, this)
  }

  #companies(): NamedCompany[] {
    const found: NamedCompany[] = []
    for (let at = 0; at < this.lower.length; at++) {
      const name = this.#known.names.at(this.lower, at)
      if (!name) continue
      if (!found.some((one) => one.companyIds.join() === name.companyIds.join()))
        found.push({ written: this.text.slice(at, name.end), companyIds: name.companyIds, former: name.former })
      this.#taken.fill(true, at, name.end)
      if (/^['’]s\b/.test(this.lower.slice(name.end))) this.#taken.fill(true, name.end, name.end + 2)
      at = name.end - 1
    }
    return found
  }

  #free(start: number, end: number): boolean {
    return !this.#taken.slice(start, end).some(Boolean)
  }

  /** Takes every place where a global pattern matches and nothing is taken yet; answers the first, null where none is. */
  take(pattern: RegExp): RegExpExecArray | null {
    let first: RegExpExecArray | null = null
    for (const match of this.lower.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (match[0] === '' || !this.#free(match.index, end)) continue
      first ??= match
      this.#taken.fill(true, match.index, end)
    }
    return first
  }

  /** The question in lower case, blanks where something is taken: places stay as they are. */
  untaken(): string {
    return Array.from({ length: this.lower.length }, (_, at) => (this.#taken[at] ? ' ' : this.lower[at])).join('')
  }

  /** Takes a stretch, whatever of it is taken already. */
  takeStretch(start: number, end: number): void {
    this.#taken.fill(true, start, end)
  }

  /** The time asked for; null where several are named, of which no one list is. */
  time(): TimeAsked | null {
    const found: Period[] = []
    for (const [pattern, read] of spans) if (this.take(pattern)) found.push(read(this.#known.today))
    const recent = this.take(RECENT) !== null
    for (const { period, start, end } of readPeriods(this.lower, this.#known.today, this.#taken)) {
      this.#taken.fill(true, start, end)
      if (period.kind !== 'latest') found.push(period)
    }
    const [period = null, ...more] = found
    return more.length > 0 ? null : { period, recent }
  }

  /** How many are asked for. */
  count(): number | null {
    const match = this.take(COUNT)
    const word = match?.slice(1).find((one) => one !== undefined)
    const count = word === undefined ? null : (spelt[word] ?? numeral(word))
    return count !== null && count >= 1 && count <= 50 ? count : null
  }

  themes(): NamedTheme[] {
    return themesIn(this.lower, this.#known, this.#taken).map(({ theme, start, end }) => {
      this.#taken.fill(true, start, end)
      return theme
    })
  }

  industries(): NamedIndustry[] {
    const found: NamedIndustry[] = []
    for (let at = 0; at < this.lower.length; at++) {
      const industry = industryAt(this.lower, at, this.#known)
      if (!industry || !this.#free(at, industry.end)) continue
      const tail = /^(?:行业|板块|业|股| (?:industry|sector|stocks|companies))/.exec(
        this.lower.slice(industry.end),
      )?.[0]
      found.push(industry.industry)
      this.#taken.fill(true, at, industry.end + (tail?.length ?? 0))
      at = industry.end - 1
    }
    return found
  }

  /** An index that is named, by the name that the market knows. */
  index(): string | null {
    const found = indexIn(this.lower, this.#known)
    if (!found || !this.#free(found.start, found.end)) return null
    this.#taken.fill(true, found.start, found.end)
    return found.name
  }

  /** What no room understands of the question. */
  left(): Left[] {
    this.take(COMMON)
    return unexplained(this.text, this.#taken)
  }

  /**
   * What the question is on, where one stretch of it is not understood: with the characters around it that belong to the
   * same word (数字经济, of which 数字 alone would explain nothing). '' where all is understood, null where several are left.
   */
  topic(): string | null {
    this.take(ASKING)
    const left = this.left()
    const [first, last] = [left[0], left.at(-1)]
    if (!first || !last) return ''
    let [start, end] = [first.start, last.end]
    const belongs = (at: number) =>
      at >= 0 &&
      at < this.text.length &&
      !this.#taken[at] &&
      /\p{Script=Han}/u.test(this.text[at] ?? '') &&
      !JOINS.has(this.text[at] ?? '')
    while (belongs(start - 1)) start--
    while (belongs(end)) end++
    for (let at = start; at < end; at++) if (this.#taken[at]) return null
    return this.text.slice(start, end).trim()
  }

  /** Whether the whole of the question is understood; of a company that is named, but for words that may stand aside. */
  isWhole(): boolean {
    const left = this.left()
    if (left.length === 0) return true
    if (this.companies.length === 0 || !mayStandAside(left, this.lower)) return false
    this.aside = left
    return true
  }
}
