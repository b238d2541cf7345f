import type { OutputOf } from '@pandora/contract/operation'
import type { search } from '@pandora/contract/domains/search/operations'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import type { FoundDetail, FoundRow } from './offers/company-search.queries.ts'
import type { RememberedSearch } from './queries.ts'
import { pageOf, type AnswerOf } from '../../shared/page.ts'

type FoundPage = AnswerOf<typeof search.company>

/** A page of what was found. */
export function presentFound(
  rows: readonly FoundRow[],
  total: number,
  details: readonly FoundDetail[],
  misspelled: boolean,
  watched: ReadonlySet<string>,
  asked: { page: number; size: number },
): FoundPage {
  const about = new Map(details.map((detail) => [detail.thing, detail]))
  const dataList = rows.map((row) => {
    const exchange = exchangeOf(row.security_id) ?? ''
    const detail = about.get(row.thing)
    return {
      companyId: row.thing,
      securityId: row.security_id,
      stockCode: codeOf(row.security_id),
      exchangeCode: exchange,
      exchangeZh: detail?.exchange_zh ?? exchange,
      exchangeEn: exchange,
      companyNameZh: detail?.name_zh ?? null,
      companyNameEn: detail?.name_en ?? null,
      kind: row.kind,
      matched: row.written,
      matchedForm: row.form,
      misspelled,
      is_watching: watched.has(row.thing),
    }
  })
  return pageOf(dataList, total, asked)
}

export function presentHistory(rows: readonly RememberedSearch[]): OutputOf<typeof search.history> {
  return {
    dataList: rows.map((row) => ({
      text: row.text,
      companyId: row.company_id,
      nameZh: row.name_zh,
      nameEn: row.name_en,
    })),
  }
}
