import { defineDomain } from '../../domain.ts'
import { membershipErrors } from './errors.ts'

export const membershipDomain = defineDomain({
  key: 'membership',
  name: { zh: '会员', en: 'Membership' },
  operations: async () => (await import('./operations.ts')).membership,
  topics: { membership: 'everyone' },
  errors: membershipErrors,
})
