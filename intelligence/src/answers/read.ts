import { claimsIn, plainQuestion, scaleIn, wordsForNames, type Scale } from './asked.ts'
import { readConditions, relativeBounds, unboundGrowth, type Condition } from './conditions.ts'
import { unexplained, type Left } from './fillers.ts'
import { cues, RANK_ZH } from './cues.ts'
import { legalNameAround } from './legal-name.ts'
import type { NameIndex } from './name-index.ts'
import { numeral } from './numerals.ts'
import { bareYears, readPeriods, type Period } from './periods.ts'
import { askedByForm } from './plain-questions.ts'
import { acrossYears, grown, joinShares, overIn, severalYears, type Over } from './several.ts'
import { keyOf, longestMeasure, measureWords, type Measure } from './vocabulary.ts'

/** What a question wants of what it names. */
export type Intent =
  | 'figures'
  | 'ranking'
  | 'count'
  | 'screen'
  /** One number over many companies: their mean or median. */
  | 'middle'
  | 'suppliers'
  | 'customers'
  | 'cause'
  /** How far a price went over a time. */
  | 'moved'
  | 'changes'
  | 'meaning'
  | 'opinion'
  | 'texts'

/** A company named: more than one id where several bear the name. */
export interface NamedCompany {
  written: string
  companyIds: readonly string[]
  /** It is a name of the past. */ former: boolean
}
/** A class of industry named. */
export interface NamedIndustry {
  code: string
  name: string
}

/** What a question says, as far as it was understood. */
export interface Reading {
  language: 'zh' | 'en'
  intent: Intent
  companies: readonly NamedCompany[]
  industries: readonly NamedIndustry[]
  measures: readonly Measure[]
  periods: readonly Period[]
  conditions: readonly Condition[]
  /** Words before a place where companies are registered, and the place. */
  place: string | null
  /** Of a ranking: how many, or which one alone, and from which end. */
  rank: { from: number; to: number; order: 'down' | 'up' } | null
  /** Of a move that is asked about: the way that the question takes it to have gone. */
  moved: 'up' | 'down' | null
  /** Of many companies, which middle of their figures is asked for. */
  middle: 'mean' | 'median' | null
  /** Asks for the change against the quarter before. */
  onQuarter: boolean
  /** Speaks of a rise or a fall: of a price over a time the change is asked for. */
  went: boolean
  /** Asks for the change against the year before, of what was asked for. */
  onYear: boolean
  /** What is to be worked out of figures of several times or companies. */
  over: Over | null
  /** Asks which of several has more, or less. */
  which: 'higher' | 'lower' | null
  /** Asks who a company is, in general. */
  overview: boolean
  /** The unit that an amount is asked for in. */
  scale: Scale | null
  /** Decimals that are asked for. */
  decimals: number | null
  /** Asks for a company's rivals. */
  rival: boolean
  /** Refers to what was asked before. */
  refers: boolean
  /** What was not understood. */
  left: readonly Left[]
  /** The same with words of industries and of what is held in no figures: what texts are looked for by. */
  words: readonly Left[]
}

/** What a market knows by name. */
export interface Known {
  names: NameIndex
  /** Classes of industries by name, lower case. */
  industries: ReadonlyMap<string, NamedIndustry>
  today: string
}

/** Whether a question is in Chinese: its answer is in its language. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** English words that ask: a question with some of them is in English, though it writes names as they are borne. */
const asksInEnglish =
  /\b(?:what|which|who|when|where|why|how|did|does|is|are|was|were|the|of|compare|show|list|with|in|and|for)\b/i

/** The language of a question: its own, not that of the names in it. */
function languageOf(text: string, names: readonly string[]): 'zh' | 'en' {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text)
  return isHan(rest) || (isHan(text) && !asksInEnglish.test(rest)) ? 'zh' : 'en'
}

/** Whether a question asks for what texts say, in so many words. */
export function asksForTexts(question: string): boolean {
  const pattern = cues.find(([cue]) => cue === 'texts')?.[1]
  return pattern !== undefined && new RegExp(pattern.source, 'i').test(question)
}

/** The measure whose word begins at a place of a text in lower case, the longest first. */
function measureAt(text: string, place: number): { end: number; measure: Measure } | null {
  for (let length = Math.min(longestMeasure, text.length - place); length >= 2; length--) {
    const word = text.slice(place, place + length)
    const measure = measureWords.get(word)
    if (!measure) continue
    const latin = (one: string | undefined) => one !== undefined && /[\p{Script=Latin}\d]/u.test(one)
    if (latin(word[0]) && latin(text[place - 1])) continue
    if (latin(word.at(-1)) && latin(text[place + length])) continue
    return { end: place + length, measure }
  }
  return null
}

