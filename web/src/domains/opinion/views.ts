import { defineView } from '../../lib/view.ts'
import { opinionViews } from './parameters.ts'

export const ratioView = defineView({
  title: { zh: '多空比', en: 'Bulls against bears' },
  parameters: opinionViews.ratio,
  waiting: 'picture',
  load: () => import('./company/RatioView.tsx'),
})

export const mentionsView = defineView({
  title: { zh: '提及', en: 'Mentions' },
  parameters: opinionViews.mentions,
  waiting: 'picture',
  load: () => import('./company/MentionsView.tsx'),
})

export const platformsView = defineView({
  title: { zh: '平台对照', en: 'Platforms side by side' },
  parameters: opinionViews.platforms,
  waiting: 56,
  load: () => import('./company/PlatformsView.tsx'),
})

export const articlesView = defineView({
  title: { zh: '帖子', en: 'Posts' },
  parameters: opinionViews.articles,
  waiting: 88,
  load: () => import('./company/ArticlesView.tsx'),
})
