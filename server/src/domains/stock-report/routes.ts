import { stockReport } from '@pandora/contract/domains/stock-report/operations'
import { serve, type Route } from '../../http/route.ts'
import { presentReport } from './present.ts'
import { readReport } from './read.ts'

export const stockReportRoutes: readonly Route[] = [
  serve(stockReport.get, async ({ services, view, now, input: { companyId } }) =>
    presentReport(await readReport(services, view, now, companyId)),
  ),
]
