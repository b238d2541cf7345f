import { rankingViews as parameters } from '@pandora/contract/domains/ranking/views'
import { defineView } from '../../lib/view.ts'

export const socialView = defineView({
  title: { zh: '社媒榜', en: 'Social media list' },
  parameters: parameters.social,
  waiting: 28,
  load: () => import('./lists/SocialView.tsx'),
})

export const recordView = defineView({
  title: { zh: '权重与往绩', en: 'Weights and record' },
  parameters: parameters.record,
  waiting: 'picture',
  load: () => import('./record/RecordView.tsx'),
})

export const publishedView = defineView({
  title: { zh: '外部榜单', en: 'Published lists' },
  parameters: parameters.published,
  waiting: 28,
  load: () => import('./published/PublishedView.tsx'),
})
