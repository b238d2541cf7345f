import { lazy } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { financeReportsRooms } from '@pandora/contract/domains/finance-reports/rooms'
import { reportView as stockReportView } from '../stock-report/offers/reportView.ts'
import { defineScreens } from '../../lib/module.ts'
import { businessView, commentsView, reportView } from './views.ts'

export const financeReportsModule = defineScreens({
  key: 'finance-reports',
  uses: ['portfolio', 'search', 'stock-report'],
  slots: {
    directoryTile: [
      {
        key: 'reported',
        name: { zh: '最近发布财报', en: 'Just reported' },
        order: 20,
        view: lazy(() => import('./browse/JustReported.tsx')),
      },
    ],
  },
  screens: [
    {
      key: 'reports',
      path: 'reports/:companyId?/:businessTypeId?',
      go: 'r',
      start: 'reports',
      name: { zh: '财报', en: 'Financial reports' },
      icon: FileSpreadsheet,
      rail: 'main',
      group: 'research',
      order: 180,
      load: () => import('./Reports.tsx'),
    },
  ],
  rooms: financeReportsRooms,
  views: {
    financialReport: { report: reportView, business: businessView, stock: stockReportView, comments: commentsView },
  },
})
