import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number, short } from '../../lib/formats.ts'
import type { Language } from '@pandora/contract/language'

export type Statements = OutputOf<typeof financeReports.statements>
export type StatementRow = Statements['rows'][number]
export type StatementCell = StatementRow['cells'][number]
export type Shown = 'value' | 'growth' | 'share'

/** Money is shortened; ratios and figures a share stand in full. */
export const isMoney = (unit: string): boolean => /^[A-Z]{3}$/.test(unit)

/** A figure as its unit wants it. */
export function figureText(value: number | null, unit: string, language: Language): string {
  return isMoney(unit) || unit === 'shares' ? short(value, language) : number(value, { digits: 2 })
}

/** In what a table shows its money: one unit for all of it, so that figures stand under figures. */
export const TABLE_MONEY = 1e6

/** A figure of a table: money in millions, anything else as its unit wants it. */
export const cellText = (value: number | null, unit: string, language: Language): string =>
  isMoney(unit) ? number(value === null ? null : value / TABLE_MONEY, { digits: 2 }) : figureText(value, unit, language)

/** What a cell shows in a way of showing. */
export function shownOf(cell: StatementCell, shown: Shown): number | null {
  return shown === 'value' ? cell.value : shown === 'growth' ? cell.growth : cell.share
}

/** Unit of a statement: that of most of its rows; a row of another one names its own. */
export function usualUnit(rows: readonly StatementRow[]): string {
  const counts = new Map<string, number>()
  for (const { unit } of rows) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Names of mapping profiles whose files bring statements, and those that bring main business. */
export const statementProfiles = 'statement-items, statement-wide, sec-companyfacts'
export const businessProfiles = 'business-segments, a-share-main-business'
