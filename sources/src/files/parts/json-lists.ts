/** A list inside a JSON document, its rows as objects, and the path to it; empty for the document itself. */
export interface JsonList {
  path: string
  rows: readonly unknown[]
}

type Plain = Readonly<Record<string, unknown>>

/** How deep lists are looked for, and how many objects on the way. */
const DEEPEST = 6
const MOST_OBJECTS = 10_000
const LOOKED_AT = 50

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
const holdsObjects = (list: readonly unknown[]): boolean => list.slice(0, LOOKED_AT).some(isPlain)

/** Rows of a list of lists whose columns a list of names beside it tells: `fields` and `items`, `columns` and `data`. */
function named(list: readonly unknown[], beside: Plain): unknown[] | undefined {
  const [first] = list
  if (!Array.isArray(first) || first.length === 0) return undefined
  const names = Object.values(beside).find(
    (one): one is string[] =>
      Array.isArray(one) && one.length === first.length && one.every((name) => typeof name === 'string' && name !== ''),
  )
  return names && list.every((row) => Array.isArray(row) && row.length === names.length)
    ? list.map((row) => Object.fromEntries(names.map((name, at) => [name, (row as unknown[])[at]])))
    : undefined
}

/** Rows of an object of equally long lists, a column each: `{ date: [ … ], close: [ … ] }`. */
function byColumn(value: Plain): unknown[] | undefined {
  const columns = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const length = columns[0]?.[1].length ?? 0
  if (columns.length < 2 || length === 0) return undefined
  if (!columns.every(([, cells]) => cells.length === length && cells.slice(0, LOOKED_AT).every(isScalar)))
    return undefined
  return Array.from({ length }, (_, row) => Object.fromEntries(columns.map(([name, cells]) => [name, cells[row]])))
}

/**
 * The lists of rows inside a JSON object, at any depth but not inside of one another: lists of objects, lists of lists
 * with their names beside them, and objects of equally long columns.
 */
export function listsIn(value: Plain): JsonList[] {
  const found: JsonList[] = []
  const queue: { value: Plain; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let at = 0; at < queue.length && at < MOST_OBJECTS; at++) {
    const { value: here, path, depth } = queue[at] as (typeof queue)[number]
    let any = false
    for (const [key, inner] of Object.entries(here)) {
      const own = path === '' ? key : `${path}.${key}`
      if (Array.isArray(inner)) {
        const rows = holdsObjects(inner) ? inner : named(inner, here)
        if (rows) {
          found.push({ path: own, rows })
          any = true
        }
      } else if (isPlain(inner) && depth < DEEPEST) queue.push({ value: inner, path: own, depth: depth + 1 })
    }
    const columns = any ? undefined : byColumn(here)
    if (columns) found.push({ path, rows: columns })
  }
  return found
}
