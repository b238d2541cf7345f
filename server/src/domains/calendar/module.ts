import { calendarDomain } from '@pandora/contract/domains/calendar/domain'
import { defineModule } from '../../module.ts'

export const calendarModule = defineModule(calendarDomain, {
  uses: ['figures', 'holdings', 'shareholders', 'watch'],
  routes: async () => [
    ...(await import('./routes.ts')).calendarRoutes,
    ...(await import('./note-routes.ts')).noteRoutes,
  ],
  work: async (services) => (await import('./work.ts')).calendarWork(services),
})
