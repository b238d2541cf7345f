import { callsViews } from '@pandora/contract/domains/calls/views'
import { defineView } from '../../../lib/view.ts'

/** Medals of the user and how they came about: on the screen of own calls and on the analyst's desk. */
export const medalsView = defineView({
  title: { zh: '奖章与走势', en: 'Medals and trend' },
  parameters: callsViews.medals,
  waiting: 'picture',
  load: () => import('../MedalsView.tsx'),
})
