import { rankingViews as parameters } from '@pandora/contract/domains/ranking/views'
import { defineView } from '../../lib/view.ts'

export const aiView = defineView({
  title: { zh: 'AI 评分', en: 'AI score' },
  parameters: parameters.ai,
  waiting: 28,
  load: () => import('./lists/AiView.tsx'),
})

export const eventView = defineView({
  title: { zh: '事件驱动', en: 'Driven by events' },
  parameters: parameters.event,
  waiting: 28,
  load: () => import('./lists/EventView.tsx'),
})

export const policyView = defineView({
  title: { zh: '政策驱动', en: 'Driven by policies' },
  parameters: parameters.policy,
  waiting: 28,
  load: () => import('./lists/PolicyView.tsx'),
})

export const socialView = defineView({
  title: { zh: '社交媒体', en: 'Social media' },
  parameters: parameters.social,
  waiting: 28,
  load: () => import('./lists/SocialView.tsx'),
})

export const industriesView = defineView({
  title: { zh: '行业榜', en: 'Industries' },
  parameters: parameters.industries,
  waiting: 28,
  load: () => import('./lists/IndustriesView.tsx'),
})

export const recordView = defineView({
  title: { zh: 'AI 评分的过往成绩', en: 'Track record of the AI score' },
  parameters: parameters.record,
  waiting: 'picture',
  load: () => import('./record/RecordView.tsx'),
})
