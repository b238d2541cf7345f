import { defineDomain } from '../../domain.ts'
import { documentsErrors } from './errors.ts'
import { document, documentCompany } from './records.ts'

export const documentsDomain = defineDomain({
  key: 'documents',
  name: { zh: '文档', en: 'Documents' },
  operations: async () => (await import('./operations.ts')).documents,
  records: [document, documentCompany],
  derived: { document_index: ['documents'], document_index_due: ['documents'], document_source: ['documents'] },
  topics: { documents: 'everyone' },
  errors: documentsErrors,
})
