import { defineDomain } from '../../domain.ts'

export const chatDomain = defineDomain({
  key: 'chat',
  uses: ['knowledge'],
  name: { zh: '问答', en: 'Questions and answers' },
  operations: async () => (await import('./operations.ts')).chat,
})
