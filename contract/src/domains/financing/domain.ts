import { defineDomain } from '../../domain.ts'
import { financingErrors } from './errors.ts'
import { financingRound, unlistedCompany } from './records.ts'
import { financingRooms } from './rooms.ts'

export const financingDomain = defineDomain({
  key: 'financing',
  uses: ['analysis', 'impact'],
  name: { zh: '融资', en: 'Financing' },
  operations: async () => (await import('./operations.ts')).financing,
  records: [financingRound, unlistedCompany],
  derived: { organisation_judgement: ['financing'], financing_change: ['companies'] },
  topics: { financing: 'everyone' },
  errors: financingErrors,
  rooms: financingRooms,
})
