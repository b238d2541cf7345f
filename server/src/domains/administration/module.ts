import { administrationDomain } from '@pandora/contract/domains/administration/domain'
import { defineModule } from '../../module.ts'

export const administrationModule = defineModule(administrationDomain, {
  uses: ['accounts'],
  routes: async () => (await import('./routes.ts')).administrationRoutes,
})
