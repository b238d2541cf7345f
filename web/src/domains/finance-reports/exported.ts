import type { SheetOf } from '@pandora/contract/workbook'
import type { Language } from '@pandora/contract/language'
import type { Translate } from '../../lib/texts.ts'
import type { Report } from './store.ts'
import type { Statements } from './shown.ts'
import type { reportTexts } from './texts.ts'

type T = Translate<NonNullable<(typeof reportTexts)['key']>>

/** The figures of a report over its periods, as they are exported. */
export function periodsTable(name: string, report: Report, t: T): SheetOf {
  return {
    name,
    head: [
      t('period'),
      t('revenue'),
      t('unit', { unit: '' }).trim(),
      t('revenueGrowth'),
      t('revenueShare'),
      t('cost'),
      t('grossProfit'),
      t('grossMargin'),
      t('marginChange'),
      t('first', { value: t('revenue') }),
      t('source'),
    ],
    rows: report.periods.map((one) => [
      one.periodEnd,
      one.revenue,
      one.currency,
      one.revenueGrowth,
      one.revenueShare,
      one.cost,
      one.grossProfit,
      one.grossMargin,
      one.marginChange,
      one.first?.revenue ?? null,
      one.provenance.file ?? one.provenance.source,
    ]),
  }
}

/**
 * A statement as it is exported: a row an item, a column a period; restated figures with what was first published in
 * columns of their own.
 */
export function statementTable(name: string, data: Statements, language: Language, t: T): SheetOf {
  return {
    name,
    head: [
      t('item'),
      t('unit', { unit: '' }).trim(),
      ...data.columns.flatMap(({ periodEnd }) => [periodEnd, t('first', { value: periodEnd })]),
    ],
    rows: data.rows.map((row) => [
      language === 'en' ? row.nameEn : row.nameZh,
      row.unit,
      ...row.cells.flatMap((cell) => [cell.value, cell.first ?? cell.value]),
    ]),
  }
}
