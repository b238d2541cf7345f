import { defineDomain } from '../../domain.ts'

export const changesDomain = defineDomain({
  key: 'changes',
  name: { zh: '两个日期之间', en: 'Two dates' },
  operations: async () => (await import('./operations.ts')).changes,
})
