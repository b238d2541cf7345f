import { correctionsDomain } from '@pandora/contract/domains/corrections/domain'
import { defineModule } from '../../module.ts'

export const correctionsModule = defineModule(correctionsDomain, {
  uses: ['policy'],
  routes: async () => (await import('./routes.ts')).correctionRoutes,
})
