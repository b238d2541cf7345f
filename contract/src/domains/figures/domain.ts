import { defineDomain } from '../../domain.ts'

export const figuresDomain = defineDomain({
  key: 'figures',
  name: { zh: '财务与估值', en: 'Figures' },
  operations: async () => (await import('./operations.ts')).figures,
  derived: {
    company_quarter: ['figures'],
    valuation_history: ['figures'],
    figures_waiting: ['figures', 'companies'],
  },
  topics: { figures: 'everyone' },
})
