import { defineDomain } from '../../domain.ts'
import { riskErrors } from './errors.ts'
import { riskRooms } from './rooms.ts'

export const riskDomain = defineDomain({
  key: 'risk',
  uses: ['documents'],
  name: { zh: '风险', en: 'Risk' },
  operations: async () => (await import('./operations.ts')).risk,
  derived: { risk_document: ['analysis'], country_document: ['analysis'], risk_register: ['risk-register'] },
  topics: { 'risk-register': 'everyone' },
  errors: riskErrors,
  rooms: riskRooms,
})
