import { flashViews } from '@pandora/contract/domains/flash/rooms'
import { defineView } from '../../lib/view.ts'

export const flashView = defineView({
  title: { zh: '快讯', en: 'Daily flash' },
  parameters: flashViews.flash,
  waiting: 52,
  load: () => import('./views/FlashView.tsx'),
})

export const headlinesView = defineView({
  title: { zh: '标题', en: 'Headlines' },
  parameters: flashViews.headlines,
  waiting: 28,
  load: () => import('./views/HeadlinesView.tsx'),
})
