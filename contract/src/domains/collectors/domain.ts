import { defineDomain } from '../../domain.ts'
import { collectorsErrors } from './errors.ts'

export const collectorsDomain = defineDomain({
  key: 'collectors',
  name: { zh: '采集接口', en: 'Collectors' },
  operations: async () => (await import('./operations.ts')).collectors,
  errors: collectorsErrors,
})
