import { lazy } from 'react'
import { useFigureOpen } from './finance/useFigureOpen.ts'
import { defineScreens } from '../../lib/module.ts'
import { quartersView, valuationView } from './views.ts'

export const figuresModule = defineScreens({
  key: 'figures',
  uses: ['impact'],
  views: { priceEvent: { valuation: valuationView } },
  slots: {
    companyTile: [
      {
        key: 'quarters',
        on: 'overview',
        area: 'quarters',
        order: 30,
        view: quartersView,
      },
    ],
    companyPanel: [
      {
        key: 'figure',
        order: 10,
        useOpen: useFigureOpen,
        view: lazy(() => import('./finance/FigurePanel.tsx')),
        on: 'every-tab',
      },
    ],
    companyTab: [
      {
        key: 'finance',
        name: { zh: '财务', en: 'Finance' },
        order: 60,
        view: lazy(() => import('./finance/FinanceTab.tsx')),
        ownReceipt: true,
      },
      {
        key: 'valuation',
        name: { zh: '估值', en: 'Valuation' },
        order: 62,
        view: lazy(() => import('./bands/ValuationTab.tsx')),
      },
    ],
  },
})
