import type { RawRow as LabelledRow } from '@pandora/intelligence/tasks/task'
import { concentrationOf } from '@pandora/intelligence/concentration/concentration'
import type { ReportPage } from '@pandora/intelligence/concentration/types'
import type { RawRow } from '@pandora/sources/files/raw-row'

/** Name of the mapping profile of annual reports by page: what they say is read from all pages together. */
export const REPORT_PAGES = 'annual-report-pages'

/** Company and year that the name of a report's file says: 600901_某某股份_2023.jsonl.gz; null where it does not. */
export function reportNamed(file: string): { code: string; year: string } | null {
  const found = /(?:^|[/\\])(\d{6})_[^/\\]{0,80}?(\d{4})\.jsonl(?:\.gz)?$/u.exec(file)
  return found?.[1] !== undefined && found[2] !== undefined ? { code: found[1], year: found[2] } : null
}

/** Pages of a report from rows of `{ page, text }`. */
export const pagesOf = (rows: readonly LabelledRow[]): ReportPage[] =>
  rows.map((row) => ({
    page: typeof row['page'] === 'number' && Number.isInteger(row['page']) ? row['page'] : Number(row['page']) || null,
    text: typeof row['text'] === 'string' ? row['text'] : '',
  }))

const columns = ['code', 'year', 'side', 'rank', 'name', 'amount', 'share', 'page'] as const

/** Rows of the tables that a report's pages hold, as rows of a file with columns of their own. */
export function concentrationRows(file: string, rows: readonly RawRow[]): RawRow[] {
  const named = reportNamed(file)
  const whole = rows.flatMap((row) =>
    'broken' in row ? [] : [Object.fromEntries(row.columns.map((column, at) => [column, row.cells[at]]))],
  )
  const broken = rows.filter((row) => 'broken' in row)
  if (named === null) return [...broken, { line: 1, broken: 'NOT_A_CODE', value: file }]
  const lines = new Map(rows.flatMap((row, at) => ('broken' in row ? [] : [[whole[at]?.['page'], row.line] as const])))
  return [
    ...broken,
    ...concentrationOf(pagesOf(whole)).map((row) => ({
      line: lines.get(row.page) ?? 1,
      columns,
      cells: [named.code, named.year, row.side, row.rank, row.name, row.amount, row.share, row.page],
    })),
  ]
}
