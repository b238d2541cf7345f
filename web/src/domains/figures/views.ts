import { bandViews } from '@pandora/contract/domains/figures/views'
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

export const valuationView = defineView({
  title: { zh: '估值区间', en: 'Valuation bands' },
  parameters: bandViews.valuation,
  waiting: 'picture',
  load: () => import('./bands/ValuationView.tsx'),
})
