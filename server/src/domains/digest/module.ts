import { digestDomain } from '@pandora/contract/domains/digest/domain'
import { defineModule } from '../../module.ts'

export const digestModule = defineModule(digestDomain, {
  uses: ['analysis', 'documents', 'floors', 'impact', 'markets', 'themes', 'watch'],
  routes: async () => [
    ...(await import('./read-routes.ts')).digestReadRoutes,
    ...(await import('./subscription-routes.ts')).subscriptionRoutes,
  ],
  serve: async (app, services) => (await import('./serve-digest.ts')).serveDigest(app, services),
  work: async (services) => (await import('./work.ts')).digestWork(services),
})
