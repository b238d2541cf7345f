import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { periodBases, statementKinds } from '@pandora/contract/domains/finance-reports/shapes'
import type { PeriodBasis } from '@pandora/contract/domains/finance-reports/shapes'
import { useOperation } from '../../lib/api/useOperation.ts'
import type { Shown } from './shown.ts'

/** What is chosen of a company's statements, as the address or a tile holds it. */
interface StatementChoice {
  statement?: string | undefined
  basis?: string | undefined
  show?: string | undefined
  yearly?: string | undefined
  before?: string | undefined
}

export const ways: readonly Shown[] = ['value', 'growth', 'share']

/** What the choices mean; anything unknown is the first of its kind. */
export function choiceOf(choice: StatementChoice) {
  return {
    statement: statementKinds.find((one) => one === choice.statement) ?? 'income',
    basis: periodBases.find((one) => one === choice.basis) ?? ('cumulative' as PeriodBasis),
    show: ways.find((one) => one === choice.show) ?? 'value',
    yearly: choice.yearly === 'yes',
    before: /^\d{4}-\d{2}-\d{2}$/.test(choice.before ?? '') ? choice.before : undefined,
  }
}

/** The statement that is chosen. Asked for in several places of one screen it is one read. */
export function useStatements(companyId: string | undefined, choice: StatementChoice, periods: number) {
  const { statement, basis, yearly, before } = choiceOf(choice)
  return useOperation(
    financeReports.statements,
    { companyId: companyId ?? '', statement, basis, yearly, periods, ...(before ? { before } : {}) },
    { enabled: companyId !== undefined, keepPrevious: true },
  )
}
