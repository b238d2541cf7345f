import type { Derivation } from '../../shared/derivation.ts'
import { deriveBusinesses } from './offers/businesses.ts'
import { deriveReportPeriods } from './report-periods.queries.ts'

/** Lines of business and the list of reports. */
export const deriveReports: Derivation = async (tx, { marketId, changed }) => {
  await deriveBusinesses(tx, marketId, changed)
  await deriveReportPeriods(tx, marketId, changed)
}
