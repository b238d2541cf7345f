import { rankingViews } from '@pandora/contract/domains/ranking/views'
import { defineView } from '../../../lib/view.ts'

/** Industries by the AI score of their companies: on the screen of rankings and on the analyst's desk. */
export const industriesView = defineView({
  title: { zh: '行业排名', en: 'Industry rank' },
  parameters: rankingViews.industries,
  waiting: 28,
  load: () => import('../lists/IndustriesView.tsx'),
})
