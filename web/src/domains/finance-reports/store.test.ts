import { beforeEach, expect, test } from 'vitest'
import { reportKey } from '@pandora/contract/domains/finance-reports/shapes'
import { follow, forgetReports, keepReport, keptReport, useFinanceReports } from './store.ts'
import type { Report } from './store.ts'

const report = (companyId: string, businessTypeId: string, revenue: number): Report => ({
  reportKey: reportKey(companyId, businessTypeId),
  company: { companyId, nameZh: null, nameEn: null, stockCode: '', exchangeCode: 'SHZ' },
  business: null,
  periods: [],
  rank: null,
  tags: [{ tag: 'growing', value: revenue }],
  comments: [],
  commentsTotal: 0,
})

beforeEach(forgetReports)

test('FINREP-02 the state holds dataType, activedCompanyId, activedBusinessId, activedTagsBusinessId and reports by key', () => {
  follow({ dataType: 'business', companyId: 'SHZ-000901', businessTypeId: 'product-1', browsedBusinessId: 'product-1' })
  expect(useFinanceReports.getState()).toMatchObject({
    dataType: 'business',
    activedCompanyId: 'SHZ-000901',
    activedBusinessId: 'product-1',
    activedTagsBusinessId: 'product-1',
  })
  follow({ dataType: 'company', companyId: 'SHZ-000901', businessTypeId: 'all', browsedBusinessId: null })
  expect(useFinanceReports.getState()).toMatchObject({
    dataType: 'company',
    activedBusinessId: null,
    activedTagsBusinessId: null,
  })
})

test('FINREP-03 reports with another company or business stand under keys of their own and never overwrite each other', () => {
  const made = [
    ['SHZ-1', 'product-1', 1],
    ['SHZ-1', 'product-2', 2],
    ['SHZ-2', 'product-1', 3],
    ['SHZ-1', 'all', 4],
  ] as const
  for (const [company, business, value] of made) keepReport(report(company, business, value), 'now')
  expect(Object.keys(useFinanceReports.getState().reports)).toEqual([
    'report-SHZ-1-product-1',
    'report-SHZ-1-product-2',
    'report-SHZ-2-product-1',
    'report-SHZ-1-all',
  ])
  for (const [company, business, value] of made)
    expect(keptReport(useFinanceReports.getState(), company, business, 'now')?.tags[0]?.value).toBe(value)
})

test('reports of another market or instant are not shown', () => {
  keepReport(report('SHZ-1', 'all', 1), 'real now')
  expect(keptReport(useFinanceReports.getState(), 'SHZ-1', 'all', 'demo now')).toBeUndefined()
  keepReport(report('SHZ-2', 'all', 1), 'demo now')
  expect(Object.keys(useFinanceReports.getState().reports)).toEqual(['report-SHZ-2-all'])
})
