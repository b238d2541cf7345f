import { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { defineView } from '../../lib/view.ts'

export { changesView } from './offers/changesView.ts'

export const meetingsView = defineView({
  title: { zh: '重要会议', en: 'Important meetings' },
  parameters: policyMeetingViews.meetings,
  waiting: 46,
  load: () => import('./views/MeetingsView.tsx'),
})

export const exposureView = defineView({
  title: { zh: '触及的上市公司收入', en: 'Listed revenue touched' },
  parameters: policyMeetingViews.study,
  waiting: 46,
  load: () => import('./views/ExposureView.tsx'),
})

export const aftermathView = defineView({
  title: { zh: '此后发生了什么', en: 'What happened after' },
  parameters: policyMeetingViews.study,
  waiting: 28,
  load: () => import('./views/AftermathView.tsx'),
})

export const phrasesView = defineView({
  title: { zh: '新提法与不再提', en: 'New and dropped phrases' },
  parameters: policyMeetingViews.phrases,
  waiting: 28,
  load: () => import('./views/PhrasesView.tsx'),
})

export const phraseView = defineView({
  title: { zh: '提法跟踪', en: 'Phrase tracker' },
  parameters: policyMeetingViews.phrase,
  waiting: 'picture',
  load: () => import('./views/PhraseView.tsx'),
})

export const languagesView = defineView({
  title: { zh: '中英对照', en: 'Chinese and English' },
  parameters: policyMeetingViews.languages,
  waiting: 58,
  load: () => import('./views/LanguagesView.tsx'),
})
