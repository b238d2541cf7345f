import type { FeatureBag } from '../linear/features.ts'
import { continued, familyOf, finished } from '../linear/hash.ts'
import type { Category } from './lexicon-words.ts'
import type { Movement } from './figures.ts'
import type { Reading } from './read.ts'
import type { Token } from './words.ts'

const family = {
  one: familyOf('en:w1'),
  two: familyOf('en:w2'),
  three: familyOf('en:w3'),
  not: familyOf('en:not'),
  letters: familyOf('en:c'),
  class1: familyOf('en:k1'),
  class2: familyOf('en:k2'),
  class3: familyOf('en:k3'),
  sum: familyOf('en:sum'),
  move: familyOf('en:move'),
  shape: familyOf('en:shape'),
  ends: familyOf('en:ends'),
}

const named = (base: number, name: string): number => {
  let hash = base
  for (let at = 0; at < name.length; at++) hash = continued(hash, name.charCodeAt(at))
  return finished(hash)
}
const sums = {
  good: named(family.sum, 'good'),
  bad: named(family.sum, 'bad'),
  net: named(family.sum, 'net'),
  netUp: named(family.sum, 'net+'),
  netDown: named(family.sum, 'net-'),
  none: named(family.sum, 'none'),
  lastGood: named(family.sum, 'last+'),
  lastBad: named(family.sum, 'last-'),
  firstGood: named(family.sum, 'first+'),
  firstBad: named(family.sum, 'first-'),
}
const shapes = {
  length: named(family.shape, 'length'),
  question: named(family.shape, 'question'),
  ticker: named(family.shape, 'ticker'),
  manyTickers: named(family.shape, 'tickers'),
  link: named(family.shape, 'link'),
  figures: named(family.shape, 'figures'),
  noFigures: named(family.shape, 'no-figures'),
  capitals: named(family.shape, 'capitals'),
  quote: named(family.shape, 'quote'),
  plain: named(family.shape, 'plain'),
  short: named(family.shape, 'short'),
}

const moveHash = new Map<string, number>()
for (const code of ['compared', 'moved', 'turned'])
  for (const sign of ['1', '-1'])
    for (const known of ['true', 'false'])
      moveHash.set(`${code}${sign}${known}`, named(family.move, `${code}${sign}${known}`))
const netMoves = [
  named(family.move, 'net-'),
  named(family.move, 'net0'),
  named(family.move, 'net+'),
  named(family.move, 'none'),
  named(family.move, 'clash'),
] as const

const categoryHash = new Map<string, number>()
/** A hash for a category with its sign, the same for every word of it. */
function classHash(category: Category, negated: boolean): number {
  const name = negated ? `!${category}` : category
  const known = categoryHash.get(name)
  if (known !== undefined) return known
  const hash = named(0x9e3779b9, name)
  categoryHash.set(name, hash)
  return hash
}

const wordHash = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = continued(hash, text.charCodeAt(at))
  return hash
}
const joined = (base: number, a: number, b: number, c = 0): number =>
  finished(Math.imul(Math.imul(base ^ a, 0x01000193) ^ ((b << 7) | (b >>> 25)), 0x01000193) ^ Math.imul(c, 0x27d4eb2f))

/** How much families of grams weigh beside words. */
export interface Weights {
  pairs: number
  triples: number
  letters: number
  classes: number
  sums: number
  moves: number
}
export const defaultWeights: Weights = { pairs: 0.8, triples: 0.5, letters: 0.25, classes: 0.7, sums: 1, moves: 1 }

/**
 * Adds an English text's features to a bag that was begun: words and runs of two and three, letters within words, the
 * dictionary's categories and their runs,
 * sums of good and bad with negation, directions of figures and movements, and the shape of the whole.
 */
export function addEnglishFeatures(
  bag: FeatureBag,
  text: string,
  { tokens, movements }: Reading,
  weights: Weights = defaultWeights,
): void {
  addWords(bag, text, tokens, weights)
  addSums(bag, tokens, weights.sums)
  addMovements(bag, tokens, movements, weights.moves)
  addShape(bag, tokens)
}

function addWords(bag: FeatureBag, text: string, tokens: readonly Token[], weights: Weights): void {
  let [h1, h2, s1, s2] = [1, 1, 0, 0]
  let [c1, c2, t1, t2] = [0, 0, 0, 0]
  for (const token of tokens) {
    const { start, end, kind } = token
    if (
      kind === 'mark' &&
      !(
        token.text === '?' ||
        token.text === '!' ||
        token.text === '$' ||
        token.text === '+' ||
        token.text === '-' ||
        token.text === '('
      )
    )
      continue
    const hash = wordHash(token.text)
    bag.gram(joined(family.one, hash, 0), 1, start, end)
    if (token.negated) bag.gram(joined(family.not, hash, 0), 1, start, end)
    bag.gram(joined(family.two, h1, hash), weights.pairs, s1, end)
    bag.gram(joined(family.three, h2, h1, hash), weights.triples, s2, end)
    h2 = h1
    h1 = hash
    s2 = s1
    s1 = start
    if (kind === 'word' && end - start > 3 && weights.letters > 0)
      addLetters(bag, text, start, Math.min(end, start + 16), weights.letters)
    const category =
      kind === 'number' || kind === 'percent'
        ? kind === 'number'
          ? 0x1111
          : 0x2222
        : kind === 'ticker'
          ? 0x3333
          : token.entry
            ? classHash(
                token.entry.category,
                token.negated !== (token.entry.sign !== 0 && token.colour * token.entry.sign < 0),
              )
            : 0
    if (category !== 0) {
      bag.gram(joined(family.class1, category, 0), weights.classes, start, end)
      if (c1 !== 0) bag.gram(joined(family.class2, c1, category), weights.classes, t1, end)
      if (c2 !== 0) bag.gram(joined(family.class3, c2, c1, category), weights.classes, t2, end)
      c2 = c1
      c1 = category
      t2 = t1
      t1 = start
    }
  }
  bag.gram(joined(family.ends, h1, 0), 0.7, s1, s1)
}

