import { lookUp, type Entry, type Phrase } from './lexicon.ts'

export const kinds = ['word', 'number', 'percent', 'ticker', 'link', 'tag', 'handle', 'mark', 'emoji'] as const
export type TokenKind = (typeof kinds)[number]

/** A word, figure or mark of an English text. UTF-16 offsets, end exclusive. */
export interface Token {
  kind: TokenKind
  /** Lower case, without the apostrophe's s. Figures, codes and links are one text each: see `features.ts`. */
  text: string
  start: number
  end: number
  /** Figures only: with its unit counted in (13.1 mn is 13,100,000). */
  value: number
  /** Figures only: how many times the digits its unit counts (mn: 1,000,000). */
  unit: number
  /** Begins with a capital letter. */
  capital: boolean
  entry: Entry | undefined
  /** Second or later word of a phrase whose first word bears the entry. */
  inside: boolean
  /** Under a negation. */
  negated: boolean
  /** What it is to figures, as bits: see `figures.ts`. */
  role: number
  /** How good (above 0) or bad the word is where it stands: see `read.ts`. */
  colour: number
}

/** Most characters that are read: a post or a sentence is shorter; of longer texts the beginning speaks. */
export const LONGEST_READ = 4000
/** Most tokens a text. */
const MOST_TOKENS = 700

const multipliers = new Map<string, number>([
  ...['k', 'thousand', 'thou'].map((unit) => [unit, 1e3] as const),
  ...['m', 'mn', 'mln', 'mil', 'million', 'millions', 'mio'].map((unit) => [unit, 1e6] as const),
  ...['b', 'bn', 'bln', 'billion', 'billions'].map((unit) => [unit, 1e9] as const),
  ...['t', 'tn', 'trn', 'trillion'].map((unit) => [unit, 1e12] as const),
  ['cents', 0.01],
  ['cent', 0.01],
  ['pence', 0.01],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['cr', 1e7],
  ['crore', 1e7],
  ['crores', 1e7],
])
const percents = new Set(['%', 'pct', 'percent', 'pc', 'pp', 'bps', 'percentage'])
const currencies = new Set([
  'eur',
  'euro',
  'usd',
  'us',
  'sek',
  'nok',
  'dkk',
  'gbp',
  'rs',
  'inr',
  'lvl',
  'ee',
  'eek',
  'ltl',
  'rmb',
  'cny',
  'hk',
  'aud',
  'cad',
  'chf',
  'jpy',
  'c',
  'a',
  's',
  'fim',
])

const isDigit = (unit: number) => unit >= 48 && unit <= 57
const isLetter = (unit: number) =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 0xc0 && unit < 0x2000 && unit !== 0xd7 && unit !== 0xf7)
const isSpace = (unit: number) => unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xa0 || unit === 0x200b
const isWordUnit = (unit: number) => isLetter(unit) || isDigit(unit)

/**
 * Tokens of an English text, at most 700 of its first 4,000 characters, with what the dictionary says of them and the
 * reach of negations.
 */
export function tokensOf(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = []
  const limit = Math.min(to, from + LONGEST_READ, text.length)
  for (let at = from; at < limit && tokens.length < MOST_TOKENS;) at = take(text, at, limit, tokens)
  meaning(tokens)
  negate(tokens)
  return tokens
}

function push(
  tokens: Token[],
  kind: TokenKind,
  text: string,
  start: number,
  end: number,
  value = 0,
  capital = false,
  unit = 1,
): number {
  tokens.push({
    kind,
    text,
    start,
    end,
    value,
    unit,
    capital,
    entry: undefined,
    inside: false,
    negated: false,
    role: 0,
    colour: 0,
  })
  return end
}

