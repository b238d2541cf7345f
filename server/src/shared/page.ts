import type { Operation, OutputOf } from '@pandora/contract/operation'

interface Asked {
  page: number
  size: number
}

declare const made: unique symbol
/**
 * Whether a list goes on behind what is shown of it. Only this file makes one: an answer that says `hasMore` by hand
 * does not compile (`AnswerOf`), so that every list follows the same rule.
 */
export type More = boolean & { readonly [made]: true }

/** An answer whose list goes on or ends: what says so is made here. */
type Paged<T> = T extends { hasMore: boolean } ? T & { hasMore: More } : T
type Fields<T> = { [K in keyof T]: Paged<T[K]> }
/** What a handler answers for its operation: as declared, and lists, at the top or in a field, made by this file. */
export type AnswerOf<O extends Operation> = Paged<Fields<OutputOf<O>>>

/**
 * Whether a list may go on behind what came of it: false where fewer came than were asked for, and true otherwise
 * (CONV-14). Behind a last page that is full there is an empty one.
 */
export const moreThan = (came: number, { size }: Pick<Asked, 'size'>): More => (came >= size) as More

/**
 * A page of a list as it goes out, with how long the list is; `came` is how many were found where not all of them can
 * be shown.
 */
export const pageOf = <T>(
  dataList: T[],
  total: number,
  { page, size }: Asked,
  came = dataList.length,
): { dataList: T[]; total: number; page: number; hasMore: More } => ({
  dataList,
  total,
  page,
  hasMore: moreThan(came, { size }),
})

/** The part of a whole list that a page shows. */
export const partOf = <T>(list: readonly T[], { page, size }: Asked): T[] => list.slice(page * size, (page + 1) * size)

/** The whole of a list as it goes out, with how long it is. */
export const wholeOf = <T>(dataList: T[]): { dataList: T[]; total: number } => ({ dataList, total: dataList.length })

/** A list that is its own only page, however many were asked for. */
export const onlyPage = <T>(dataList: T[]): { dataList: T[]; total: number; page: number; hasMore: More } => ({
  ...wholeOf(dataList),
  page: 0,
  hasMore: false as More,
})

/**
 * What is shown of a list that has no pages: no more than `most` of what was found, and whether anything was left out.
 * Whoever reads asks for one more than `most`, or for all.
 */
export const cutAt = <T>(found: readonly T[], most: number): { shown: T[]; hasMore: More } => ({
  shown: found.slice(0, most),
  hasMore: (found.length > most) as More,
})

/** The `data` of an answer in JSON, of a list with pages: `writePage` alone makes one. */
export interface WrittenPage {
  json: string
  readonly [made]: true
}

/**
 * A page whose rows are put into JSON already, each an object; `about` is what the answer says besides. As `pageOf`
 * otherwise.
 */
export function writePage(
  rows: readonly string[],
  total: number,
  asked: Asked,
  { came = rows.length, about = {} }: { came?: number; about?: object } = {},
): WrittenPage {
  const { dataList: _, ...rest } = { ...pageOf([], total, asked, came), ...about }
  return { json: `{"dataList":[${rows.join(',')}],${JSON.stringify(rest).slice(1)}` } as WrittenPage
}
