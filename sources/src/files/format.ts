import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { bytesOf, openFile, type OpenedFile } from './bytes.ts'
import { detectEncoding, textOf, type Detected, type Encoding } from './encoding.ts'

export const fileTypes = ['csv', 'tsv', 'jsonl', 'json', 'xlsx'] as const
export type FileType = (typeof fileTypes)[number]

/** How a mapping says a file is to be read; what it leaves open is found out. */
export interface FormatOptions {
  type?: FileType | undefined
  delimiter?: string | undefined
  encoding?: Encoding | undefined
  /** Name of the sheet; the first one without it. */
  sheet?: string | undefined
  /** JSON: name of the property that holds the list, or the path to it: `data.items`. */
  property?: string | undefined
  /** Archive: name of its file. */
  entry?: string | undefined
  /** Lines before the header. */
  skip?: number | undefined
  /** Line on which the header stands, where it is said by hand; 0: the file has none, its columns are numbered. */
  header?: number | undefined
  /** Figures are written 1.234,5. */
  decimal?: ',' | undefined
  /** Column names of a file without header. */
  columns?: readonly string[] | undefined
}

export interface FileFormat extends Detected {
  type: FileType
  delimiter: string
  newline: '\n' | '\r'
}

/** A JSON document up to this size, in bytes, is read whole without a thought. */
const SMALL = 1_000_000

const extensions: Record<string, FileType> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'json',
  xlsx: 'xlsx',
}

/** Type of a file by its name, gzip aside; undefined where the name does not tell. */
export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase().replace(/\.gz$/, ''))?.[1]
  return extension === undefined ? undefined : extensions[extension]
}

/**
 * The candidate that parts most of the first lines into the same number of cells: a title has none, and decimal commas
 * stand in figures only, not in the header above them.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .slice(0, 24)
    .filter((line) => line.trim() !== '')
  let [best, mostLines, mostCells] = [',', 0, 0]
  for (const candidate of [',', '\t', ';', '|']) {
    const counts = Map.groupBy(
      lines.map((line) => line.split(candidate).length - 1).filter((count) => count > 0),
      (count) => count,
    )
    const [cells = 0, alike = []] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    if (alike.length > mostLines || (alike.length === mostLines && cells > mostCells))
      [best, mostLines, mostCells] = [candidate, alike.length, cells]
  }
  return best
}

function typeOfText(text: string): FileType {
  const start = text.trimStart()
  if (start.startsWith('[')) return 'json'
  if (start.startsWith('{')) {
    const line = start.split('\n', 1)[0] ?? ''
    try {
      JSON.parse(line)
      return start.slice(line.length).trim() === '' ? 'json' : 'jsonl'
    } catch {
      return 'json'
    }
  }
  return 'csv'
}

async function beginning(file: OpenedFile, encoding: Encoding): Promise<string> {
  for await (const text of textOf(file, encoding, () => undefined)) return text
  return ''
}

async function magic(file: OpenedFile): Promise<Buffer> {
  if (!file.gzip) return file.head
  for await (const bytes of bytesOf(file, () => undefined)) return bytes
  return Buffer.alloc(0)
}

/**
 * Whether a file may be of a kind that is read whole: a workbook, or a JSON document of some size. CSV and JSON lines
 * stream.
 */
export async function isReadWhole(path: string, name: string): Promise<boolean> {
  const file = await openFile(path, name)
  const start = await magic(file)
  const type = typeOfName(name)
  return (
    start.subarray(0, 2).toString('latin1') === 'PK' ||
    type === 'xlsx' ||
    ((type ?? 'json') === 'json' && (file.gzip || file.size > SMALL))
  )
}

/**
 * How a file is to be read: what the mapping says first, else its first bytes, its name, its first lines. `most` bytes
 * are looked at. Refuses BINARY_FILE, UNKNOWN_FILE_FORMAT, EMPTY_FILE.
 */
export async function detectFormat(
  file: OpenedFile,
  name: string,
  options: FormatOptions,
  most = Infinity,
  signal?: AbortSignal,
): Promise<FileFormat> {
  const start = await magic(file)
  const zip = start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  if (zip && !file.gzip && (options.type ?? typeOfName(name) ?? 'xlsx') === 'xlsx')
    return { type: 'xlsx', delimiter: ',', newline: '\n', encoding: 'utf-8', damaged: false }
  if (
    zip ||
    options.type === 'xlsx' ||
    typeOfName(name) === 'xlsx' ||
    start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
  ) {
    throw new Refusal(importsErrors.UNKNOWN_FILE_FORMAT, { file: name })
  }
  const detected = options.encoding
    ? { encoding: options.encoding, damaged: true }
    : await detectEncoding(file, name, most, signal)
  const text = await beginning(file, detected.encoding)
  const named = options.type ?? typeOfName(name)
  const type = named === undefined ? typeOfText(text) : named
  const head = text.slice(0, 65_536)
  return {
    ...detected,
    type,
    delimiter: options.delimiter ?? (type === 'tsv' ? '\t' : type === 'csv' ? delimiterOf(head) : ','),
    newline: head.includes('\r') && !head.includes('\n') ? '\r' : '\n',
  }
}
