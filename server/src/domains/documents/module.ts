import { documentsDomain } from '@pandora/contract/domains/documents/domain'
import { defineModule } from '../../module.ts'

export const documentsModule = defineModule(documentsDomain, {
  uses: ['markets'],
})
