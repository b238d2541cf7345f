import { defineDomain } from '../../domain.ts'

export const consumerDomain = defineDomain({
  key: 'consumer',
  uses: ['accounts'],
  name: { zh: '手机账户', en: 'Accounts by telephone' },
  operations: async () => (await import('./operations.ts')).consumer,
})
