import { defineDomain } from '../../domain.ts'

export const liveDomain = defineDomain({
  key: 'live',
  name: { zh: '实时消息', en: 'Live messages' },
  operations: async () => (await import('./operations.ts')).live,
})