function industryAt(text: string, place: number, known: Known): { end: number; industry: NamedIndustry } | null {
  for (let length = Math.min(30, text.length - place); length >= 2; length--) {
    const industry = known.industries.get(text.slice(place, place + length))
    if (!industry) continue
    if (!isHan(text[place] ?? '') && (/[a-z]/.test(text[place - 1] ?? '') || /[a-z]/.test(text[place + length] ?? '')))
      continue
    return { end: place + length, industry }
  }
  return null
}

/** How many are asked for in English. */
const RANK_EN = /\b(?:top|bottom|the)\s(\d{1,3}|two|three|four|five|ten)\b/i

function rankOf(text: string, cuesFound: ReadonlySet<string>): Reading['rank'] {
  const order = cuesFound.has('lowest') || /第.{1,3}低/.test(text) ? 'up' : 'down'
  const match = new RegExp(RANK_ZH, 'g').exec(text)
  const [, front, place, which, most, least, several] = match ?? []
  if (place !== undefined) {
    const at = numeral(place)
    return at === null ? null : { from: at, to: at, order }
  }
  const written = front ?? which ?? most ?? least ?? several
  if (written !== undefined) {
    const to = numeral(written)
    if (to !== null && to >= 1 && to <= 200) return { from: 1, to, order }
  }
  const english = RANK_EN.exec(text)?.[1]
  if (english) {
    const to = numeral(english) ?? { two: 2, three: 3, four: 4, five: 5, ten: 10 }[english.toLowerCase()] ?? 10
    return { from: 1, to, order }
  }
  if (!cuesFound.has('highest') && !cuesFound.has('lowest')) return null
  return /哪些|companies|排名|rank/i.test(text) ? { from: 1, to: 10, order } : { from: 1, to: 1, order }
}

const QUOTED = /“([^”]{2,})”|"([^"]{2,})"|「([^」]{2,})」/gu

/** Words in quotation marks, which are looked for as they stand where a question asks for texts. */
function quotedIn(text: string): Left[] {
  if (!asksForTexts(text.replace(QUOTED, ' '))) return []
  return [...text.matchAll(QUOTED)].map((match) => {
    const [whole, ...inner] = match
    return { text: inner.find((one) => one !== undefined) ?? '', start: match.index, end: match.index + whole.length }
  })
}

