import { defineDomain } from '../../domain.ts'
import { statementItem } from './records.ts'
import { financeReportsRooms } from './rooms.ts'

export const financeReportsDomain = defineDomain({
  key: 'finance-reports',
  uses: ['stock-report'],
  name: { zh: '财报', en: 'Financial reports' },
  operations: async () => (await import('./operations.ts')).financeReports,
  records: [statementItem],
  derived: {
    business_line: ['companies'],
    business_type: ['companies'],
    business_name: ['companies'],
    report_period: ['companies'],
  },
  topics: { comments: 'everyone' },
  rooms: financeReportsRooms,
})
