import { defineDomain } from '../../domain.ts'

export const udfDomain = defineDomain({
  key: 'udf',
  name: { zh: '图表协议 UDF', en: 'UDF for charts' },
  operations: async () => (await import('./operations.ts')).udf,
})