function addLetters(bag: FeatureBag, text: string, start: number, end: number, value: number): void {
  for (let from = start - 1; from <= end - 3; from++) {
    let hash = family.letters
    for (let at = from; at < from + 5 && at <= end; at++) {
      const unit = at < start || at === end ? 32 : text.charCodeAt(at)
      hash = continued(hash, unit >= 65 && unit <= 90 ? unit + 32 : unit)
      if (at - from >= 3) bag.gram(finished(hash), value, Math.max(start, from), Math.min(end, at + 1))
    }
  }
}

/** A place of the text with what it adds to a sum. */
interface Share {
  value: number
  start: number
  end: number
}

/**
 * Adds `total` to a feature, divided among the places of the sign that is asked for by what each adds; so that a reason
 * points at words.
 */
function divide(bag: FeatureBag, hash: number, total: number, shares: readonly Share[], sign: -1 | 0 | 1): void {
  let sum = 0
  for (const { value } of shares) if (sign === 0 || value * sign > 0) sum += value
  if (sum === 0) {
    bag.plain(hash, total)
    return
  }
  for (const { value, start, end } of shares)
    if (sign === 0 || value * sign > 0) bag.plain(hash, (total * value) / sum, start, end)
}

/** Sums of the words' colours over the whole, its first and its last part; what stands behind a contrast is last. */
function addSums(bag: FeatureBag, tokens: readonly Token[], weight: number): void {
  let contrast = tokens.length >> 1
  for (let at = 1; at < tokens.length; at++) if (tokens[at]?.entry?.category === 'contrast') contrast = at
  let [good, bad] = [0, 0]
  const [first, last]: [Share[], Share[]] = [[], []]
  tokens.forEach(({ colour: value, start, end }, at) => {
    if (value === 0) return
    if (value > 0) good += value
    else bad -= value
    const list = at < contrast ? first : last
    list.push({ value, start, end })
  })
  const all = first.concat(last)
  const net = good - bad
  if (good > 0) divide(bag, sums.good, Math.min(1.5, Math.sqrt(good) * 0.5) * weight, all, 1)
  if (bad > 0) divide(bag, sums.bad, Math.min(1.5, Math.sqrt(bad) * 0.5) * weight, all, -1)
  if (net > 0) divide(bag, sums.netUp, weight, all, 1)
  else if (net < 0) divide(bag, sums.netDown, weight, all, -1)
  if (net !== 0) divide(bag, sums.net, Math.max(-1.5, Math.min(1.5, net / 3)) * weight, all, 0)
  if (all.length === 0) bag.plain(sums.none, weight)
  addPart(bag, first, sums.firstGood, sums.firstBad, weight)
  addPart(bag, last, sums.lastGood, sums.lastBad, weight)
}

function addPart(bag: FeatureBag, part: readonly Share[], good: number, bad: number, weight: number): void {
  let sum = 0
  for (const { value } of part) sum += value
  if (sum !== 0) divide(bag, sum > 0 ? good : bad, 0.5 * weight, part, sum > 0 ? 1 : -1)
}

function addMovements(bag: FeatureBag, tokens: readonly Token[], movements: readonly Movement[], weight: number): void {
  if (movements.length === 0) {
    bag.plain(netMoves[3], weight)
    return
  }
  let [net, good] = [0, 0]
  const shares = movements.map(({ code, sign, known, from, to }): Share => {
    const value = sign * (code === 'moved' ? (known ? 1 : 0.5) : 2)
    net += value
    if (value > 0) good++
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0]
    bag.plain(moveHash.get(`${code}${sign}${known}`) ?? 0, (code === 'moved' ? 0.5 : 1) * weight, start, end)
    return { value, start, end }
  })
  divide(bag, netMoves[net > 0 ? 2 : net < 0 ? 0 : 1], weight, shares, net > 0 ? 1 : net < 0 ? -1 : 0)
  if (good > 0 && good < movements.length) bag.plain(netMoves[4], 0.5 * weight)
}

function addShape(bag: FeatureBag, tokens: readonly Token[]): void {
  let [tickers, links, figures, capitals, wordsSeen, marks] = [0, 0, 0, 0, 0, 0]
  let [question, quote] = [false, false]
  for (const { kind, text, capital } of tokens) {
    if (kind === 'ticker') tickers++
    else if (kind === 'link') links++
    else if (kind === 'number' || kind === 'percent') figures++
    else if (kind === 'word') {
      wordsSeen++
      if (capital) capitals++
    } else if (kind === 'mark') {
      marks++
      if (text === '?') question = true
      if (text === '"' || text === '“' || text === '`') quote = true
    }
  }
  bag.plain(shapes.length, Math.log1p(wordsSeen) / 4)
  if (wordsSeen < 7) bag.plain(shapes.short, 0.5)
  if (question) bag.plain(shapes.question, 0.7)
  if (quote) bag.plain(shapes.quote, 0.5)
  if (tickers > 0) bag.plain(shapes.ticker, 0.5)
  if (tickers > 2) bag.plain(shapes.manyTickers, 0.5)
  if (links > 0) bag.plain(shapes.link, 0.4)
  bag.plain(figures > 0 ? shapes.figures : shapes.noFigures, 0.4)
  bag.plain(shapes.capitals, wordsSeen > 0 ? (capitals / wordsSeen) * 0.6 : 0)
  if (marks === 0) bag.plain(shapes.plain, 0.3)
}
