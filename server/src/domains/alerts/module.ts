import { alertsDomain } from '@pandora/contract/domains/alerts/domain'
import { defineModule } from '../../module.ts'

export const alertsModule = defineModule(alertsDomain, {
  uses: [
    'analysis',
    'documents',
    'events',
    'figures',
    'health',
    'impact',
    'imports',
    'markets',
    'membership',
    'policy',
    'policy-meetings',
    'policy-topics',
    'themes',
    'watch',
  ],
  derive: async () => (await import('./derive.ts')).noteChanges,
  routes: async () => (await import('./routes.ts')).alertRoutes,
  work: async (services) => (await import('./work.ts')).alertsWork(services),
})
