import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { investmentView, reportsView, yearsView } from '../views.ts'
import { reportTexts } from './texts.ts'

const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'reports',
    draw: () => <ViewTile view={reportsView} given={given} />,
    texts: reportTexts,
    title: 'reports',
    none: 'noReports',
    shows: '12.5',
  },
  {
    name: 'years',
    draw: () => <ViewTile view={yearsView} given={given} />,
    texts: reportTexts,
    title: 'years',
    none: 'yearsNone',
    shows: /[345]/,
  },
  {
    name: 'investment',
    draw: () => <ViewTile view={investmentView} given={given} />,
    texts: reportTexts,
    title: 'investment',
    none: 'noInvestment',
    shows: '12.5',
  },
])
