import { defineDomain } from '../../domain.ts'
import { analysisErrors } from './errors.ts'

export const analysisDomain = defineDomain({
  key: 'analysis',
  uses: ['documents'],
  name: { zh: '文本分析', en: 'Analysis of texts' },
  operations: async () => (await import('./operations.ts')).analysis,
  derived: {
    document_analysis: ['analysis'],
    correction: ['analysis'],
    analysis_state: ['analysis'],
    analysis_waiting: ['analysis', 'documents'],
    analysis_version: [],
  },
  topics: { analysis: 'everyone' },
  errors: analysisErrors,
})
