import { scaleOf } from './numerals.ts'
import { TIMES, timeOf } from './times.ts'
import type { Unit } from './amounts.ts'
import { connecting, type Turn } from './wording-words.ts'
import type { WordedGround } from './wording-ground.ts'

/** A number as a sentence writes it. */
export interface SaidNumber {
  value: number
  /** Half of what its last digit stands for. */
  slack: number
  unit: Unit | 'none'
  currency: string | null
}

/** A piece of a sentence, with what it is. */
export type Token = { start: number; end: number; text: string } & (
  | { kind: 'company' | 'label' | 'source' | 'quote' | 'told' | 'joining' }
  | { kind: 'words'; factText: string }
  | { kind: 'period'; time: string | null }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'number'; number: SaidNumber }
  | { kind: 'unknown' }
)

const NUMBER =
  /(?:(CNY|RMB|[A-Z]{3})\s?)?([-−]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(万亿|千万|百万|亿|万|千|trillion|billion|million|thousand|bn|mn)?\s?(元\/股|元每股|元|%|％|percent|per cent|人|persons|people|employees|倍|times|分|points|家|companies|yuan|CNY|RMB|[A-Z]{3})?(?:\s?(每股|a share|per share))?/uy
const PERCENT: ReadonlySet<string> = new Set(['%', '％', 'percent', 'per cent'])
const counted: Readonly<Record<string, Unit>> = {
  人: 'persons',
  persons: 'persons',
  people: 'persons',
  employees: 'persons',
  倍: 'times',
  times: 'times',
  分: 'points',
  points: 'points',
  家: 'count',
  companies: 'count',
}
const yuan: ReadonlySet<string> = new Set(['元', '元/股', '元每股', 'yuan', 'RMB', 'CNY'])

/** What a number is counted in; null where what stands around it makes no sense. */
function unitOf(before: string, unit: string, share: string): Pick<SaidNumber, 'unit' | 'currency'> | null {
  if (unit === '元/股' || unit === '元每股')
    return before === '' && share === '' ? { unit: 'per-share', currency: 'CNY' } : null
  const isCurrency = unit === '元' || unit === 'yuan' || /^[A-Z]{3}$/.test(unit)
  if (before !== '' && unit !== '') return null
  if (before !== '' || isCurrency) {
    const code = before || unit
    return { unit: share === '' ? 'money' : 'per-share', currency: yuan.has(code) ? 'CNY' : code }
  }
  if (share !== '') return null
  if (PERCENT.has(unit)) return { unit: 'percent', currency: null }
  if (unit === '') return { unit: 'none', currency: null }
  return { unit: counted[unit] ?? 'none', currency: null }
}

function numberAt(text: string, at: number): { end: number; number: SaidNumber } | null {
  NUMBER.lastIndex = at
  const match = NUMBER.exec(text)
  if (!match) return null
  const [whole, before = '', sign = '', digits = '', scale = '', unit = '', share = ''] = match
  const meant = unitOf(before, unit, share)
  if (!meant || (scale !== '' && meant.unit === 'none')) return null
  const times = scaleOf(scale) ?? 1
  const decimals = digits.split('.')[1]?.length ?? 0
  return {
    end: at + whole.trimEnd().length,
    number: {
      value: (sign ? -1 : 1) * Number(digits.replaceAll(',', '')) * times,
      slack: (0.5 * times) / 10 ** decimals,
      ...meant,
    },
  }
}

const isLatin = (one: string | undefined): boolean => one !== undefined && /[\p{Script=Latin}\p{N}]/u.test(one)

/** Whether a text stands at a place, as a word of its own where it is of Latin letters. */
function standsAt(lower: string, at: number, part: string): boolean {
  if (part === '' || !lower.startsWith(part, at)) return false
  if (isLatin(part[0]) && isLatin(lower[at - 1])) return false
  return !(isLatin(part.at(-1)) && isLatin(lower[at + part.length]))
}

const periodForms = (period: string): string[] => [period.toLowerCase(), period.toLowerCase().replaceAll(' ', '')]
const quotation = /[「“"]([^「」“”"]+)[」”"]/uy
const space = /[\s，。；、,.;:：《》]+/uy

/** Takes a sentence apart from left to right, the longest piece first. What is none of the ground's is `unknown`. */
export function tokensOf(sentence: string, ground: WordedGround): Token[] {
  const lower = sentence.toLowerCase()
  const { words, told, turns } = connecting[ground.language]
  const times = new RegExp(TIMES.source, 'iuy')
  const tokens: Token[] = []
  const longest = (at: number): Token | null => {
    const found: Token[] = []
    const put = (end: number, token: { kind: Token['kind'] } & Record<string, unknown>) =>
      found.push({ start: at, end, text: sentence.slice(at, end), ...token } as Token)
    for (const fact of ground.facts) {
      if (fact.company !== null && standsAt(lower, at, fact.company.toLowerCase()))
        put(at + fact.company.length, { kind: 'company' })
      if (standsAt(lower, at, fact.label.toLowerCase())) put(at + fact.label.length, { kind: 'label' })
      if (fact.unit === 'text' && fact.text.length >= 2 && sentence.startsWith(fact.text, at))
        put(at + fact.text.length, { kind: 'words', factText: fact.text })
      for (const form of fact.period === null ? [] : periodForms(fact.period))
        if (standsAt(lower, at, form)) put(at + form.length, { kind: 'period', time: onlyTime(fact.period ?? '') })
    }
    times.lastIndex = at
    const time = times.exec(sentence)
    if (time && !isLatin(sentence[at - 1])) put(at + time[0].length, { kind: 'period', time: timeOf(time[0]) })
    for (const quote of ground.quotes)
      for (const named of [quote.title, quote.source])
        if (standsAt(lower, at, named.toLowerCase())) put(at + named.length, { kind: 'source' })
    quotation.lastIndex = at
    const quoted = quotation.exec(sentence)
    if (quoted) put(at + quoted[0].length, { kind: 'quote' })
    const number = isLatin(sentence[at - 1]) ? null : numberAt(sentence, at)
    if (number) put(number.end, { kind: 'number', number: number.number })
    for (const turn of turns) if (standsAt(lower, at, turn.words)) put(at + turn.words.length, { kind: 'turn', turn })
    for (const one of words)
      if (one.startsWith("'") || one.startsWith('’') ? lower.startsWith(one, at) : standsAt(lower, at, one))
        put(at + one.length, { kind: 'joining' })
    for (const one of told) if (standsAt(lower, at, one)) put(at + one.length, { kind: 'told' })
    return found.toSorted((a, b) => b.end - a.end)[0] ?? null
  }
  for (let at = 0; at < sentence.length;) {
    space.lastIndex = at
    const gap = space.exec(sentence)
    if (gap) {
      at += gap[0].length
      continue
    }
    const token = longest(at)
    if (token) tokens.push(token)
    else {
      const end = at + (/^[\p{Script=Latin}\p{N}]+/u.exec(sentence.slice(at))?.[0].length ?? 1)
      tokens.push({ start: at, end, text: sentence.slice(at, end), kind: 'unknown' })
    }
    at = tokens.at(-1)?.end ?? at + 1
  }
  return tokens
}

/** The one time that a period is, where it is nothing else. */
export function onlyTime(period: string): string | null {
  const found = [...period.matchAll(TIMES)]
  const [one] = found
  return one && found.length === 1 && one[0].trim() === period.trim() ? timeOf(one[0]) : null
}
