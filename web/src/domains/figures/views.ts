import { defineView } from '../../lib/view.ts'
import { figureViews } from './parameters.ts'

export const quartersView = defineView({
  title: { zh: '季度业绩', en: 'Quarters' },
  parameters: figureViews.quarters,
  waiting: 'picture',
  load: () => import('./finance/PerformanceView.tsx'),
})

export const nopatView = defineView({
  title: { zh: '税后净营业利润', en: 'NOPAT' },
  parameters: figureViews.nopat,
  waiting: 24,
  load: () => import('./finance/NopatView.tsx'),
})
