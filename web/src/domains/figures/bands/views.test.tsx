import { figures } from '@pandora/contract/domains/figures/operations'
import { answering } from '../../../testing/answers.ts'
import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { valuationView } from '../views.ts'
import { bandTexts } from './texts.ts'
import './ValuationView.tsx'

testViews([
  {
    name: 'ValuationView',
    draw: () => <ViewTile view={valuationView} given={{ companyId: 'SSE-600001' }} about="Sample" />,
    texts: bandTexts,
    title: valuationView.title,
    none: 'noBars',
    shows: /2024-01-03/,
    answers: [
      answering(figures.valuationBands, (data, kind) => {
        const some = kind !== 'empty'
        const spans = ([1, 3, 5, 0] as const).map((years) => ({
          years,
          multiples: some ? [8, 9, 10, 11, 12] : [],
          percentile: some ? 40 : null,
          samples: 60,
          fewest: 52,
          from: '2023-01-06',
          byVwap: false,
          absence: null,
        }))
        return {
          ...data,
          days: some ? ['2024-01-02', '2024-01-03'] : [],
          prices: some ? [10, 11] : [],
          periodEnds: some ? ['2023-09-30', '2023-09-30'] : [],
          peTtm: some ? [10, 11] : [],
          pbRatio: some ? [1, 1.1] : [],
          byVwap: [],
          latest: { ...data.latest, priceDate: some ? '2024-01-03' : null },
          peTtmBands: { spans, gaps: [] },
          pbRatioBands: { spans, gaps: [] },
          computing: false,
        }
      }),
    ],
  },
])
