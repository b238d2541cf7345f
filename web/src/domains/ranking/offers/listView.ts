import { rankingViews } from '@pandora/contract/domains/ranking/views'
import { defineView } from '../../../lib/view.ts'

/** Companies by AI score, events or policies: on the screen of rankings and on the analyst's desk. */
export const listView = defineView({
  title: { zh: '榜单', en: 'Ranking lists' },
  parameters: rankingViews.list,
  waiting: 28,
  load: () => import('../lists/ListView.tsx'),
})
