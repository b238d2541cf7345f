import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import { imports, type UnitDoubtRow } from '@pandora/contract/domains/imports/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import { audit } from '../../../auth/audit.ts'
import { serve, serveDownload, type Route } from '../../../http/route.ts'
import { pageOf } from '../../../shared/page.ts'
import { runById } from '../queries.ts'
import { presentDoubt, presentRuling } from './present.ts'
import { doubtsPage, rulingById, rulingsPage } from './queries.ts'
import { settle, unsettle } from './settle.ts'
import { statementWords } from './words.ts'

const heads = {
  'zh-CN': ['代码', '行', '公司', '名称', '报表', '期末', '月数', '币种', '数值个数', '疑为 10 的幂', '依据'],
  en: [
    'code',
    'line',
    'company',
    'name',
    'statement',
    'period end',
    'months',
    'unit',
    'figures',
    'power of ten',
    'evidence',
  ],
}
/** Rows read of a run at a time. */
const PART = 1000

async function* doubtsOf(db: Db, marketId: number, runId: number, language: Language): AsyncGenerator<UnitDoubtRow[]> {
  for (let page = 0; ; page++) {
    const { rows } = await doubtsPage(db, marketId, { runId, page, size: PART })
    if (rows.length > 0) yield rows.map((row) => presentDoubt(row, language))
    if (rows.length < PART) return
  }
}

const writeDoubts = (rows: readonly UnitDoubtRow[], language: Language): string =>
  rows
    .map((row) =>
      csvLine([
        row.code,
        row.line,
        row.companyId,
        row.company,
        statementWords[row.statement][language === 'en' ? 'en' : 'zh'],
        row.periodEnd,
        row.months,
        row.unit,
        row.figures,
        row.exponent,
        row.evidence.join(language === 'en' ? '; ' : '；'),
      ]),
    )
    .join('')

async function ruled(db: Db, marketId: number, rulingId: number) {
  const row = await rulingById(db, marketId, rulingId)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return presentRuling(row)
}

export const unitRoutes: readonly Route[] = [
  serve(imports.unitDoubts, async ({ input, db, view, language }) => {
    const { rows, total } = await doubtsPage(db, view.marketId, input)
    return pageOf(
      rows.map((row) => presentDoubt(row, language)),
      total,
      input,
    )
  }),

  serveDownload(imports.unitDoubtsCsv, async ({ input, db, view, language }) => {
    if (!(await runById(db, view.marketId, input.runId))) throw new Refusal(errors.NOT_FOUND)
    return {
      file: `units-${input.runId}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: doubtsOf(db, view.marketId, input.runId, language),
      begins: CSV_BOM + csvLine(heads[language]),
      write: (rows) => writeDoubts(rows, language),
    }
  }),

  serve(imports.settleUnit, async ({ input, db, view, user, now }) => {
    if (input.ruling === 'scaled' && input.exponent === undefined) throw badInput('exponent', 'required')
    const rulingId = await settle(db, view.marketId, user.uid, now, { ...input, exponent: input.exponent ?? 0 })
    await audit(db, user.uid, 'unit-settled', {
      marketId: view.marketId,
      rulingId,
      company: input.companyId,
      statement: input.statement,
      period: input.periodEnd,
      ruling: input.ruling,
      exponent: input.exponent ?? 0,
    })
    return ruled(db, view.marketId, rulingId)
  }),

  serve(imports.unitRulings, async ({ input, db, view }) => {
    const { rows, total } = await rulingsPage(db, view.marketId, input)
    return pageOf(rows.map(presentRuling), total, input)
  }),

  serve(imports.revertUnit, async ({ input, db, view, user, now }) => {
    await unsettle(db, view.marketId, user.uid, now, input.rulingId)
    await audit(db, user.uid, 'unit-ruling-reverted', { marketId: view.marketId, rulingId: input.rulingId })
    return ruled(db, view.marketId, input.rulingId)
  }),
]
