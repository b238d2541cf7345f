import { defineDomain } from '../../domain.ts'

export const mentionsDomain = defineDomain({
  key: 'mentions',
  uses: ['documents', 'impact'],
  name: { zh: '提及', en: 'Mentions' },
  operations: async () => (await import('./operations.ts')).mentions,
  derived: { keyword_month: ['analysis'] },
})
