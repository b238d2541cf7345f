import { FileText } from 'lucide-react'
import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const stockReportModule = defineScreens({
  key: 'stock-report',
  uses: ['analysis', 'ranking'],
  screens: [
    {
      key: 'stock-report',
      path: 'stock-report/:companyId',
      name: { zh: '个股报告', en: 'Stock report' },
      icon: FileText,
      rail: null,
      under: 'ranking',
      order: 149,
      load: () => import('./StockReport.tsx'),
    },
  ],
  slots: { companyAction: [{ key: 'stock-report', order: 40, view: lazy(() => import('./ReportLink.tsx')) }] },
})