/** Takes the token at a place; returns where the next may begin. */
function take(text: string, at: number, limit: number, tokens: Token[]): number {
  const unit = text.charCodeAt(at)
  if (isSpace(unit)) return at + 1
  const next = text.charCodeAt(at + 1)
  // "EUR46 .2 mn": the set tokeniser's manner of a decimal point.
  if (isDigit(unit) || (unit === 46 && isDigit(next))) return takeNumber(text, at, limit, tokens)
  if (isLetter(unit)) return takeWord(text, at, limit, tokens)
  if (unit === 36 && isLetter(next)) return push(tokens, 'ticker', '$t', at, wordEnd(text, at + 1, limit))
  if (unit === 35 && isLetter(next)) {
    const end = wordEnd(text, at + 1, limit)
    return push(tokens, 'tag', text.slice(at + 1, end).toLowerCase(), at, end)
  }
  if (unit === 64 && isWordUnit(next)) return push(tokens, 'handle', '@h', at, wordEnd(text, at + 1, limit))
  if (unit === 39 || unit === 0x2019) {
    // A possessive that stands apart ("firm 's") says nothing.
    if ((next | 32) === 115 && !isWordUnit(text.charCodeAt(at + 2))) return at + 2
    return at + 1
  }
  if (unit === 37) return push(tokens, 'percent', '%', at, at + 1)
  if (unit >= 0x2600 && !(unit >= 0x3000 && unit < 0xd800)) return takeSign(text, at, limit, tokens)
  if (unit < 128 || unit === 0x2026 || unit === 0x2013 || unit === 0x2014 || unit === 0x201c || unit === 0x201d) {
    // A dash inside a word joins it: lower-than-expected is three words.
    if (unit === 45 && at > 0 && isWordUnit(text.charCodeAt(at - 1)) && isLetter(next)) return at + 1
    return push(tokens, 'mark', unit === 0x2014 || unit === 0x2013 ? '-' : String.fromCharCode(unit), at, at + 1)
  }
  return at + 1
}

function wordEnd(text: string, from: number, limit: number): number {
  let end = from
  while (end < limit && (isWordUnit(text.charCodeAt(end)) || text.charCodeAt(end) === 95)) end++
  return end
}

function takeSign(text: string, at: number, limit: number, tokens: Token[]): number {
  const unit = text.charCodeAt(at)
  const width = unit >= 0xd800 && unit < 0xdc00 && at + 1 < limit ? 2 : 1
  const sign = text.slice(at, at + width)
  // A row of the same sign is one, said with force.
  let end = at + width
  while (end + width <= limit && text.startsWith(sign, end)) end += width
  if (unit === 0xfe0f || unit === 0xfffd) return end
  return push(tokens, 'emoji', sign, at, end, (end - at) / width)
}

function takeNumber(text: string, at: number, limit: number, tokens: Token[]): number {
  let end = at
  let plain = ''
  while (end < limit) {
    const unit = text.charCodeAt(end)
    if (isDigit(unit)) plain += text.charAt(end++)
    else if ((unit === 44 || unit === 46) && isDigit(text.charCodeAt(end + 1)) && plain.length < 20) {
      // A comma before three digits groups thousands; else it is a decimal comma.
      if (unit === 46 || !(isDigit(text.charCodeAt(end + 2)) && isDigit(text.charCodeAt(end + 3))))
        plain += plain.includes('.') ? '' : '.'
      end++
    } else if (
      unit === 32 &&
      text.charCodeAt(end + 1) === 46 &&
      isDigit(text.charCodeAt(end + 2)) &&
      !plain.includes('.')
    ) {
      plain += '.'
      end += 2
    } else break
    if (end - at > 40) break
  }
  let value = Number(plain) || 0
  let unitEnd = end
  while (unitEnd < limit && isLetter(text.charCodeAt(unitEnd)) && unitEnd - end < 12) unitEnd++
  const glued = text.slice(end, unitEnd).toLowerCase()
  if (glued === 'st' || glued === 'nd' || glued === 'rd' || glued === 'th' || glued === 's')
    return push(tokens, 'word', '1st', at, unitEnd)
  const factor = multipliers.get(glued)
  if (factor !== undefined) return push(tokens, 'number', '0', at, unitEnd, value * factor, false, factor)
  if (percents.has(glued)) return push(tokens, 'percent', '0%', at, unitEnd, value)
  if (glued !== '' && glued.length < 9) return push(tokens, 'number', '0', at, unitEnd, value)
  // The unit may stand behind a space.
  const gap = end < limit && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 45) ? 1 : 0
  if (text.charCodeAt(end + gap) === 37) return push(tokens, 'percent', '0%', at, end + gap + 1, value)
  if (gap === 1 && isLetter(text.charCodeAt(end + 1))) {
    const last = wordEnd(text, end + 1, Math.min(limit, end + 12))
    const unit = text.slice(end + 1, last).toLowerCase()
    const times = multipliers.get(unit)
    if (times !== undefined && (unit.length > 1 || unit === 'm' || unit === 'b')) {
      value *= times ?? 1
      return push(tokens, 'number', '0', at, last, value, false, times ?? 1)
    }
    if (percents.has(unit)) return push(tokens, 'percent', '0%', at, last, value)
    if (unit === 'per' && text.slice(last, last + 5).toLowerCase() === ' cent')
      return push(tokens, 'percent', '0%', at, last + 5, value)
  }
  return push(tokens, 'number', '0', at, end, value)
}

