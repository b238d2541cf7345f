import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import { rejectionText } from '@pandora/sources/rejections'
import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import { rejectionsAfter } from './queries.ts'

const header = { 'zh-CN': ['行', '字段', '原因', '说明', '值'], en: ['line', 'field', 'reason', 'text', 'value'] }

/** The rejected rows of a run as CSV with byte order mark, piece by piece. */
export async function* rejectedCsv(db: Db, runId: number, language: Language): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(header[language])
  let after = -1
  for (;;) {
    const rows = await rejectionsAfter(db, runId, after, 5000)
    if (rows.length === 0) return
    yield rows
      .map(({ line, field, reason, value }) => csvLine([line, field, reason, rejectionText(reason, language), value]))
      .join('')
    after = rows.at(-1)?.rejection_id ?? after
  }
}
