import { chatDomain } from '@pandora/contract/domains/chat/domain'
import { defineModule } from '../../module.ts'

export const chatModule = defineModule(chatDomain, {
  uses: [
    'business',
    'documents',
    'events',
    'figures',
    'industries',
    'knowledge',
    'macro',
    'markets',
    'price-events',
    'shareholders',
    'supply',
    'themes',
  ],
  routes: async () => (await import('./routes.ts')).chatRoutes,
  work: async (services) => (await import('./work.ts')).chatWork(services),
})
