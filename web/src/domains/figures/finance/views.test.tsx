import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { nopatView, quartersView } from '../views.ts'
import { performanceTexts } from './performanceTexts.ts'
import { financeTexts } from './texts.ts'

const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'nopat',
    draw: () => <ViewTile view={nopatView} given={given} about="Sample" />,
    texts: financeTexts,
    title: 'nopat',
    none: 'noQuarters',
    shows: '12.5',
  },
])

testViews([
  {
    name: 'quarters',
    draw: () => <ViewTile view={quartersView} given={given} about="Sample" />,
    texts: performanceTexts,
    title: 'performance',
    none: 'noQuarters',
    shows: '12.5',
  },
])
