import { defineDomain } from '../../domain.ts'

export const policyDomain = defineDomain({
  key: 'policy',
  uses: ['documents'],
  name: { zh: '政策', en: 'Policy' },
  operations: async () => (await import('./operations.ts')).policy,
  derived: { policy_link: ['analysis'] },
})
