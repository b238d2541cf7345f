import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { scenariosTexts } from './texts.ts'
import { scenarioView } from './views.ts'
import './views/ScenarioView.tsx'

testViews([
  {
    name: 'ScenarioView',
    draw: () => <ViewTile view={scenarioView} />,
    texts: scenariosTexts,
    title: scenarioView.title,
    shows: (language: string) => (language === 'en' ? /Sample/ : /样本/),
    none: 'savedNone',
  },
])
