import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { healthTexts } from '../texts.ts'
import { kindsView } from '../views.ts'
import './KindsView.tsx'

testViews([
  {
    name: 'KindsView',
    draw: () => <ViewTile view={kindsView} />,
    texts: healthTexts,
    title: 'kinds',
    none: 'empty',
    shows: '2024',
  },
])
