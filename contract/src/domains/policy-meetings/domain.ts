import { defineDomain } from '../../domain.ts'
import { policyMeetingErrors } from './errors.ts'
import { workReportSegment } from './records.ts'

export const policyMeetingsDomain = defineDomain({
  key: 'policy-meetings',
  name: { zh: '政策会议', en: 'Policy meetings' },
  operations: async () => ({
    ...(await import('./operations.ts')).policyMeetings,
    ...(await import('./study-operations.ts')).policyStudies,
  }),
  records: [workReportSegment],
  derived: { policy_meeting: ['documents'] },
  errors: policyMeetingErrors,
})
