import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { entriesOf, openFile, type OpenedFile } from './bytes.ts'
import { DelimitedReader, type CellRow } from './delimited.ts'
import { textOf } from './encoding.ts'
import { detectFormat, typeOfName, type FileFormat, type FormatOptions } from './format.ts'
import { inSimplified } from './header-names.ts'
import {
  HEADER_GLANCE,
  isData,
  namesOf,
  placeOfHeader,
  rowsOfHeader,
  textOf as cellText,
  unitOfTitles,
} from './header.ts'
import { jsonDocumentRows } from './json-document.ts'
import { JsonLinesReader, type ObjectRow } from './json-lines.ts'
import { MOST_COLUMNS, type BrokenRow, type RawRow } from './raw-row.ts'
import { sheetRows } from './sheet.ts'

/** Which file, and how it is to be read. `wanted` are the columns of a mapping; JSON rows are laid out after them. */
export interface RowsQuery {
  path: string
  /** How the file is called in messages. */
  name: string
  options: FormatOptions
  wanted?: readonly string[] | undefined
  /** True: an object in a JSON row stays one cell; without it each of its properties is a column. */
  nested?: boolean
  /** True: of a JSON document with several lists the longest is read, where none is named. */
  longest?: boolean
}

/** A part of a file that can be read by itself: a sheet, a list of a JSON document, a file of an archive. */
export interface FilePart {
  kind: 'sheet' | 'property' | 'entry'
  name: string
  /** Rows with its header; null where it has not been looked at. */
  rows: number | null
  read: boolean
}

/** Rows in a batch of a file that is read whole. */
const SLICE = 2000

export interface RowsOpened {
  format: FileFormat
  bytes: number
  /** Rows in batches, in order. */
  batches: (progress: (bytes: number) => void, signal?: AbortSignal) => AsyncGenerator<readonly RawRow[]>
  /** The beginning of a table as it stands in the file; filled as batches are read, empty for JSON. */
  top: TopOfTable
}

/** The first rows of a table before any is named, the lines on which its header was found, and the sheet they are of. */
export interface TopOfTable {
  rows: { line: number; cells: readonly unknown[] }[]
  header: number[]
  sheet?: string
  /** Parts of the file; empty where it is one whole. */
  parts: FilePart[]
}

/** What stands above the header of a table, with the name of its sheet; empty where nothing does. */
export const titleOf = ({ rows, header, sheet }: TopOfTable): string =>
  [
    sheet ?? '',
    ...rows
      .filter(({ line }) => line < (header[0] ?? 0))
      .flatMap(({ cells }) => cells.map(cellText).filter((text) => text !== '')),
  ]
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, 1000)

/** Rows at the top of a table that are kept as they stand. */
const TOP = 16

