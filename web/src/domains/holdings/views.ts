import { holdingsViews } from '@pandora/contract/domains/holdings/views'
import { defineView } from '../../lib/view.ts'

export const positionsView = defineView({
  title: { zh: '持仓', en: 'Positions' },
  parameters: holdingsViews.positions,
  waiting: 28,
  load: () => import('./views/PositionsView.tsx'),
})

export const exposureView = defineView({
  title: { zh: '敞口', en: 'Exposure' },
  parameters: holdingsViews.exposure,
  waiting: 28,
  load: () => import('./views/ExposureView.tsx'),
})

export const courseView = defineView({
  title: { zh: '收益走势', en: 'Return over time' },
  parameters: holdingsViews.course,
  waiting: 'picture',
  load: () => import('./views/CourseView.tsx'),
})
