import type { Reading } from '../english/read.ts'
import type { Token } from '../english/words.ts'
import type { FeatureBag } from '../linear/features.ts'
import { continued, familyOf, finished } from '../linear/hash.ts'

/** Version of the features below. */
export const englishEntityExtractor = 'entity-tone-en-2'
export const ENGLISH_ENTITY_BITS = 18

/** Where a company stands: UTF-16 offsets, end exclusive. */
export interface NamePlace {
  start: number
  end: number
}

/** A sentence with its companies, as features see it. */
export interface EnglishContext extends Reading {
  /** Clause of each token. */
  clauses: readonly number[]
  /** Company of each token: its place in the list, −1 for none. */
  owners: readonly number[]
  /** What the sentence as a whole says: probabilities of risk, opportunity, neutral. */
  whole: ArrayLike<number>
  companies: number
}

const WORD = familyOf('en entity word')
const SIDE = familyOf('en entity side')
const PAIR = familyOf('en entity pair')
const CLASS = familyOf('en entity class')
const NEAR = familyOf('en entity near')
const PLAIN = familyOf('en entity plain')
const NAME = familyOf('en entity name')
const MOVE = familyOf('en entity move')

const hash = (word: string, family: number): number => {
  let running = family
  for (let at = 0; at < word.length; at++) running = continued(running, word.charCodeAt(at))
  return finished(running)
}

const clauseMarks = new Set([';', ':', '|', '(', ')', '?', '!', ','])

/**
 * Numbers the clauses of a sentence: marks and words of contrast part them; a comma only where what follows has a verb
 * or a company of its own, so that lists stay whole.
 */
export function clausesOf(tokens: readonly Token[], owners: readonly number[]): number[] {
  const answer: number[] = []
  let clause = 0
  tokens.forEach((token, at) => {
    const text = token.text
    if (token.kind === 'mark') {
      if (
        text === ','
          ? hasOwnVerb(tokens, owners, at + 1) && hasOwnVerb(tokens, owners, lastBreak(tokens, at))
          : clauseMarks.has(text) || (text === '-' && (tokens[at - 1]?.end ?? 0) < token.start)
      )
        clause++
      else if (text === '.' && at + 1 < tokens.length && (tokens[at + 1]?.capital ?? false)) clause++
    } else if (
      token.entry?.category === 'contrast' ||
      text === 'as' ||
      text === 'after' ||
      text === 'amid' ||
      ((text === 'and' || text === 'while') &&
        hasOwnVerb(tokens, owners, at + 1) &&
        hasOwnVerb(tokens, owners, lastBreak(tokens, at)))
    )
      clause++
    answer.push(clause)
  })
  return answer
}

function lastBreak(tokens: readonly Token[], at: number): number {
  let from = at - 1
  while (from > 0 && !(tokens[from]?.kind === 'mark' && clauseMarks.has(tokens[from]?.text ?? ''))) from--
  return Math.max(0, from)
}

/** Whether a word with a colour follows before the next mark. */
function hasOwnVerb(tokens: readonly Token[], owners: readonly number[], from: number): boolean {
  let named = false
  for (let at = from; at < Math.min(tokens.length, from + 9); at++) {
    const token = tokens[at]
    if (!token || (at > from && token.kind === 'mark' && clauseMarks.has(token.text))) break
    if ((owners[at] ?? -1) >= 0) named = true
    if (named && token.colour !== 0) return true
  }
  return false
}

/** Sets the companies into the tokens of their sentence. `places[company]` are where it stands. */
export function englishContext(
  { tokens, movements }: Reading,
  places: readonly (readonly NamePlace[])[],
  whole: ArrayLike<number>,
): EnglishContext {
  const owners = tokens.map(() => -1)
  places.forEach((list, company) => {
    for (const { start, end } of list) {
      let first = firstAt(tokens, start)
      for (; first < tokens.length && (tokens[first]?.start ?? end) < end; first++) owners[first] = company
    }
  })
  return { tokens, movements, clauses: clausesOf(tokens, owners), owners, whole, companies: places.length }
}

