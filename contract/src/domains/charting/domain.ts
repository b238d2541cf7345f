import { defineDomain } from '../../domain.ts'

export const chartingDomain = defineDomain({
  key: 'charting',
  uses: ['markets'],
  name: { zh: '图表', en: 'Charts' },
  operations: async () => (await import('./operations.ts')).charting,
})
