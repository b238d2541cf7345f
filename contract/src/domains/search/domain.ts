import { defineDomain } from '../../domain.ts'

export const searchDomain = defineDomain({
  key: 'search',
  name: { zh: '搜索', en: 'Search' },
  operations: async () => (await import('./operations.ts')).search,
  derived: { search_form: ['companies'] },
})
