import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { useTexts } from '../../lib/texts.ts'
import type { View } from '../../lib/view.ts'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { portfolioTexts } from './texts.ts'
import { companiesView, eventView, mapView } from './views.ts'
import './CompaniesView.tsx'
import './EventView.tsx'
import './MapView.tsx'

/** The view in a frame that has the name of the room. */
function Named({ view }: { view: View }) {
  return <ViewTile view={view} title={useTexts(portfolioTexts)('title')} />
}

const answers = [
  answering(portfolio.dashboard, (data, kind) => ({ ...data, suggested: false, total: kind === 'empty' ? 0 : 3 })),
]
const views = { CompaniesView: companiesView, EventView: eventView, MapView: mapView }

testViews(
  Object.entries(views).map(([name, view]) => ({
    name,
    draw: () => <Named view={view} />,
    texts: portfolioTexts,
    title: 'title' as const,
    shows: (language: string) => (language === 'en' ? /Sample/ : /样本/),
    answers,
  })),
)
