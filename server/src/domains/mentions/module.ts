import { mentionsDomain } from '@pandora/contract/domains/mentions/domain'
import { defineModule } from '../../module.ts'

export const mentionsModule = defineModule(mentionsDomain, {
  uses: ['analysis', 'business', 'documents', 'impact'],
  routes: async () => (await import('./routes.ts')).mentionRoutes,
})
