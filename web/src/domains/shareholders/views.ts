import { shareholdersViews } from '@pandora/contract/domains/shareholders/views'
import { defineView } from '../../lib/view.ts'

export const holdersView = defineView({
  title: { zh: '十大股东', en: 'Largest holders' },
  parameters: shareholdersViews.holders,
  waiting: 28,
  load: () => import('./views/HoldersView.tsx'),
})

export const concentrationView = defineView({
  title: { zh: '股权集中度', en: 'Concentration' },
  parameters: shareholdersViews.concentration,
  waiting: 'picture',
  load: () => import('./views/ConcentrationView.tsx'),
})

export const dividendsView = defineView({
  title: { zh: '分红与送转', en: 'Dividends and splits' },
  parameters: shareholdersViews.dividends,
  waiting: 28,
  load: () => import('./views/DividendsView.tsx'),
})
