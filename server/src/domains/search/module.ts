import { searchDomain } from '@pandora/contract/domains/search/domain'
import { defineModule } from '../../module.ts'

export const searchModule = defineModule(searchDomain, {
  uses: ['markets', 'watch'],
  derive: async () => (await import('./search-forms.ts')).deriveSearchForms,
  routes: async () => (await import('./routes.ts')).searchRoutes,
})
