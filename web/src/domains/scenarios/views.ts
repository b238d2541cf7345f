import { chainViews } from '@pandora/contract/domains/chains/rooms'
import { defineView } from '../../lib/view.ts'

export const scenarioView = defineView({
  title: { zh: '情景', en: 'What if' },
  parameters: chainViews.scenario,
  waiting: 28,
  load: () => import('./views/ScenarioView.tsx'),
})
