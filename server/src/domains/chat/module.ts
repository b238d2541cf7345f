import { chatDomain } from '@pandora/contract/domains/chat/domain'
import { defineModule } from '../../module.ts'

export const chatModule = defineModule(chatDomain, {
  uses: ['documents', 'events', 'figures', 'knowledge', 'macro', 'markets', 'price-events', 'supply'],
  routes: async () => (await import('./routes.ts')).chatRoutes,
  work: async (services) => (await import('./work.ts')).chatWork(services),
})
