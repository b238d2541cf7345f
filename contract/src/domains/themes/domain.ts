import { defineDomain } from '../../domain.ts'
import { theme, themeMembership } from './records.ts'
import { themesRooms } from './rooms.ts'

export const themesDomain = defineDomain({
  key: 'themes',
  uses: ['figures', 'price-events'],
  name: { zh: '主题', en: 'Themes' },
  operations: async () => (await import('./operations.ts')).themes,
  records: [theme, themeMembership],
  derived: { theme_document: ['analysis'] },
  rooms: themesRooms,
})
