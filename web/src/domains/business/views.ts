import { defineView } from '../../lib/view.ts'
import { businessViews } from './parameters.ts'

export const reportView = defineView({
  title: { zh: '主营构成', en: 'Main business' },
  parameters: businessViews.report,
  waiting: 26,
  load: () => import('./company/BusinessView.tsx'),
})

export const cutView = defineView({
  title: { zh: '产品', en: 'Product' },
  parameters: businessViews.cut,
  waiting: 28,
  load: () => import('./company/CutView.tsx'),
})

export const growthView = defineView({
  title: { zh: '复合增速', en: 'Compound growth' },
  parameters: businessViews.growth,
  waiting: 28,
  load: () => import('./company/GrowthView.tsx'),
})

export const concentrationView = defineView({
  title: { zh: '集中度', en: 'Concentration' },
  parameters: businessViews.concentration,
  waiting: 26,
  load: () => import('./company/ConcentrationView.tsx'),
})
