import { defineDomain } from '../../domain.ts'

export const screeningDomain = defineDomain({
  key: 'screening',
  uses: ['figures'],
  name: { zh: '筛选', en: 'Screening' },
  operations: async () => (await import('./operations.ts')).screening,
})
