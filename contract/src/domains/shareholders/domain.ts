import { defineDomain } from '../../domain.ts'
import { holderCount, shareholding } from './records.ts'

export const shareholdersDomain = defineDomain({
  key: 'shareholders',
  uses: ['finance-reports', 'markets'],
  name: { zh: '股东与分红', en: 'Shareholders and dividends' },
  operations: async () => (await import('./operations.ts')).shareholders,
  records: [shareholding, holderCount],
})
