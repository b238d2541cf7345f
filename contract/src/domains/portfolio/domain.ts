import { defineDomain } from '../../domain.ts'
import { portfolioRooms } from './rooms.ts'

export const portfolioDomain = defineDomain({
  key: 'portfolio',
  uses: ['calendar', 'documents', 'figures', 'holdings', 'watch'],
  name: { zh: '组合看板', en: 'Portfolio' },
  operations: async () => (await import('./operations.ts')).portfolio,
  rooms: portfolioRooms,
})
