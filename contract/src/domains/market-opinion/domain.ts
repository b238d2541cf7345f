import { defineDomain } from '../../domain.ts'
import { hotTopic } from './records.ts'
import { marketOpinionRooms } from './rooms.ts'

export const marketOpinionDomain = defineDomain({
  key: 'market-opinion',
  uses: ['authors', 'figures', 'markets', 'opinion'],
  name: { zh: '市场舆情', en: 'Market opinion' },
  operations: async () => (await import('./operations.ts')).marketOpinion,
  records: [hotTopic],
  derived: { forum_day: ['analysis', 'documents'], forum_day_state: ['analysis', 'documents'] },
  rooms: marketOpinionRooms,
})