/** The first token that ends behind a place. */
function firstAt(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Features of one company in its sentence: its clause with names masked, what stands before and after it, movements and
 * signs near it, what the whole says, and how it is named.
 */
export function addEntityFeatures(bag: FeatureBag, context: EnglishContext, which: number): void {
  const { tokens, owners, clauses, whole } = context
  const first = owners.indexOf(which)
  const last = owners.lastIndexOf(which)
  for (let label = 0; label < 3; label++) bag.plain(hash(`whole${label}`, PLAIN), (whole[label] ?? 0) * 2)
  bag.plain(hash(`companies${Math.min(4, context.companies)}`, PLAIN), 0.5)
  if (first < 0) {
    bag.plain(hash('absent', PLAIN), 1)
    return
  }
  if (first === 0) bag.plain(hash('begins', PLAIN), 0.4)
  if (last === tokens.length - 1) bag.plain(hash('ends', PLAIN), 0.4)
  const order = new Set(owners.slice(0, first).filter((one) => one >= 0)).size
  bag.plain(hash(`order${Math.min(3, order)}of${Math.min(3, context.companies)}`, PLAIN), 0.6)
  const before = tokens[first - 1]
  if (before) bag.plain(hash(before.text, NEAR), 0.6)
  if (before && tokens[first - 2]) bag.plain(hash(`${tokens[first - 2]?.text ?? ''} ${before.text}`, NEAR), 0.4)
  const after = tokens[last + 1]
  bag.plain(hash(`> ${after?.text ?? 'end'}`, NEAR), 0.6)
  if (after) bag.plain(hash(`> ${after.text} ${tokens[last + 2]?.text ?? 'end'}`, NEAR), 0.4)
  for (let at = first; at <= last && at < first + 6; at++)
    if (owners[at] === which) bag.plain(hash(tokens[at]?.text ?? '', NAME), 0.4)
  const own = clauses[first] ?? 0
  addClause(bag, context, which, own, first)
  addSigns(bag, context, which, own, first, last)
}

/**
 * Words of the sentence as this company sees them: names masked, its own clause apart from the others, what stands
 * before it apart from what follows.
 */
function addClause(
  bag: FeatureBag,
  { tokens, owners, clauses }: EnglishContext,
  which: number,
  own: number,
  first: number,
): void {
  let earlier = 'start'
  let [class1, class2] = ['', '']
  tokens.forEach((token, at) => {
    const owner = owners[at] ?? -1
    if (owner >= 0 && owner === owners[at - 1]) return
    const name = owner === which ? 'OWN' : owner >= 0 ? 'OTHER' : token.text
    if (token.kind === 'mark' && owner < 0 && !':;,?('.includes(token.text)) return
    const here = clauses[at] === own
    const side = at < first ? 'b' : 'a'
    bag.gram(hash(name, WORD), 0.5, token.start, token.end)
    bag.gram(hash(`${here ? 'h' : 'o'}${side}${name}`, SIDE), here ? 1 : 0.5, token.start, token.end)
    if (here || owner >= 0) bag.gram(hash(`${earlier} ${name}`, PAIR), 0.8, token.start, token.end)
    earlier = name
    const kind =
      owner === which
        ? 'OWN'
        : owner >= 0
          ? 'OTHER'
          : token.kind === 'number' || token.kind === 'percent'
            ? token.kind
            : token.entry
              ? `${token.entry.category}${token.colour > 0 ? '+' : token.colour < 0 ? '-' : ''}`
              : ''
    if (kind === '') return
    bag.gram(hash(`${here ? 'h' : 'o'}${side}${kind}`, CLASS), here ? 0.7 : 0.3, token.start, token.end)
    if (class1 !== '') bag.gram(hash(`${class1} ${kind}`, CLASS), 0.6, token.start, token.end)
    if (class2 !== '') bag.gram(hash(`${class2} ${class1} ${kind}`, CLASS), 0.5, token.start, token.end)
    class2 = class1
    class1 = kind
  })
}

/** Signs of the dictionary and movements of figures, by clause and side; and the nearest of each. */
function addSigns(
  bag: FeatureBag,
  { tokens, movements, owners, clauses }: EnglishContext,
  which: number,
  own: number,
  first: number,
  last: number,
): void {
  const sums = { hb: 0, ha: 0, ob: 0, oa: 0 }
  let nearBefore: Token | null = null
  let nearAfter: Token | null = null
  let blocked = false
  for (const [at, token] of tokens.entries()) {
    const owner = owners[at] ?? -1
    if (at > last && owner >= 0 && owner !== which) blocked = true
    const value = token.colour
    if (value === 0 || owner >= 0) continue
    const key = `${clauses[at] === own ? 'h' : 'o'}${at < first ? 'b' : 'a'}` as keyof typeof sums
    sums[key] += value
    if (at < first) nearBefore = token
    else if (!blocked) nearAfter ??= token
  }
  for (const [key, value] of Object.entries(sums))
    if (value !== 0) {
      bag.plain(hash(`${key}${value > 0 ? '+' : '-'}`, PLAIN), key.startsWith('h') ? 0.8 : 0.4)
      bag.plain(hash(key, PLAIN), Math.max(-1, Math.min(1, value / 3)))
    }
  if (sums.hb === 0 && sums.ha === 0) bag.plain(hash('nothing here', PLAIN), 0.8)
  addNear(bag, 'after', nearAfter, 0.6)
  addNear(bag, 'before', nearBefore, 0.4)
  for (const { code, sign, known, from } of movements) {
    const here = clauses[from] === own
    bag.plain(
      hash(`${here ? 'h' : 'o'}${from < first ? 'b' : 'a'}${code}${sign}${known && code === 'moved' ? 'k' : ''}`, MOVE),
      here ? 0.8 : 0.3,
      tokens[from]?.start ?? 0,
      tokens[from]?.end ?? 0,
    )
  }
}

function addNear(bag: FeatureBag, side: 'before' | 'after', token: Token | null, value: number): void {
  if (token) bag.plain(hash(`${side}${token.colour > 0 ? '+' : '-'}`, PLAIN), value, token.start, token.end)
}
