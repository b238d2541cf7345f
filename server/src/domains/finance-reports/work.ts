import type { Work, WorkServices } from '../../jobs/work.ts'
import { fillReports } from './fill-reports.ts'

/** What reports are listed by is filled in once where an older version had not kept it. */
export const financeReportsWork = ({ sql }: WorkServices): Work => ({ begin: () => fillReports(sql) })
