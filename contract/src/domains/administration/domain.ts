import { defineDomain } from '../../domain.ts'

export const administrationDomain = defineDomain({
  key: 'administration',
  uses: ['accounts'],
  name: { zh: '管理', en: 'Administration' },
  operations: async () => (await import('./operations.ts')).administration,
})
