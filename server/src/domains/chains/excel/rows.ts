import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'
import { dayValue } from '@pandora/sources/files/values/days'
import type { Table } from './read-tables.ts'

/** What is said of a cell. */
export const rowWords = {
  NO_NAME: { zh: '缺名称', en: 'it has no name' },
  NO_SUCH_WORD: { zh: '“{value}”不在可选值之中', en: '“{value}” is none of the values offered' },
  NO_NUMBER: { zh: '“{value}”不是数字', en: '“{value}” is no number' },
  NO_DAY: { zh: '“{value}”不是日期', en: '“{value}” is no day' },
  SHARE_OUTSIDE: { zh: '“{value}”不在 0 到 100% 之间', en: '“{value}” is not between 0 and 100%' },
  RANGE_TURNED: { zh: '低于下限：{value}', en: 'the low is above the high: {value}' },
  DAYS_TURNED: { zh: '开始晚于结束：{value}', en: 'the first day is after the last: {value}' },
  NO_SUCH_NODE: { zh: '没有节点“{value}”', en: 'there is no node “{value}”' },
  SEVERAL_NODES: { zh: '有几个节点叫“{value}”，请填编号', en: 'several nodes are called “{value}”; give the id' },
  NO_END: { zh: '缺供应商或客户', en: 'the supplier or the customer is missing' },
  TO_ITSELF: { zh: '供应商和客户是同一个：{value}', en: 'supplier and customer are the same: {value}' },
  MERGED: { zh: '和第 {value} 行是同一个节点，已合并', en: 'the same node as in row {value}; merged' },
  SAME_EDGE: { zh: '和第 {value} 行是同一条关系，已合并', en: 'the same relation as in row {value}; merged' },
  FREE: { zh: '市场里没有“{value}”，作为自由节点保留', en: 'the market has no “{value}”; kept as a free node' },
  TOO_LONG: { zh: '太长：{value}…', en: 'too long: {value}…' },
  NO_SUCH_GROUP: { zh: '没有分组“{value}”', en: 'there is no group “{value}”' },
} satisfies Record<string, Bilingual>
export type RowWord = keyof typeof rowWords

/** Something to say of a row. */
export interface RowNote {
  sheet: string
  line: number
  state: 'refused' | 'noted'
  field: string
  value: string
  message: string
}

/** What is said of the rows of a file, in the user's language. */
export class Notes {
  readonly all: RowNote[] = []
  readonly language: Language
  constructor(language: Language) {
    this.language = language
  }
  say(state: RowNote['state'], at: { sheet: string; line: number; field?: string }, word: RowWord, value = ''): void {
    const short = value.slice(0, 60)
    this.all.push({
      sheet: at.sheet,
      line: at.line,
      state,
      field: at.field ?? '',
      value: short,
      message: inLanguage(rowWords[word], this.language).replace('{value}', short),
    })
  }
}

/** A row of a sheet, its cells found by what the heads mean. */
export interface Row {
  line: number
  cell: (field: string) => string | number | boolean | null
}

const empty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')

/** The rows of a table below its head that are not empty. */
export function rowsBelow(table: Table, head: number, fields: readonly (string | undefined)[]): Row[] {
  return table.rows.flatMap((cells, at) => {
    if (at <= head || cells.every(empty)) return []
    const cell = (field: string) => {
      const value = cells[fields.indexOf(field)] ?? null
      return fields.includes(field) && !empty(value) ? value : null
    }
    return [{ line: at + 1, cell }]
  })
}

/** Text of a cell as it stands; null where it is empty. */
export const textOf = (value: string | number | boolean | null): string | null =>
  value === null ? null : String(value)

/** A day of a cell; undefined where it is none. */
export function dayOfCell(value: string | number | boolean | null): string | null | undefined {
  if (value === null) return null
  const read = dayValue(String(value).trim())
  return typeof read === 'string' ? read : undefined
}

/** A number of a cell, `1,234` and `35%` too; undefined where it is none. */
export function numberOf(value: string | number | boolean | null): number | null | undefined {
  if (value === null) return null
  if (typeof value === 'number') return value
  const text = String(value).normalize('NFKC').replace(/[,\s]/g, '')
  if (/^[+-]?\d{1,15}(?:\.\d{1,20})?%$/.test(text)) return Number(text.slice(0, -1)) / 100
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : undefined
}
