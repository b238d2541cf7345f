import { defineDomain } from '../../domain.ts'

export const landingDomain = defineDomain({
  key: 'landing',
  name: { zh: '首页', en: 'Landing page' },
  operations: async () => (await import('./operations.ts')).landing,
})
