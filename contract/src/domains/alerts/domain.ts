import { defineDomain } from '../../domain.ts'
import { alertsErrors } from './errors.ts'

export const alertsDomain = defineDomain({
  key: 'alerts',
  uses: ['analysis', 'documents'],
  name: { zh: '提醒', en: 'Alerts' },
  operations: async () => (await import('./operations.ts')).alerts,
  topics: { alerts: 'everyone' },
  errors: alertsErrors,
})
