import { eventTypeOf } from '../../../events/names.ts'
import { fieldWords, firstDayOf, kindWords } from './fields.ts'
import type { ParsedQuery, QueryFault, QueryFaultCode, QueryField, QueryNode } from './tree.ts'

/** Longest query in characters, and most words and fields in one. */
export const QUERY_LIMIT = 400
export const QUERY_TERMS = 40
/** Most words between two that are asked for near one another. */
export const NEAR_LIMIT = 20

/** What is thrown inside of this file alone. */
class Fault extends Error {
  readonly fault: QueryFault
  constructor(code: QueryFaultCode, place: number, word = '') {
    super(code)
    this.fault = { code, place: place + 1, word }
  }
}

interface Term {
  sign: 'term'
  place: number
  field: QueryField | null
  value: string
  /** What stands behind a tilde. */
  near: string | null
}
type Token = { sign: 'open' | 'close' | 'or' | 'minus'; place: number } | Term

const opening = '"“”„「『'
const closing = '"“”」』'
const space = /\s/u
const hasWord = /[\p{L}\p{N}]/u

/**
 * Reads a query:
 *
 *     query  = group { OR group }          OR, | or 或
 *     group  = part { part }
 *     part   = [ - ] ( word | "phrase" [ ~n ] | field:value | ( query ) )
 *
 * Signs may be full width. What no rule forbids is a word, so that whatever a reader types means something.
 */
export function parseQuery(text: string): ParsedQuery {
  try {
    if (text.length > QUERY_LIMIT) throw new Fault('QUERY_TOO_LONG', QUERY_LIMIT)
    const tokens = tokensOf(text)
    const terms = tokens.filter(({ sign }) => sign === 'term').length
    if (terms > QUERY_TERMS) throw new Fault('QUERY_TOO_LONG', 0)
    if (tokens.length === 0) throw new Fault('QUERY_EMPTY', 0)
    const [tree, next] = readOr(tokens, 0, text.length)
    const left = tokens[next]
    if (left) throw new Fault('QUERY_BRACKET_CLOSED', left.place)
    if (!asksFor(tree)) throw new Fault('QUERY_ONLY_LEFT_OUT', 0)
    return { tree, fault: null }
  } catch (error) {
    if (error instanceof Fault) return { tree: null, fault: error.fault }
    throw error
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const sign = text.charAt(at)
    if (space.test(sign)) at += 1
    else if (sign === '(' || sign === '（') tokens.push({ sign: 'open', place: at++ })
    else if (sign === ')' || sign === '）') tokens.push({ sign: 'close', place: at++ })
    else if (sign === '|' || sign === '｜') tokens.push({ sign: 'or', place: at++ })
    else if ((sign === '-' || sign === '－') && !space.test(text.charAt(at + 1) || ' '))
      tokens.push({ sign: 'minus', place: at++ })
    else at = readTerm(text, at, tokens)
  }
  return tokens
}

/** Reads a word, a phrase or a field with its value; answers the place behind it. */
function readTerm(text: string, place: number, tokens: Token[]): number {
  const quote = readQuoted(text, place)
  if (quote) {
    const near = /^~([^\s)）]*)/u.exec(text.slice(quote.end))
    tokens.push({ sign: 'term', place, field: null, value: quote.value, near: near?.[1] ?? null })
    return quote.end + (near?.[0].length ?? 0)
  }
  const head = /^([\p{L}]{1,10})[:：]/u.exec(text.slice(place))
  const field = head ? fieldWords[(head[1] ?? '').toLowerCase()] : undefined
  const begin = field && head ? place + head[0].length : place
  const value = field ? readQuoted(text, begin) : null
  if (field && value) {
    tokens.push({ sign: 'term', place, field, value: value.value, near: null })
    return value.end
  }
  const [word = ''] = /^[^\s()（）|｜"“”„「」『』]*/u.exec(text.slice(begin)) ?? []
  if (field) {
    if (word === '') throw new Fault('QUERY_FIELD_EMPTY', place, head?.[1])
    tokens.push({ sign: 'term', place, field, value: word, near: null })
    return begin + word.length
  }
  // A closing quotation mark without one that opens is no word.
  if (word === '') return place + 1
  if (word === 'OR' || word === '或') tokens.push({ sign: 'or', place })
  // A sign by itself says nothing: "R & D".
  else if (word !== 'AND' && hasWord.test(word))
    tokens.push({ sign: 'term', place, field: null, value: word, near: null })
  return place + word.length
}

