import { defineDomain } from '../../domain.ts'
import { knowledgeErrors } from './errors.ts'

export const knowledgeDomain = defineDomain({
  key: 'knowledge',
  name: { zh: '知识库', en: 'Knowledge bases' },
  uses: ['documents'],
  operations: async () => (await import('./operations.ts')).knowledge,
  topics: { knowledge: 'everyone' },
  errors: knowledgeErrors,
})
