import { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { defineView } from '../../../lib/view.ts'

/** A meeting held against an earlier one: the newest of all while none is chosen. */
export const changesView = defineView({
  title: { zh: '会议对比', en: 'Meetings compared' },
  parameters: policyMeetingViews.changes,
  waiting: 58,
  load: () => import('../views/ChangesView.tsx'),
})
