import { chatViews } from '@pandora/contract/domains/chat/views'
import { defineView } from '../../../lib/view.ts'

/** The answer to a question of the user's, worked out anew: on the analyst's desk. */
export const answerView = defineView({
  title: { zh: '问答', en: 'Answer' },
  parameters: chatViews.answer,
  waiting: 28,
  load: () => import('../views/PinnedAnswer.tsx'),
})
