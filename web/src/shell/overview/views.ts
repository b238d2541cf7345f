import { defineView } from '../../lib/view.ts'

export const marketView = defineView({
  title: { zh: '市场', en: 'Market' },
  parameters: {},
  waiting: 28,
  load: () => import('./views/MarketView.tsx'),
})

export const indexView = defineView({
  title: { zh: '指数', en: 'Index' },
  parameters: {},
  waiting: 'picture',
  load: () => import('./views/IndexView.tsx'),
})
