import { policyTopicsViews } from '@pandora/contract/domains/policy-topics/views'
import { defineView } from '../../../lib/view.ts'

export const topicsView = defineView({
  title: { zh: '政策主题', en: 'Policy topics' },
  parameters: policyTopicsViews.topics,
  waiting: 58,
  load: () => import('../views/TopicsView.tsx'),
})

export const cloudView = defineView({
  title: { zh: '政策热词云', en: 'Policy word cloud' },
  parameters: policyTopicsViews.cloud,
  waiting: 'picture',
  load: () => import('../views/CloudView.tsx'),
})

export const rankingView = defineView({
  title: { zh: '主题热榜', en: 'Hot topics' },
  parameters: policyTopicsViews.ranking,
  waiting: 28,
  load: () => import('../views/RankingView.tsx'),
})
