import { defineDomain } from '../../domain.ts'
import { accountsErrors } from './errors.ts'

export const accountsDomain = defineDomain({
  key: 'accounts',
  name: { zh: '账户', en: 'Accounts' },
  operations: async () => (await import('./operations.ts')).accounts,
  topics: { session: 'everyone', user: 'everyone' },
  errors: accountsErrors,
})
