import { financingDomain } from '@pandora/contract/domains/financing/domain'
import { defineModule } from '../../module.ts'

/** How long it is told which companies' rounds were changed, in ms. */
const CHANGES_TOLD_MS = 3 * 86_400_000

export const financingModule = defineModule(financingDomain, {
  uses: ['analysis', 'impact'],
  routes: async () => (await import('./routes.ts')).financingRoutes,
  work: async ({ sql }) => ({
    prune: async (now) => (await import('./ledger/queries.ts')).pruneChanges(sql, now - CHANGES_TOLD_MS),
  }),
})
