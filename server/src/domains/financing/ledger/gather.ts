import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { inOrder, orderWith } from './order.ts'
import { describedAmong, ledgerRows } from './queries.ts'
import { Rows, Ventures } from './rows.ts'
import { at, withRoom } from './words/columns.ts'
import type { Words } from './words/words.ts'

/** Rows of a view as they were read: those that stand, in order, and what is told of their companies. */
export interface Gathered {
  words: Words
  rows: Rows
  ventures: Ventures
  order: Int32Array
  /** Names that are those of companies which a source describes, though no round tells of them. */
  described: ReadonlySet<number>
}

/** Reads all rows of a view. */
export async function gather(db: Db, view: View, words: Words): Promise<Gathered> {
  const [rows, ventures] = [new Rows(), new Ventures()]
  const own = await read(db, view, words, rows, ventures, null)
  rows.trim()
  const described = await describedIn(db, view, { words, ventures }, investorNames(words, rows, own))
  return { words, rows, ventures, order: await inOrder(words, rows, own), described: new Set(described) }
}

/**
 * The same after rounds of some companies, or what is told of them, were changed: theirs alone are read. What was
 * gathered before may still be looked at: rows are only added to it.
 */
export async function gatherChanged(
  db: Db,
  view: View,
  before: Gathered,
  companies: readonly string[],
): Promise<Gathered> {
  const { words, rows } = before
  const ventures = before.ventures.copy()
  const own = await read(db, view, words, rows, ventures, companies)
  const changed = new Set(companies.map((name) => words.names.find(name)))
  const places = new Set([...changed].map((name) => ventures.placeOf(name)))
  const sorted = await inOrder(words, rows, own)
  const goes = (row: number): boolean => places.has(at(rows.venture, row))
  const order = orderWith(words, rows, before.order, goes, sorted)
  const asked = new Set([...changed, ...investorNames(words, rows, own)])
  const found = await describedIn(db, view, { words, ventures }, asked)
  return {
    words,
    rows,
    ventures,
    order,
    described: new Set([...before.described].filter((name) => !asked.has(name)).concat(found)),
  }
}

/** Whether more rows lie there that do not stand than ones that do. */
export const isWorn = ({ rows, order }: Gathered): boolean => rows.count > 2 * order.length + 1000

async function read(
  db: Db,
  view: View,
  words: Words,
  rows: Rows,
  ventures: Ventures,
  companies: readonly string[] | null,
): Promise<Int32Array> {
  let [own, count] = [new Int32Array(0), 0]
  for await (const some of ledgerRows(db, view, companies)) {
    own = withRoom(own, count + some.length)
    for (const row of some) {
      own[count++] = rows.count
      rows.add(words, row, ventures.add(words, row))
    }
  }
  return own.slice(0, count)
}

/** Names of investors of rows. */
function investorNames(words: Words, rows: Rows, own: Int32Array): Set<number> {
  const names = new Set<number>()
  for (const row of own)
    for (let part = at(rows.parts, row); part < at(rows.parts, row + 1); part++) {
      const pair = at(rows.pair, part)
      if (at(words.pairZh, pair) >= 0) names.add(at(words.pairZh, pair))
      if (at(words.pairEn, pair) >= 0) names.add(at(words.pairEn, pair))
    }
  return names
}

/** Of names those of companies that a source describes. */
async function describedIn(
  db: Db,
  view: View,
  { words }: Pick<Gathered, 'words' | 'ventures'>,
  names: ReadonlySet<number>,
): Promise<number[]> {
  const texts = [...names].filter((name) => name >= 0).map((name) => words.nameOf(name))
  return (await describedAmong(db, view, texts)).map((text) => words.names.find(text))
}
