import { roomsDomain } from '@pandora/contract/domains/rooms/domain'
import { defineModule } from '../../module.ts'

export const roomsModule = defineModule(roomsDomain, {
  routes: async () => (await import('./routes.ts')).roomRoutes,
})
