import { chatDomain } from '@pandora/contract/domains/chat/domain'
import { defineModule } from '../../module.ts'

export const chatModule = defineModule(chatDomain, {
  uses: [
    'authors',
    'business',
    'calendar',
    'documents',
    'events',
    'figures',
    'financing',
    'holdings',
    'impact',
    'industries',
    'knowledge',
    'macro',
    'market-opinion',
    'markets',
    'policy',
    'policy-meetings',
    'policy-topics',
    'price-events',
    'ranking',
    'risk',
    'scenarios',
    'shareholders',
    'supply',
    'themes',
    'watch',
  ],
  routes: async () => (await import('./routes.ts')).chatRoutes,
  work: async (services) => (await import('./work.ts')).chatWork(services),
})
