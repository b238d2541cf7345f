import type { $ZodType } from 'zod/v4/core'
import { boundsOf, dayAt, formatOf, type Kind, type Place } from './schemaParts.ts'

/** As long as no headline and no name is. */
const LONG = 160

const dayOf = (index: number) => new Date(dayAt(index)).toISOString().slice(0, 10)

/** Names of fields that hold a calendar day though their schema takes any text. */
export const dayNames = /(?:^|[a-z])(?:Day|On|Date|DateZh)$|^(?:day|date|time|from|to|on|start|end|valueCode)$|^period/
const instants = /(?:At|known)$|instant/i

/** A text that a schema takes, told by its format, its bounds and the name of its field. */
export function wordsOf(schema: $ZodType, kind: Kind, { field, index, beside }: Place): string {
  const format = formatOf(schema)
  const { minimum, maximum, patterns } = boundsOf(schema)
  if (patterns.length > 0) return fitting(patterns)
  if (format === 'date') return dayOf(index)
  if (format === 'datetime') return `${dayOf(index)}T07:00:00.000Z`
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  if (format === 'url' || /^(?:url|website|link)$/.test(field)) return `https://example.test/${field}/${index}`
  if (dayNames.test(field)) return dayOf(index)
  if (instants.test(field)) return `${dayOf(index)}T07:00:00.000Z`
  const text = kind === 'chinese' && isChineseOf(field, beside) ? chineseAt(index) : textOf(field, index, beside)
  const lengthened = kind === 'long' && isProse(field, beside) ? text.repeat(Math.ceil(LONG / text.length)) : text
  return lengthened.slice(0, maximum).padEnd(Math.max(minimum, 0), '0')
}

/** Short codes, one of which each pattern of the contract takes. */
const codes = ['A', 'a', '0', '07:30', '000001', 'SSE-600001', 'sample', 'sample@example.test', '2024-05-17', '2024']

function fitting(patterns: readonly RegExp[]): string {
  const found = codes.find((code) => patterns.every((pattern) => pattern.test(code)))
  if (found === undefined) throw new Error(`no sample fits ${patterns.join(' ')}`)
  return found
}

/** Whether a field is in Chinese: it says so, or the one beside it says that it is not. */
const inChinese = (field: string, beside: ReadonlySet<string>) => field.endsWith('Zh') || beside.has(`${field}En`)

/** Words that somebody wrote, rather than keys and codes. */
const isProse = (field: string, beside: ReadonlySet<string>) =>
  inChinese(field, beside) ||
  field.endsWith('En') ||
  /^(?:name|title|summary|text|quote|words|why|source|about)$/.test(field)

/** Whether a text is in Chinese where no text is in English: what somebody wrote, but the English of what has both. */
const isChineseOf = (field: string, beside: ReadonlySet<string>) => isProse(field, beside) && !field.endsWith('En')

/** Whether a value is left out of an answer that has no English words: a gist is of English ones alone. */
export const isLeftToChinese = (kind: Kind, { field }: Place): boolean =>
  kind === 'chinese' && (field.endsWith('En') || field === 'gist')

const chineseAt = (index: number) => `样本${'一二三四五六七八九'[index % 9]}号`

function textOf(field: string, index: number, beside: ReadonlySet<string>): string {
  const number = index + 1
  if (inChinese(field, beside)) return chineseAt(index)
  if (field.endsWith('En')) return `Sample ${field.slice(0, -2)} ${number} `
  return isProse(field, beside) ? `Sample ${field} ${number} ` : `${field}-${number}`
}
