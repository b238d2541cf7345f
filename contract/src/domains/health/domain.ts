import { defineDomain } from '../../domain.ts'

export const healthDomain = defineDomain({
  key: 'health',
  uses: ['figures'],
  name: { zh: '数据健康', en: 'Data health' },
  operations: async () => (await import('./operations.ts')).health,
})