/** Reads a question: pure, and the same for the same day. */
export function readQuestion(question: string, known: Known): Reading {
  const text = plainQuestion(question)
  const lower = text.toLowerCase()
  const advice = wordsForNames(lower)
  const taken: boolean[] = Array.from({ length: text.length }, () => false)
  const quoted = quotedIn(text)
  for (const { start, end } of quoted) taken.fill(true, start, end)
  const companies: NamedCompany[] = []
  const industries: NamedIndustry[] = []
  const measures: Measure[] = []
  const named = taken.slice()
  const subjects: { start: number; end: number }[] = []
  const measured: { start: number; end: number }[] = []
  const inSubject = (at: number) => subjects.some((one) => one.start <= at && at < one.end)
  for (let at = 0; at < lower.length;) {
    const words = quoted.find((one) => one.start === at)
    if (words) {
      at = words.end
      continue
    }
    const borne = known.names.at(lower, at)
    // 值得买 is a company, and in 茅台值得买吗 is none.
    const name = borne && advice.some((one) => one.start <= at && borne.end <= one.end) ? null : borne
    const measure = measureAt(lower, at)
    const industry = industryAt(lower, at, known)
    // 注册地址在武汉 asks of companies there, and not for an address.
    if (measure?.measure.kind === 'profile' && /^在(?!哪|何|什么)/.test(lower.slice(measure.end))) {
      at = measure.end
      continue
    }
    const end = Math.max(name?.end ?? 0, measure?.end ?? 0, industry?.end ?? 0)
    if (end === 0) {
      at++
      continue
    }
    if (measure && measure.end === end) {
      measured.push({ start: at, end })
      if (measure.measure.kind === 'unheld') subjects.push({ start: at, end })
      if (!measures.some((one) => keyOf(one) === keyOf(measure.measure))) measures.push(measure.measure)
    } else if (name && name.end === end) {
      const same = companies.some((one) => one.companyIds.join() === name.companyIds.join())
      if (!same) companies.push({ written: text.slice(at, end), companyIds: name.companyIds, former: name.former })
    } else if (industry) {
      industries.push(industry.industry)
      subjects.push({ start: at, end })
      const tail = /^(?:行业|板块| (?:industry|sector))/.exec(lower.slice(end))?.[0].length ?? 0
      taken.fill(true, end, end + tail)
    }
    taken.fill(true, at, end)
    if (measure?.end !== end && name?.end === end) named.fill(true, at, end)
    const legal =
      name && name.end === end && measure?.end !== end
        ? legalNameAround(lower, { start: at, end, companyIds: name.companyIds }, known.names)
        : null
    if (legal?.own) for (const part of [taken, named]) part.fill(true, legal.start, legal.end)
    // The rest of a legal name names nothing else: not a company that is called 环保, not a figure.
    at = legal?.end ?? end
  }
  const form = measures.length === 0 && companies.length > 0 ? askedByForm(lower) : null
  if (form) {
    measures.push(form.measure)
    for (const { start, end } of form.spans) taken.fill(true, start, end)
  }
  // Whether a company lost or earned is asked of its profit.
  const earned = /亏损|亏钱|亏没亏|赚钱|盈利|profitable|loss-making/.exec(lower)
  if (measures.length === 0 && earned && !asksForTexts(lower) && (companies.length > 0 || /谁/.test(lower))) {
    const profit = measureWords.get('净利润')
    if (profit) measures.push(profit)
    taken.fill(true, earned.index, earned.index + earned[0].length)
  }
  // 52周最高价, 52-week high: of one company the close is meant.
  const peak =
    measures.length === 0 && companies.length > 0
      ? /(?<=最[高低])价|(?<=创?(?:新))[高低](?!点)|(?<=(?:week|month|year|day|time)[- ])(?:high|low)s?\b|\b(?:high|low)s?(?= (?:of|for|in|over))/.exec(
          lower,
        )
      : null
  const close = measureWords.get('收盘价')
  if (peak && close) {
    measures.push(close)
    if (peak[0] === '价') taken.fill(true, peak.index, peak.index + 1)
  }
  joinShares(lower, measures, taken, measured)
  const periods = readPeriods(lower, known.today, taken)
  for (const { start, end } of periods) for (const part of [taken, named]) part.fill(true, start, end)
  const spell = bareYears(lower, taken)
  if (spell) taken.fill(true, spell.start, spell.end)
  const times = [...periods.map((one) => one.period), ...(spell && periods.length === 0 ? [spell.period] : [])]
  const scale = scaleIn(lower, taken)
  // A figure that the question itself says is none of the answer's: what is held is told, to be held against it.
  if (companies.length > 0) claimsIn(lower, taken)
  const { conditions, spans } = readConditions(lower, measures, taken)
  for (const { start, end } of spans) taken.fill(true, start, end)
  // Of companies in general: of one that is named, how high is asked and no bound set.
  if (companies.length === 0) {
    const bounds = relativeBounds(lower)
    conditions.push(...bounds.conditions)
    for (const { start, end } of bounds.spans) taken.fill(true, start, end)
  }
  const between = measures.length > 0 && acrossYears(lower, times)
  // 同比 stands with a growth that is asked for, and asks for one where it stands alone.
  if (measures.some((one) => one.kind === 'formula' && one.key.startsWith('growth:')))
    for (const { 0: word, index } of lower.matchAll(/同比|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b/g))
      taken.fill(true, index, index + word.length)
  const found = new Set<string>()
  for (const [cue, pattern] of cues) {
    pattern.lastIndex = 0
    for (const match of lower.matchAll(pattern)) {
      if (taken.slice(match.index, match.index + match[0].length).every((one) => one)) continue
      // Of one company a mean would be over times: that is not worked out, and is told as not understood.
      if (cue === 'median' && companies.length > 0) continue
      if (cue === 'mean' && companies.length > 0 && !severalYears(times)) continue
      if (cue === 'higher' && companies.length === 0) continue
      found.add(cue)
      if (cue !== 'refers' && cue !== 'higher') taken.fill(true, match.index, match.index + match[0].length)
    }
  }
  const rank = conditions.length > 0 && !found.has('highest') && !found.has('lowest') ? null : rankOf(lower, found)
  if (rank)
    for (const match of [...lower.matchAll(new RegExp(RANK_ZH, 'g')), ...lower.matchAll(new RegExp(RANK_EN, 'gi'))])
      taken.fill(true, match.index, match.index + match[0].length)
  const place = found.has('registered') ? placeIn(lower, taken) : null
  const decimals = decimalsOf(lower, taken)
  const over = overIn(found, {
    companies: companies.length,
    between,
    years: severalYears(times),
  })
  const asked = over === 'difference' && between ? measures.map(grown) : measures
  const intent = quoted.length > 0 ? 'texts' : intentOf(found, { companies, measures, conditions, rank, industries })
  if (intent === 'screen' || intent === 'count') conditions.push(...unboundGrowth(lower, measures, conditions, intent))
  return {
    language: languageOf(text, [...companies.map((one) => one.written), ...industries.map((one) => one.name)]),
    intent,
    companies,
    industries,
    measures: asked,
    periods: times,
    conditions,
    place,
    rank,
    moved: movedIn(lower),
    middle: found.has('median') ? 'median' : found.has('mean') ? 'mean' : null,
    onQuarter: found.has('onQuarter'),
    onYear: found.has('onYear'),
    went: found.has('moved'),
    over,
    which: found.has('higher') ? (/更[低小少]|lower|smaller|less/.test(lower) ? 'lower' : 'higher') : null,
    overview: found.has('overview'),
    scale,
    decimals,
    rival: found.has('rival'),
    refers: found.has('refers'),
    left: [...quoted, ...unexplained(text, taken)],
    words: [
      ...quoted,
      ...unexplained(
        text,
        named.map((one, at) => one || (taken[at] === true && !inSubject(at))),
      ),
    ],
  }
}

