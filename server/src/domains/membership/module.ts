import { membershipDomain } from '@pandora/contract/domains/membership/domain'
import { defineModule } from '../../module.ts'

export const membershipModule = defineModule(membershipDomain, {
  routes: async () => [
    ...(await import('./routes.ts')).membershipRoutes,
    ...(await import('./buying.ts')).buyingRoutes,
    ...(await import('./admin-routes.ts')).membershipAdminRoutes,
  ],
  serve: async (app, services) => (await import('./notices.ts')).serveNotices(app, services),
  work: async (services) => (await import('./work.ts')).membershipWork(services),
})
