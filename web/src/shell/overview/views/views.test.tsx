import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { overviewTexts } from '../texts.ts'
import { indexView, marketView } from '../views.ts'
import './IndexView.tsx'
import './MarketView.tsx'

const of = { texts: overviewTexts, none: 'marketNone', shows: '12.5' } as const

testViews([
  { ...of, name: 'MarketView', draw: () => <ViewTile view={marketView} />, title: 'market' },
  { ...of, name: 'IndexView', draw: () => <ViewTile view={indexView} />, title: 'index' },
])
