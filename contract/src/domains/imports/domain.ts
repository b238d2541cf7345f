import { defineDomain } from '../../domain.ts'
import { importsErrors } from './errors.ts'

export const importsDomain = defineDomain({
  key: 'imports',
  name: { zh: '导入', en: 'Imports' },
  operations: async () => (await import('./operations.ts')).imports,
  derived: { import_run: [], unit_doubt: ['companies'] },
  topics: { 'import-run': 'administrators' },
  errors: importsErrors,
})
