import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { policiesView } from '../views.ts'
import { companyPolicyTexts } from './texts.ts'

testViews([
  {
    name: 'policies',
    draw: () => <ViewTile view={policiesView} given={{ companyId: 'SSE-600001' }} />,
    texts: companyPolicyTexts,
    title: 'policies',
    none: 'noPolicies',
    shows: '12.5',
  },
])
