import type { DocumentKind } from '../kinds.ts'

/** Fields that a query narrows by, as they are written in it. */
export type QueryField = 'title' | 'company' | 'source' | 'kind' | 'event' | 'before' | 'after'

/** What a query asks for. */
export type QueryNode =
  /** Words that stand in a text one behind the other; `near`: two words at most so many words apart, in any order. */
  | { type: 'text'; text: string; title: boolean; near: number | null }
  /** A company by code, name or id; a part of a source's name; a type of event that the text tells of, by its key. */
  | { type: 'company' | 'source' | 'event'; value: string }
  | { type: 'kind'; kind: DocumentKind }
  /** Published on this day (`YYYY-MM-DD`) or later; before this day. */
  | { type: 'after' | 'before'; day: string }
  | { type: 'not'; part: QueryNode }
  | { type: 'and' | 'or'; parts: readonly QueryNode[] }

/** What is wrong with a query; each is a refusal of the domain. */
export type QueryFaultCode =
  | 'QUERY_EMPTY'
  | 'QUERY_QUOTE_OPEN'
  | 'QUERY_BRACKET_OPEN'
  | 'QUERY_BRACKET_CLOSED'
  | 'QUERY_GROUP_EMPTY'
  | 'QUERY_OR_ALONE'
  | 'QUERY_MINUS_ALONE'
  | 'QUERY_FIELD_EMPTY'
  | 'QUERY_KIND_UNKNOWN'
  | 'QUERY_DAY_UNKNOWN'
  | 'QUERY_NEAR_WRONG'
  | 'QUERY_ONLY_LEFT_OUT'
  | 'QUERY_TOO_LONG'

/** A fault with its place in the query, counted in characters from 1, and the words that it is about. */
export interface QueryFault {
  code: QueryFaultCode
  place: number
  word: string
}

export type ParsedQuery = { tree: QueryNode; fault: null } | { tree: null; fault: QueryFault }
