import { defineDomain } from '../../domain.ts'
import { document, documentCompany } from './records.ts'

export const documentsDomain = defineDomain({
  key: 'documents',
  name: { zh: '文件', en: 'Documents' },
  records: [document, documentCompany],
  topics: { documents: 'everyone' },
})
