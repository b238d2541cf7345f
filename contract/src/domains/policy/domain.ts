import { defineDomain } from '../../domain.ts'
import { policyErrors } from './errors.ts'
import { policyHeader } from './records.ts'
import { policyRooms } from './rooms.ts'

export const policyDomain = defineDomain({
  key: 'policy',
  uses: ['documents', 'industries', 'macro', 'policy-meetings', 'policy-topics'],
  name: { zh: '政策', en: 'Policy' },
  operations: async () => (await import('./operations.ts')).policy,
  records: [policyHeader],
  derived: {
    policy_link: ['analysis'],
    policy_document: ['analysis'],
    policy_body: ['analysis'],
    policy_reference: ['analysis'],
    policy_task: ['analysis'],
    policy_tag: ['analysis'],
  },
  errors: policyErrors,
  rooms: policyRooms,
})
