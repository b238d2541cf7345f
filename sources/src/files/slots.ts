import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import type { Profile } from './profile.ts'
import { LONGEST_CELL } from './raw-row.ts'
import { Bad } from './values/bad.ts'

/** A value of a row: null when missing, Bad when it cannot be taken. */
export type Value = (cells: readonly unknown[]) => unknown

const usuallyMissing = [
  '',
  '-',
  '--',
  '---',
  '—',
  '——',
  '–',
  'N/A',
  'n/a',
  'NA',
  '#N/A',
  'NaN',
  'nan',
  'null',
  'NULL',
  'None',
  'none',
  'nil',
  '\\N',
  '无',
  '暂无',
  '未知',
  '不详',
]

/**
 * Where the values of a row stand: columns of the file, and places of the profile's own (`let`, parts, `$name`,
 * `$value`).
 */
export interface Slots {
  /** Columns of the file. */
  columns: readonly string[]
  tables: Profile['tables']
  /** What is said of the whole file. */
  about: AboutFile
  /** Figures have a decimal comma. */
  comma: boolean
  /** What stands in a cell; null where a text means that nothing does. */
  present: (cell: unknown) => unknown
  read: (name: string) => Value
  write: (name: string) => (value: unknown) => void
}

/** What is said of a whole file beside its rows: its name, and the titles above its header. */
export interface AboutFile {
  file: string
  title: string
}

/**
 * Places for a file with these columns, and for what is said of all of it (`$file`, `$title`). A column that the profile
 * uses and the file lacks is refused as MISSING_COLUMNS, unless it may be lacking.
 */
export function slotsFor(
  profile: Profile,
  columns: readonly string[],
  about: AboutFile = { file: '', title: '' },
): Slots {
  const missing = new Set([...usuallyMissing, ...profile.missing])
  const longest = Math.max(...[...missing].map((text) => text.length))
  const own = new Map<string, { value: unknown }>([
    ['$file', { value: about.file || null }],
    ['$title', { value: about.title || null }],
  ])
  const optional = new Set(profile.optional)
  const present = (cell: unknown): unknown => {
    if (typeof cell === 'string') {
      if (cell.length > longest + 8) return cell.length > LONGEST_CELL ? new Bad('CELL_TOO_LONG', cell) : cell
      const text = cell.trim()
      return text.length <= longest && missing.has(text) ? null : text
    }
    return cell === undefined || (Array.isArray(cell) && cell.length === 0) ? null : cell
  }
  return {
    columns,
    about,
    comma: profile.format.decimal === ',',
    tables: profile.tables,
    present,
    read: (name) => {
      const place = own.get(name)
      if (place) return () => place.value
      const index = columns.indexOf(name)
      if (index >= 0) return (cells) => present(cells[index])
      if (optional.has(name)) return () => null
      throw new Refusal(importsErrors.MISSING_COLUMNS, { columns: name })
    },
    write: (name) => {
      const place = own.get(name) ?? { value: null }
      own.set(name, place)
      return (value) => {
        place.value = value
      }
    },
  }
}