/** The way that a question says a price went; null where it names none or both. */
function movedIn(text: string): Reading['moved'] {
  const up = /涨|\b(?:rise|rose|risen|jump(?:ed)?|surge[ds]?|gain(?:ed)?|go(?:ne)? up|went up)\b/.test(text)
  const down = /跌|\b(?:fall|fell|fallen|drop(?:ped)?|slump(?:ed)?|plunge[ds]?|go(?:ne)? down|went down)\b/.test(text)
  return up === down ? null : up ? 'up' : 'down'
}

function intentOf(
  found: ReadonlySet<string>,
  {
    companies,
    measures,
    conditions,
    rank,
    industries,
  }: Pick<Reading, 'companies' | 'measures' | 'conditions' | 'rank' | 'industries'>,
): Intent {
  if (found.has('opinion') && !found.has('texts')) return 'opinion'
  // 上半年涨了多少 asks for a price, and 为什么涨 for what moved it.
  if (found.has('moved') && !found.has('cause') && !found.has('texts') && measures.length === 0 && companies.length > 0)
    return 'moved'
  if (found.has('meaning')) return 'meaning'
  if (found.has('suppliers')) return 'suppliers'
  if (found.has('customers')) return 'customers'
  if (found.has('cause')) return 'cause'
  if (found.has('changes')) return 'changes'
  if (companies.length === 0 && (found.has('mean') || found.has('median')) && measures.length > 0) return 'middle'
  if (companies.length === 0 && found.has('count') && (measures.length > 0 || conditions.length > 0)) return 'count'
  if (companies.length === 0 && rank && measures.length > 0) return 'ranking'
  if (companies.length === 0 && (conditions.length > 0 || (industries.length > 0 && measures.length > 0)))
    return 'screen'
  if (measures.length > 0) return 'figures'
  return 'texts'
}

/** The place before or behind the words that ask where a company is registered. */
function placeIn(text: string, taken: boolean[]): string | null {
  const match =
    /(?:曾经在|历史注册地址在|注册地址在|注册地在|注册在)([\p{Script=Han}]{2,4}?)(?=注册|的|哪|，|,|有|上市|并且|$|\d)/u.exec(
      text,
    ) ??
    /在([\p{Script=Han}]{2,4}?)注册/u.exec(text) ??
    /(?:registered|based) in ([a-z]+)/i.exec(text)
  if (!match?.[1]) return null
  const start = match.index + match[0].indexOf(match[1])
  taken.fill(true, start, start + match[1].length)
  taken.fill(true, match.index, match.index + match[0].length)
  return match[1]
}

/** How many decimals are asked for. */
function decimalsOf(text: string, taken: boolean[]): number | null {
  const match =
    /(?:保留|精确)(?:到)?(?:小数)?(?:点后)?(?:第)?\s?([一二两三四1234])\s?位(?:有效)?(?:小数)?|小数点后第?([一二两三四1234])位|(\d|one|two|three|four) decimals?(?: places?)?/.exec(
      text,
    )
  if (!match) return null
  taken.fill(true, match.index, match.index + match[0].length)
  const word = match[1] ?? match[2] ?? match[3] ?? ''
  return numeral(word) ?? { one: 1, two: 2, three: 3, four: 4 }[word] ?? null
}
