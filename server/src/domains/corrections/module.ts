import { correctionsDomain } from '@pandora/contract/domains/corrections/domain'
import { defineModule } from '../../module.ts'

export const correctionsModule = defineModule(correctionsDomain, {
  routes: async () => (await import('./routes.ts')).correctionRoutes,
})
