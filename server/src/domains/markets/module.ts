import { marketsDomain } from '@pandora/contract/domains/markets/domain'
import { defineModule } from '../../module.ts'

export const marketsModule = defineModule(marketsDomain, {
  routes: async () => (await import('./routes.ts')).marketRoutes,
})
