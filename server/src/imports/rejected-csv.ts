import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import type { RejectedRow } from '@pandora/contract/domains/imports/operations'
import type { Language } from '@pandora/contract/language'
import { rejectionText } from '@pandora/sources/rejections'
import type { Db } from '@pandora/store/database'
import { rejectionsAfter } from './queries.ts'

const header = { 'zh-CN': ['行', '字段', '原因', '说明', '值'], en: ['line', 'field', 'reason', 'text', 'value'] }

/** The rejected rows of a run, piece by piece. */
export async function* rejectedRows(db: Db, runId: number, language: Language): AsyncGenerator<RejectedRow[]> {
  let after = -1
  for (;;) {
    const rows = await rejectionsAfter(db, runId, after, 5000)
    if (rows.length === 0) return
    yield rows.map(({ line, field, reason, value }) => ({
      line,
      field,
      reason,
      message: rejectionText(reason, language),
      value,
    }))
    after = rows.at(-1)?.rejection_id ?? after
  }
}

/** How such a file begins: byte order mark and head. */
export const rejectedHead = (language: Language): string => CSV_BOM + csvLine(header[language])

/** Such rows as lines of CSV. */
export const writeRejected = (rows: readonly RejectedRow[]): string =>
  rows.map(({ line, field, reason, message, value }) => csvLine([line, field, reason, message, value])).join('')

/** Such a file of a run, piece by piece. */
export async function* rejectedCsv(db: Db, runId: number, language: Language): AsyncGenerator<string> {
  yield rejectedHead(language)
  for await (const rows of rejectedRows(db, runId, language)) yield writeRejected(rows)
}
