import { digestViews as parameters } from '@pandora/contract/domains/digest/rooms'
import { defineView } from '../../lib/view.ts'

export const weeklyView = defineView({
  title: { zh: '周报', en: 'Weekly report' },
  parameters: parameters.weekly,
  waiting: 64,
  load: () => import('./views/WeeklyView.tsx'),
})

export const weeksView = defineView({
  title: { zh: '各周', en: 'Weeks' },
  parameters: parameters.weeks,
  waiting: 28,
  load: () => import('./views/WeeksView.tsx'),
})

export const figuresView = defineView({
  title: { zh: '本周数字', en: 'Figures of the week' },
  parameters: parameters.figures,
  waiting: 28,
  load: () => import('./views/FiguresView.tsx'),
})

export const newsView = defineView({
  title: { zh: '资讯', en: 'News' },
  parameters: parameters.news,
  waiting: 46,
  load: () => import('./views/NewsView.tsx'),
})
