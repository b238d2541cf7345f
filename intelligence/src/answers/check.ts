import type { Unit } from './amounts.ts'
import { numeral, scaleOf } from './numerals.ts'
import { TIMES, timesOf } from './times.ts'

/** What an answer rests on, as the checker sees it. */
export interface Ground {
  facts: readonly GroundFact[]
  /** Sentences of documents, word by word. */
  quotes: readonly string[]
  /** Names that may stand in the answer, and those that may not: companies that nothing of it is about. */
  names: readonly string[]
  others: readonly string[]
}
export interface GroundFact {
  company: string | null
  label: string
  /** The year, half or quarter that it is of, as the answer writes it; null where it is of none. */
  period: string | null
  value: number | null
  unit: Unit
  text: string
}

/** Why a sentence does not stand. */
export type Fault =
  | { code: 'NUMBER'; text: string }
  | { code: 'UNIT'; text: string }
  | { code: 'PERIOD'; text: string }
  | { code: 'COMPANY'; text: string }
  | { code: 'QUOTE'; text: string }

const NUMBER =
  /([-−]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(万亿|千万|百万|亿|万|trillion|billion|million|thousand|bn|mn|[KMBT](?![\p{L}\d]))?\s?(%|％|个百分点|元\/股|元每股|元|人|persons|倍|times|分(?!之)|points|天|days|家|companies)?/gu
/** A number in Chinese numerals with a unit behind it: written out it is a number none the less. */
const SPELT =
  /([零一二两三四五六七八九十百千]{1,9})(万亿|亿|万)?(元|人|倍|个百分点|家)|百分之([零一二两三四五六七八九十百]+)/gu
const MONEY = /\b(CNY|USD|HKD|EUR|JPY|GBP|TWD|SGD|KRW|AUD|CAD|CHF|MOP|RMB|yuan|dollars?)\b|[¥$€]|美元|港元|人民币/iu
/** Right behind the number: amounts of another currency are written so in Chinese. */
const MONEY_BEHIND = new RegExp(`^\\s?(?:${MONEY.source})`, 'iu')

const unitsOf: Readonly<Record<string, readonly Unit[]>> = {
  '%': ['percent'],
  '％': ['percent'],
  个百分点: [],
  元: ['money'],
  '元/股': ['per-share'],
  元每股: ['per-share'],
  人: ['persons'],
  persons: ['persons'],
  倍: ['times'],
  times: ['times'],
  分: ['points'],
  points: ['points'],
  天: ['days', 'count'],
  days: ['days', 'count'],
  家: ['count'],
  companies: ['count'],
}

interface Said {
  text: string
  value: number
  /** Half of what its last digit stands for. */
  slack: number
  units: readonly Unit[] | null
}

/** Numbers of a text, with what they are counted in where it says so. */
function numbersOf(text: string): Said[] {
  const found: Said[] = []
  for (const match of text.matchAll(NUMBER)) {
    const [whole, sign = '', digits = '', scale = '', unit = ''] = match
    const times = scaleOf(scale) ?? 1
    const plain = Number(digits.replaceAll(',', ''))
    const decimals = digits.split('.')[1]?.length ?? 0
    const before = text.slice(Math.max(0, match.index - 5), match.index)
    const behind = text.slice(match.index + whole.trimEnd().length, match.index + whole.length + 8)
    const money = MONEY.test(before) || MONEY_BEHIND.test(behind)
    const units = unitsOf[unit] ?? (money || scale !== '' ? (['money', 'per-share'] as const) : null)
    found.push({
      text: whole.trim(),
      value: (sign ? -1 : 1) * plain * times,
      slack: (0.5 * times) / 10 ** decimals,
      units,
    })
  }
  for (const match of text.matchAll(SPELT)) {
    const value = numeral(match[1] ?? match[4] ?? '')
    if (value === null) continue
    found.push({
      text: match[0],
      value: value * (scaleOf(match[2] ?? '') ?? 1),
      slack: 0,
      units: match[4] === undefined ? (unitsOf[match[3] ?? ''] ?? null) : ['percent'],
    })
  }
  return found
}

const masked = (text: string, parts: readonly string[]): string =>
  parts.reduce((so, part) => (part === '' ? so : so.replaceAll(part, '\u0000'.repeat(part.length))), text)

/** How much of a value its last digit may leave open. */
const COARSEST = 0.005

const bare = (text: string): string => text.replace(/[^\d.,−-]/gu, '')

const same = (said: Said, fact: GroundFact): boolean => {
  if (fact.value === null) return false
  // A small rate has fewer digits than three as the answer itself writes it: 0.22%.
  if (bare(said.text) === bare(fact.text) && Math.abs(said.value - fact.value) <= said.slack * (1 + 1e-9)) return true
  // What is rounded is a figure as long as it rounds to what is said; a rate may be said as a plain ratio of it.
  // Coarser than three digits it tells of another one.
  const near = (value: number) => {
    const off = Math.abs(said.value - value)
    return (
      off <= 1e-9 * Math.max(1, Math.abs(value) * 1e-3) ||
      (off <= said.slack * (1 + 1e-9) && said.slack <= Math.abs(value) * COARSEST)
    )
  }
  return (
    near(fact.value) || (said.units === null && fact.unit === 'percent' && said.value !== 0 && near(fact.value / 100))
  )
}
const fits = (said: Said, fact: GroundFact): boolean =>
  said.units === null
    ? // A bare number is a ratio, a count or points; money, persons and per cent say so.
      fact.unit === 'times' || fact.unit === 'count' || fact.unit === 'points' || fact.unit === 'percent'
    : said.units.includes(fact.unit)

/**
 * Holds a sentence against what it rests on: every number is a fact's in its unit, of the company and time that the
 * sentence speaks of; every time is a fact's or a quoted one; what stands in quotation marks is a document's own words;
 * no company is named that nothing is about. Answers what does not hold; nothing is told from where the sentence came.
 */
export function faultsOf(sentence: string, { facts, quotes, names, others }: Ground): Fault[] {
  const faults: Fault[] = []
  const quoted = [...sentence.matchAll(/「([^」]{2,})」|“([^”]{4,})”|"([^"]{4,})"/gu)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  )
  for (const part of quoted)
    if (!quotes.some((one) => one.includes(part)) && !names.includes(part) && !facts.some((fact) => fact.text === part))
      faults.push({ code: 'QUOTE', text: part })
  const own = names.toSorted((a, b) => b.length - a.length)
  const unquoted = masked(
    sentence,
    quoted.filter((part) => quotes.some((one) => one.includes(part))),
  )
  for (const other of others) if (masked(unquoted, own).includes(other)) faults.push({ code: 'COMPANY', text: other })
  const texts = facts.filter((fact) => fact.unit === 'text').map((fact) => fact.text)
  const labels = facts.map((fact) => fact.label)
  const plain = masked(
    unquoted,
    [...own, ...texts, ...labels].toSorted((a, b) => b.length - a.length),
  )
  const periods = new Set(facts.flatMap((fact) => (fact.period === null ? [] : timesOf(fact.period))))
  const said = timesOf(plain)
  for (const time of said) if (!periods.has(time)) faults.push({ code: 'PERIOD', text: time })
  const spoken = facts.filter((fact) => fact.company !== null && sentence.includes(fact.company))
  const rest = plain.replace(TIMES, (match) => '\u0000'.repeat(match.length))
  for (const number of numbersOf(rest)) {
    const equal = facts.filter((fact) => same(number, fact))
    if (equal.length === 0) faults.push({ code: 'NUMBER', text: number.text })
    else if (!equal.some((fact) => fits(number, fact))) faults.push({ code: 'UNIT', text: number.text })
    else {
      const fitting = equal.filter((fact) => fits(number, fact))
      const ofTime = fitting.filter(
        (fact) => fact.period === null || said.length === 0 || timesOf(fact.period).some((time) => said.includes(time)),
      )
      if (ofTime.length === 0) faults.push({ code: 'PERIOD', text: number.text })
      else if (spoken.length > 0 && !ofTime.some((fact) => fact.company === null || sentence.includes(fact.company)))
        faults.push({ code: 'COMPANY', text: number.text })
      // A sentence that names figures says which: the number of another one is none of them.
      else if (
        labels.some((label) => unquoted.includes(label)) &&
        !ofTime.some((fact) => fact.unit === 'count' || unquoted.includes(fact.label))
      )
        faults.push({ code: 'NUMBER', text: number.text })
    }
  }
  return faults
}