function takeWord(text: string, at: number, limit: number, tokens: Token[]): number {
  if (text.charCodeAt(at) === 104 && (text.startsWith('http://', at) || text.startsWith('https://', at))) {
    let end = at
    while (end < limit && !isSpace(text.charCodeAt(end))) end++
    return push(tokens, 'link', 'http', at, end)
  }
  let end = at
  while (end < limit) {
    const unit = text.charCodeAt(end)
    if (isWordUnit(unit)) end++
    else if ((unit === 39 || unit === 0x2019 || unit === 38) && end > at && isLetter(text.charCodeAt(end + 1))) end++
    else if (
      unit === 46 &&
      isLetter(text.charCodeAt(end + 1)) &&
      end - at < 6 &&
      (end === at + 1 || text.charCodeAt(end - 2) === 46)
    )
      end++
    else break
  }
  const raw = text.slice(at, end)
  let word = raw.toLowerCase().replaceAll('’', "'")
  const first = text.charCodeAt(at)
  const capital = first >= 65 && first <= 90
  // EUR46: a currency glued to its figure.
  if (word.length > 1 && isDigit(word.charCodeAt(word.length - 1))) {
    let letters = 0
    while (isLetter(word.charCodeAt(letters))) letters++
    if (currencies.has(word.slice(0, letters))) {
      push(tokens, 'word', word.slice(0, letters), at, at + letters, 0, capital)
      return takeNumber(text, at + letters, limit, tokens)
    }
  }
  if (word.endsWith("'s")) word = word.slice(0, -2)
  // (NYSE:ABCD), or a code in brackets.
  const before = text.charCodeAt(at - 1)
  if (
    capital &&
    raw.length <= 5 &&
    raw === raw.toUpperCase() &&
    ((before === 40 && text.charCodeAt(end) === 41) || before === 58)
  )
    return push(tokens, 'ticker', '$t', at, end)
  return push(tokens, 'word', word, at, end, 0, capital)
}

/** Sets the dictionary's entries: phrases before words, the longest first. */
function meaning(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const known = lookUp(token.text)
    if (!known) continue
    token.role = known.role
    if (token.inside) continue
    const phrase = known.phrases ? phraseAt(tokens, at, known.phrases) : undefined
    token.entry = phrase?.entry ?? known.entry
    if (phrase) for (let place = 1; place <= phrase.rest.length; place++) (tokens[at + place] ?? token).inside = true
  }
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly Phrase[]): Phrase | undefined {
  for (const phrase of phrases) {
    let place = 0
    while (place < phrase.rest.length && tokens[at + 1 + place]?.text === phrase.rest[place]) place++
    if (place === phrase.rest.length) return phrase
  }
  return undefined
}

const scopeEnds = new Set(['.', ';', ':', '!', '?', '"', '|', '(', ')', '-'])
/** Words a negation reaches, unless a mark or a contrast ends it before. */
const REACH = 5

const rarely = new Set(['never', 'hardly', 'scarcely', 'barely'])
const degrees = new Set([
  'so',
  'this',
  'more',
  'less',
  'better',
  'worse',
  'higher',
  'lower',
  'stronger',
  'weaker',
  'as',
  'a',
])

/** "Never been this bullish", "never so cheap": what has hardly ever been so much is so now. */
function isSuperlative(tokens: readonly Token[], at: number): boolean {
  if (!rarely.has(tokens[at]?.text ?? '')) return false
  const next = tokens[at + 1]?.text ?? ''
  return next === 'been'
    ? degrees.has(tokens[at + 2]?.text ?? '') &&
        (tokens[at + 2]?.text !== 'a' || degrees.has(tokens[at + 3]?.text ?? ''))
    : next === 'so' || next === 'this'
}

/**
 * Marks what stands under a negation: up to five words behind it, within its clause. "not only" and "never been so"
 * negate nothing.
 */
function negate(tokens: Token[]): void {
  let left = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const category = token.entry?.category
    if (category === 'negator') left = tokens[at + 1]?.text === 'only' || isSuperlative(tokens, at) ? 0 : REACH
    else if (left > 0) {
      if (category === 'contrast' || (token.kind === 'mark' && (scopeEnds.has(token.text) || token.text === ',')))
        left = 0
      else {
        token.negated = true
        left--
      }
    }
  }
}