function readQuoted(text: string, place: number): { value: string; end: number } | null {
  if (!opening.includes(text.charAt(place) || ' ')) return null
  for (let at = place + 1; at < text.length; at++)
    if (closing.includes(text.charAt(at))) return { value: text.slice(place + 1, at), end: at + 1 }
  throw new Fault('QUERY_QUOTE_OPEN', place)
}

type Read = readonly [node: QueryNode, next: number]

function readOr(tokens: readonly Token[], from: number, end: number): Read {
  const parts: QueryNode[] = []
  let next = from
  for (;;) {
    const [part, after] = readAnd(tokens, next, end)
    parts.push(part)
    if (tokens[after]?.sign !== 'or') return [joined('or', parts), after]
    next = after + 1
  }
}

function readAnd(tokens: readonly Token[], from: number, end: number): Read {
  const parts: QueryNode[] = []
  let next = from
  for (;;) {
    const token = tokens[next]
    if (!token || token.sign === 'or' || token.sign === 'close') {
      if (parts.length > 0) return [joined('and', parts), next]
      const before = tokens[from - 1]
      if (token?.sign === 'or' || before?.sign === 'or')
        throw new Fault('QUERY_OR_ALONE', (token?.sign === 'or' ? token : before)?.place ?? 0)
      if (!before && token) throw new Fault('QUERY_BRACKET_CLOSED', token.place)
      throw new Fault(token ? 'QUERY_GROUP_EMPTY' : 'QUERY_BRACKET_OPEN', before?.place ?? end)
    }
    const [part, after] = readPart(tokens, next, end)
    parts.push(part)
    next = after
  }
}

function readPart(tokens: readonly Token[], at: number, end: number): Read {
  const token = tokens[at]
  if (!token || token.sign === 'close' || token.sign === 'or') throw new Fault('QUERY_MINUS_ALONE', token?.place ?? end)
  if (token.sign === 'minus') {
    const following = tokens[at + 1]
    if (!following || following.sign === 'close' || following.sign === 'or')
      throw new Fault('QUERY_MINUS_ALONE', token.place)
    const [part, next] = readPart(tokens, at + 1, end)
    return [part.type === 'not' ? part.part : { type: 'not', part }, next]
  }
  if (token.sign !== 'term') {
    const [part, next] = readOr(tokens, at + 1, end)
    if (tokens[next]?.sign !== 'close') throw new Fault('QUERY_BRACKET_OPEN', token.place)
    return [part, next + 1]
  }
  return [termOf(token), at + 1]
}

function termOf({ place, field, value, near }: Term): QueryNode {
  const word = value.trim()
  if (!hasWord.test(word)) throw new Fault('QUERY_FIELD_EMPTY', place, word)
  if (field === 'company' || field === 'source') return { type: field, value: word }
  if (field === 'event') return { type: field, value: eventTypeOf(word) }
  if (field === 'kind') {
    const kind = kindWords[word.toLowerCase()]
    if (!kind) throw new Fault('QUERY_KIND_UNKNOWN', place, word)
    return { type: 'kind', kind }
  }
  if (field === 'before' || field === 'after') {
    const day = firstDayOf(word)
    if (!day) throw new Fault('QUERY_DAY_UNKNOWN', place, word)
    return { type: field, day }
  }
  return {
    type: 'text',
    text: word,
    title: field === 'title',
    near: near === null ? null : distance(near, word, place),
  }
}

function distance(near: string, words: string, place: number): number {
  const most = /^\d{1,3}$/.test(near) ? Number(near) : 0
  if (most < 1 || most > NEAR_LIMIT || words.split(/\s+/u).length !== 2)
    throw new Fault('QUERY_NEAR_WRONG', place, `~${near}`)
  return most
}

const joined = (type: 'and' | 'or', parts: readonly QueryNode[]): QueryNode =>
  parts.length === 1 && parts[0] ? parts[0] : { type, parts }

/** Whether a query asks for anything: one that only leaves out would find everything else. */
function asksFor(node: QueryNode): boolean {
  if (node.type === 'not') return false
  if (node.type === 'and') return node.parts.some(asksFor)
  if (node.type === 'or') return node.parts.every(asksFor)
  return true
}
