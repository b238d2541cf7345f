import type { MentionKind } from '../analysis.ts'
import { mentionKinds } from '../analysis.ts'
import type { EntityName, GazetteerEntry } from './gazetteer.ts'

/**
 * A row of a list of names, as files have it: columns of A-share lists (`code`, `name_zh` …), of lists of symbol and
 * variants (`Symbol`, `Entity`), or of tickers (`ticker`, `title`).
 */
export type NameRow = Readonly<Record<string, unknown>>

const cell = (row: NameRow, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/**
 * Entries of a list of names. Rows without id and code are left out. The id is `id`, else exchange and code, else the
 * code or symbol.
 */
export function entriesOf(rows: readonly NameRow[]): GazetteerEntry[] {
  return rows.flatMap((row) => {
    const code = cell(row, 'code') || cell(row, 'Symbol') || cell(row, 'ticker')
    const exchange = cell(row, 'exchange') || null
    const id = cell(row, 'id') || (code && exchange ? `${exchange}-${code}` : code)
    if (id === '') return []
    const names: EntityName[] = []
    const put = (column: string, form: EntityName['form'], parts: string) => {
      for (const text of cell(row, column)
        .split(parts)
        .map((one) => one.trim()))
        if (text !== '') names.push({ text, form })
    }
    put('name_zh', 'short', ';')
    put('full_name_zh', 'full', ';')
    put('name_zh_2021', 'former', ';')
    put('former_zh', 'former', ';')
    put('name_en', 'english', ';')
    put('title', 'english', '\n')
    put('aliases', 'alias', ';')
    // Variants stand in one cell; the symbol is the last of them.
    put('Entity', 'english', ', ')
    const kind = mentionKinds.find((one) => one === cell(row, 'kind')) ?? ('company' satisfies MentionKind)
    const words = ['words', 'sw_l1', 'sw_l2', 'sw_l3', 'industry_tushare']
      .flatMap((column) => cell(row, column).split(';'))
      .map((one) => one.replace(/[ⅡⅢ]$/, ''))
      .filter((one) => one.length >= 2)
    return [
      {
        kind,
        id,
        since: cell(row, 'list_date') || null,
        code: row['Symbol'] === undefined ? code || null : null,
        exchange,
        names,
        words,
      },
    ]
  })
}
