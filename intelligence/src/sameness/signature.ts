import { finished, continued, familyOf, hashOf } from '../linear/hash.ts'
import { normalised } from '../names.ts'

/** Minima of a signature. The estimate of the shared part of two texts' grams strays by about 1 / √48 at most. */
export const MINIMA = 48
/** Letters a gram. */
const GRAM = 3
/** Figures of a text that are kept, the first ones. */
const FIGURES = 16
/** Letters read of a text: a story is told by then. */
const LONGEST = 20_000
const grams = familyOf('gram')
const whole = familyOf('whole')
const figure = familyOf('figure')

/** What people write behind a text they pass on. */
const forwarded = /(?:转发|转载|转帖|转|顶|zt|fwd|rt)$/u

/** What is kept of a text to find its copies: small, and of fixed size whatever the text. */
export interface Signature {
  /** Of the text without case, punctuation and white space: equal for equal texts. */
  exact: number
  /** Letters and digits. */
  length: number
  /**
   * One-permutation MinHash (Li, Owen and Zhang 2012) of the grams, 16 bits each, empty bins filled from the next
   * (Shrivastava and Li 2014).
   */
  minima: Uint16Array
  /** Hashes of the figures in the text, 16 bits each, ascending: two stories in the same words differ in these. */
  figures: Uint16Array
}

/** A title without the marks of one that was cut off, as forums cut the beginning of a post: `…`, or three dots on. */
function uncut(title: string): string {
  const mark = title.at(-1)
  if (mark !== '…' && mark !== '.') return title
  let end = title.length
  while (end > 0 && title[end - 1] === mark) end--
  return mark === '…' || title.length - end >= 3 ? title.slice(0, end) : title
}

/** All that a text says, once: a body often begins by saying its title again, and then the title adds nothing. */
export const saidIn = (title: string, body: string): string =>
  body.startsWith(uncut(title)) ? body : `${title}\n${body}`

/** What platforms put round a post: whom it answers, and the mark of a stock. */
const address = /^(?:回复|reply(?: to)?)\s*@?[^：:\n]{1,24}[：:]/iu
const stockMark = /\$[^$\n]{1,30}\$/gu

/** A post's own words: without whom it answers and marks of stocks, which say nothing of what is said. */
export const ownWords = (text: string): string => text.replace(address, '').replace(stockMark, ' ')

/** Signature of a text. Of a very long one the first 20,000 letters are read. */
export function signatureOf(title: string, body: string): Signature {
  const said = saidIn(title, body)
  const read = said.length > LONGEST ? said.slice(0, LONGEST) : said
  const text = normalised(read).replace(forwarded, '')
  return {
    exact: hashOf(text, 0, text.length, whole),
    length: text.length,
    minima: minimaOf(text),
    figures: figuresOf(read),
  }
}

/** Minima of the grams of a text, by bin. */
function minimaOf(text: string): Uint16Array {
  const least = new Uint32Array(MINIMA).fill(0xffffffff)
  for (let from = 0; from + GRAM <= text.length; from++) {
    let hash = grams
    for (let at = from; at < from + GRAM; at++) hash = continued(hash, text.charCodeAt(at))
    hash = finished(hash)
    const bin = hash % MINIMA
    const rest = Math.floor(hash / MINIMA)
    if (rest < (least[bin] ?? 0)) least[bin] = rest
  }
  // Bins without a gram take the next filled one's minimum with their distance mixed in, so that two texts agree on
  // them only where they agree there.
  return Uint16Array.from({ length: MINIMA }, (_none, bin) => {
    let away = 0
    while (away < MINIMA && least[(bin + away) % MINIMA] === 0xffffffff) away++
    return away === MINIMA
      ? 0
      : finished(((least[(bin + away) % MINIMA] ?? 0) + Math.imul(away, 0x9e3779b1)) >>> 0) & 0xffff
  })
}

function figuresOf(text: string): Uint16Array {
  const found = new Set<number>()
  for (const match of text.matchAll(
    /\d[\d.,]*\d|\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|周[一二三四五六日]/gu,
  )) {
    const plain = match[0].replaceAll(',', '')
    found.add(hashOf(plain, 0, plain.length, figure) & 0xffff)
    if (found.size === FIGURES) break
  }
  return Uint16Array.from(found).sort()
}

/** Share of the grams of the shorter text that the longer one has too, estimated from the minima; 0 to 1. */
export function contained(one: Signature, other: Signature): number {
  const [mine, others] = [one.minima, other.minima]
  let same = 0
  for (let at = 0; at < MINIMA; at++) if (mine[at] === others[at]) same++
  const jaccard = same / MINIMA
  const shorter = Math.min(one.length, other.length)
  return shorter === 0 ? 0 : Math.min(1, (jaccard * (one.length + other.length)) / ((1 + jaccard) * shorter))
}

/** Numbers before the minima in a written signature. */
const FIRST = 3

/** A signature as text: its numbers of 16 bits, four hexadecimal digits each. */
export function writeSignature({ exact, length, minima, figures }: Signature): string {
  const numbers = [exact >>> 16, exact & 0xffff, Math.min(length, 0xffff), ...minima, ...figures]
  return numbers.map((number) => number.toString(16).padStart(4, '0')).join('')
}

/** Reads what `writeSignature` wrote; null for anything else. */
export function readSignature(text: string): Signature | null {
  const least = FIRST + MINIMA
  if (
    text.length % 4 !== 0 ||
    text.length < 4 * least ||
    text.length > 4 * (least + FIGURES) ||
    !/^[0-9a-f]+$/.test(text)
  )
    return null
  const numbers = Uint16Array.from({ length: text.length / 4 }, (_none, at) =>
    Number.parseInt(text.slice(at * 4, at * 4 + 4), 16),
  )
  return {
    exact: (((numbers[0] ?? 0) << 16) | (numbers[1] ?? 0)) >>> 0,
    length: numbers[2] ?? 0,
    minima: numbers.slice(FIRST, least),
    figures: numbers.slice(least),
  }
}
