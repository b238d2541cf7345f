import { accountsDomain } from '@pandora/contract/domains/accounts/domain'
import { defineModule } from '../../module.ts'

export const accountsModule = defineModule(accountsDomain, {
  uses: ['figures'],
  routes: async () => (await import('./routes.ts')).accountRoutes,
  work: async (services) => (await import('./work.ts')).accountsWork(services),
})
