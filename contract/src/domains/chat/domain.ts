import { defineDomain } from '../../domain.ts'

export const chatDomain = defineDomain({
  key: 'chat',
  name: { zh: '问答', en: 'Questions and answers' },
  operations: async () => (await import('./operations.ts')).chat,
})
