import { vi } from 'vitest'
import { companies } from '@pandora/contract/domains/companies/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { priceView } from './offers/priceView.ts'
import { priceTexts } from './price/texts.ts'
import { priceEventTexts } from './texts.ts'
import { documentsView } from './views.ts'

// Drawing itself needs a browser (e2e/price-chart.spec.ts); what stands around it does not.
vi.mock('../../charts/price/priceModel.ts', () => ({
  PriceModel: class {
    show() {}
    setPins() {}
    setDrawings() {}
    see() {}
    resize() {}
    point() {}
    shapes = () => []
    anchorAt = () => null
    hold() {}
    remove() {}
  },
}))

testViews([
  {
    name: 'price',
    draw: () => <ViewTile view={priceView} given={{ companyId: 'SSE-600001' }} about="x" />,
    texts: priceTexts,
    title: priceView.title,
    none: 'noBars',
    shows: /2024-05-17/,
    answers: [
      // Columns side by side have one length.
      answering(companies.stockPrice, (data) => {
        const days = data.date.length
        const column = <Value,>(values: readonly Value[], otherwise: Value) =>
          data.date.map((_, at) => values[at] ?? otherwise)
        return {
          ...data,
          open: column(data.open, null).slice(0, days),
          high: column(data.high, null).slice(0, days),
          low: column(data.low, null).slice(0, days),
          close: column(data.close, 1).slice(0, days),
          volume: column(data.volume, null).slice(0, days),
          amount: column(data.amount, null).slice(0, days),
          turnoverRate: column(data.turnoverRate, null).slice(0, days),
        }
      }),
    ],
  },
])

testViews([
  {
    name: 'documents',
    draw: () => <ViewTile view={documentsView} given={{ companyId: 'SSE-600001' }} />,
    texts: priceEventTexts,
    title: documentsView.title,
    none: 'noEvents',
    shows: '05-17',
  },
])