/** Column names of a header: trimmed; blank ones numbered, repeated ones told apart. */
function headerOf(cells: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cellText(cell) || `column ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

function refuseManyColumns(count: number): void {
  if (count > MOST_COLUMNS) throw new Refusal(importsErrors.TOO_MANY_COLUMNS, { count, limit: MOST_COLUMNS })
}

const isBlank = (cells: readonly unknown[]): boolean =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '')

type TableRow = CellRow | { line: number; cells: unknown[] }
/** Gives rows their columns; `end` for those that wait for the header to be found. */
interface Namer {
  add: (row: TableRow | BrokenRow, out: RawRow[]) => void
  end: (out: RawRow[]) => void
}

/**
 * Gives rows of cells their columns: those that the options name, else those of the header, which is found among the
 * first rows.
 */
function namer(options: FormatOptions, damaged: boolean, top: TopOfTable): Namer {
  let columns: readonly string[] | undefined = options.columns
  const skip = options.skip ?? 0
  const said = options.header
  /** Rows above a header that was said by hand. */
  const titles: TableRow[] = []
  const waiting: TableRow[] = []

  const find = (): void => {
    const cells = waiting.map((row) => row.cells)
    const place =
      said === 0
        ? { titles: 0, rows: 0 }
        : said === undefined
          ? placeOfHeader(cells)
          : { titles: 0, rows: rowsOfHeader(cells) }
    const body = place.titles + place.rows
    const above = [...titles.map((row) => row.cells), ...cells.slice(0, place.titles)]
    const names =
      place.rows === 0
        ? Array.from({ length: Math.max(...cells.map((row) => row.length)) }, () => '')
        : namesOf(cells.slice(place.titles, body), unitOfTitles(above), cells.slice(body))
    refuseManyColumns(names.length)
    columns = headerOf(names)
    top.header.push(
      ...waiting
        .splice(0, body)
        .slice(place.titles)
        .map((row) => row.line),
    )
  }
  const settle = (out: RawRow[]): void => {
    if (!columns && waiting.length > 0) find()
    for (const row of waiting.splice(0)) name(row, columns ?? [], out)
  }
  const name = (row: TableRow, named: readonly string[], out: RawRow[]): void => {
    const { cells } = row
    if (isNoData(cells))
      out.push({
        line: row.line,
        broken: 'NO_DATA',
        value: cells.map(cellText).filter(Boolean).join(' ').slice(0, 200),
      })
    else if (cells.length !== named.length)
      out.push({ line: row.line, broken: 'WRONG_COLUMN_COUNT', value: `${cells.length} ≠ ${named.length}` })
    else if (damaged && cells.some((cell) => typeof cell === 'string' && cell.includes('\ufffd')))
      out.push({ line: row.line, broken: 'BAD_CHARACTERS', value: cells.join(' ').slice(0, 200) })
    else out.push({ line: row.line, columns: named, cells })
  }
  return {
    add(row, out) {
      if ('broken' in row) {
        out.push(row)
        return
      }
      const { cells } = row
      if (top.rows.length < TOP && !isBlank(cells)) top.rows.push({ line: row.line, cells })
      if (row.line <= skip) return
      if (said !== undefined && row.line < said) {
        if (titles.length < HEADER_GLANCE) titles.push(row)
        return
      }
      if ((cells[0] === '' || cells[0] === null || cells.length === 1) && isBlank(cells)) return
      if (columns) name(row, columns, out)
      else if (waiting.push(row) === HEADER_GLANCE) settle(out)
    },
    end: settle,
  }
}

const note = /^(?:数据来源|资料来源|来源|数据截[至止]|制表|备?注\d*|说明|免责声明|source|notes?|disclaimer)\s*[:：]/i
const sum = /^(?:合\s*计|总\s*计|小\s*计|平\s*均|均值|totals?|sum|subtotal|grand total|average|mean)\s*[:：]?$/i

/** Whether a row below the header is a remark on the table, or a total over its rows: neither is a row of data. */
function isNoData(cells: readonly unknown[]): boolean {
  const [first] = cells
  if (typeof first !== 'string' || first.length > 2000) return false
  const text = inSimplified(first.trim())
  // Any word may stand in a column of names: only where figures follow, a total is one.
  if (sum.test(text)) return cells.length > 1 && cells.slice(1).some((cell) => isData(cell))
  return cells.length > 1 ? note.test(text) && isBlank(cells.slice(1)) : note.test(text)
}

/** A property by its name, or by a path `a.b` through objects; through a list the list of what its objects have there. */
function propertyOf(object: Readonly<Record<string, unknown>>, column: string): unknown {
  if (Object.hasOwn(object, column)) return object[column]
  let value: unknown = object
  for (const part of column.split('.')) {
    if (Array.isArray(value)) {
      value = value.flatMap((one) =>
        typeof one === 'object' && one !== null && Object.hasOwn(one, part)
          ? [(one as Record<string, unknown>)[part]]
          : [],
      )
      continue
    }
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return null
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

/** How deep objects in an object become columns of their own: `quote.close`. */
const DEEPEST_COLUMN = 4

/** Names of an object's properties; of an object in it those of its own, behind its name. */
function propertiesOf(object: Readonly<Record<string, unknown>>, before = '', depth = 0): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const name = `${before}${key}`
    const inner =
      depth < DEEPEST_COLUMN && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? propertiesOf(value as Record<string, unknown>, `${name}.`, depth + 1)
        : []
    return inner.length > 0 ? inner : [name]
  })
}

/** Lays JSON objects out as cells: by the wanted columns, else by the properties of the first batch. */
function layout(
  wanted: readonly string[] | undefined,
  damaged: boolean,
  nested: boolean,
): (rows: readonly (ObjectRow | BrokenRow)[]) => RawRow[] {
  let columns = wanted
  return (rows) => {
    columns ??= [
      ...new Set(
        rows
          .slice(0, 100)
          .flatMap((row) => ('object' in row ? (nested ? Object.keys(row.object) : propertiesOf(row.object)) : [])),
      ),
    ]
    const named = columns
    refuseManyColumns(named.length)
    return rows.map((row) => {
      if ('broken' in row) return row
      const cells = named.map((column) => propertyOf(row.object, column))
      if (damaged && cells.some((cell) => typeof cell === 'string' && cell.includes('\ufffd')))
        return { line: row.line, broken: 'BAD_CHARACTERS', value: '' }
      return { line: row.line, columns: named, cells }
    })
  }
}

/**
 * The file to read: of an archive the one that is named, else the first of a kind that is read. Refuses what openFile
 * refuses, and UNKNOWN_FILE_FORMAT for an archive without one.
 */
async function fileToRead(
  { path, name, options }: RowsQuery,
  top: TopOfTable,
): Promise<{ file: OpenedFile; name: string }> {
  // What is asked to be of one kind is no archive: whoever takes tables of users does not unpack what they send.
  const whole = options.type !== undefined && options.entry === undefined
  const entries = whole ? undefined : await entriesOf(path, name)
  if (!entries) return { file: await openFile(path, name, options.entry), name }
  const readable = entries.filter((one) => typeOfName(one.name) !== undefined)
  const entry = options.entry ?? readable[0]?.name
  if (entry === undefined) throw new Refusal(importsErrors.UNKNOWN_FILE_FORMAT, { file: name })
  top.parts = readable.map((one) => ({ kind: 'entry', name: one.name, rows: null, read: one.name === entry }))
  return { file: await openFile(path, name, entry), name: inArchive(name, entry) }
}

/** How a file of an archive is called. */
export const inArchive = (archive: string, entry: string): string =>
  archive.endsWith(`/${entry}`) ? archive : `${archive}/${entry}`

/**
 * Looks at a file, or at its first `most` bytes, and says how it will be read. Refuses what openFile and detectFormat
 * refuse.
 */
export async function openRows(query: RowsQuery, most = Infinity, signal?: AbortSignal): Promise<RowsOpened> {
  const { options } = query
  const top: TopOfTable = { rows: [], header: [], parts: [] }
  const { file, name } = await fileToRead(query, top)
  const format = await detectFormat(file, name, options, most, signal)

  async function* batches(progress: (bytes: number) => void, aborted?: AbortSignal): AsyncGenerator<readonly RawRow[]> {
    if (format.type === 'xlsx') {
      const { rows, tables, others, chosen } = await sheetRows(file, name, options.sheet, progress)
      top.sheet = chosen
      if (top.parts.length === 0)
        top.parts = tables.map(({ sheet, rows: count }) => ({
          kind: 'sheet',
          name: sheet,
          rows: count,
          read: sheet === chosen,
        }))
      const width = options.columns?.length ?? Math.max(0, ...rows.slice(0, 1000).map((row) => row.length))
      yield* named(
        rows.map((cells, index) => ({
          line: index + 1,
          cells: cells.length < width ? [...cells, ...Array<null>(width - cells.length).fill(null)] : cells,
        })),
      )
      // A sheet that was chosen by name is all that is wanted of its workbook.
      if (options.sheet === undefined && others.length > 0)
        yield others.map((one) => ({ line: 0, broken: 'SHEET_NOT_READ', value: `${one.sheet} (${one.rows})` }))
      return
    }
    if (format.type === 'json') {
      const found = await jsonDocumentRows(
        file,
        name,
        format.encoding,
        options.property,
        progress,
        aborted,
        query.longest ?? false,
      )
      if (top.parts.length === 0)
        top.parts = found.lists.map(({ path, rows: count }) => ({
          kind: 'property',
          name: path,
          rows: count,
          read: path === found.read,
        }))
      const rows = layout(query.wanted, format.damaged, query.nested === true)(found.rows)
      for (let from = 0; from < rows.length; from += SLICE) yield rows.slice(from, from + SLICE)
      return
    }
    if (format.type === 'jsonl') {
      const reader = new JsonLinesReader()
      const laidOut = layout(query.wanted, format.damaged, query.nested === true)
      for await (const text of textOf(file, format.encoding, progress, aborted)) {
        const rows = reader.push(text)
        if (rows.length) yield laidOut(rows)
      }
      yield laidOut(reader.end())
      return
    }
    const reader = new DelimitedReader(format.delimiter, format.newline)
    const naming = namer(options, format.damaged, top)
    for await (const text of textOf(file, format.encoding, progress, aborted)) {
      const out: RawRow[] = []
      for (const row of reader.push(text)) naming.add(row, out)
      if (out.length) yield out
    }
    const out: RawRow[] = []
    for (const row of reader.end()) naming.add(row, out)
    naming.end(out)
    yield out
  }

  function* named(rows: readonly { line: number; cells: unknown[] }[]): Generator<readonly RawRow[]> {
    const out: RawRow[] = []
    const naming = namer(options, false, top)
    for (const row of rows) naming.add(row, out)
    naming.end(out)
    for (let from = 0; from < out.length; from += SLICE) yield out.slice(from, from + SLICE)
  }

  return { format, bytes: file.size, batches, top }
}

/** Bytes that a preview looks at to tell the encoding. */
const GLANCE = 4_000_000

/**
 * The first rows of a file with their columns, for a preview. An empty list of columns means that the file has none.
 */
export async function firstRows(
  query: RowsQuery,
  count: number,
): Promise<{ format: FileFormat; columns: readonly string[]; rows: readonly RawRow[]; top: TopOfTable }> {
  const opened = await openRows(query, GLANCE)
  const rows: RawRow[] = []
  for await (const batch of opened.batches(() => undefined)) {
    rows.push(...batch.slice(0, count - rows.length))
    if (rows.length >= count) break
  }
  const columns = rows.find((row) => 'columns' in row)
  if (columns && 'columns' in columns) return { format: opened.format, columns: columns.columns, rows, top: opened.top }
  return { format: opened.format, columns: await headerOnly(query, opened.format), rows, top: opened.top }
}

async function headerOnly(query: RowsQuery, format: FileFormat): Promise<readonly string[]> {
  if (query.options.columns) return query.options.columns
  if (format.type === 'json' || format.type === 'jsonl') return []
  const { file } = await fileToRead(query, { rows: [], header: [], parts: [] })
  if (format.type === 'xlsx')
    return headerOf(
      (await sheetRows(file, query.name, query.options.sheet, () => undefined)).rows[query.options.skip ?? 0] ?? [],
    )
  const reader = new DelimitedReader(format.delimiter, format.newline)
  for await (const text of textOf(file, format.encoding, () => undefined)) {
    for (const row of [...reader.push(text), ...reader.end()])
      if ('cells' in row && row.line > (query.options.skip ?? 0)) return headerOf(row.cells)
  }
  throw new Refusal(importsErrors.EMPTY_FILE, { file: query.name })
}
