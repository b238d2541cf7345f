import { defineDomain } from '../../domain.ts'
import { countryRelation, observation, series } from './records.ts'

export const macroDomain = defineDomain({
  key: 'macro',
  name: { zh: '宏观与利率', en: 'Macro and rates' },
  operations: async () => (await import('./operations.ts')).macro,
  records: [series, observation, countryRelation],
  topics: { series: 'everyone' },
})
