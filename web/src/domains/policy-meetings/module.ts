import { Diff, Landmark } from 'lucide-react'
import { defineScreens } from '../../lib/module.ts'

export const policyMeetingsModule = defineScreens({
  key: 'policy-meetings',
  uses: ['documents'],
  screens: [
    {
      key: 'policy-meetings',
      path: 'policy-meetings/:tab?',
      start: 'policy-meetings',
      name: { zh: '政策会议', en: 'Policy meetings' },
      icon: Diff,
      rail: 'main',
      group: 'policy',
      order: 143,
      shows: ['work_report_segment'],
      load: () => import('./Meetings.tsx'),
    },
    {
      key: 'policy-meeting',
      path: 'policy-meeting/:meetingId',
      name: { zh: '会议对比', en: 'Meetings compared' },
      icon: Landmark,
      rail: null,
      under: 'policy-meetings',
      load: () => import('./Meeting.tsx'),
    },
    {
      key: 'policy-phrase',
      path: 'policy-phrase',
      name: { zh: '提法跟踪', en: 'Phrase tracker' },
      icon: Landmark,
      rail: null,
      under: 'policy-meetings',
      load: () => import('./Phrase.tsx'),
    },
  ],
})
