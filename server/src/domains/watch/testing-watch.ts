import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

/** Companies to be watched, two of which share a name, with their prices, news and an event. */
export async function loadWatched(server: TestServer): Promise<void> {
  const gathered = facts(server.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
    .industry('270000', 1, null, '电子', 'Electronics')
    .company({
      id: 'SHZ-000901',
      short: '晨星科技',
      full: '晨星科技股份有限公司',
      en: 'Morning Star Tech Co., Ltd.',
      former: { name: '旧星股份', seenOn: '2019-12-31' },
      industry: { code: '270000', from: '2021-10-31' },
    })
    .company({ id: 'SSE-600901', short: '*ST远山', en: 'Far Hill Bank Co., Ltd.' })
    .company({ id: 'SHZ-000902', short: '同名股份' })
    .company({ id: 'SSE-600902', short: '同名股份' })
    .company({ id: 'SSE-600903', short: '=1+1公司' })
    .index('SSE-000901-index', '测试指数', 'Test Index')
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10 },
      { date: '2024-03-04', close: 11, previous: 10, rate: 10, turnover: 2.5 },
    ])
    .add('event', {
      event_id: 'event-1',
      type: 'contract-win',
      title_zh: '晨星中标',
      title_en: null,
      happened_at: '2024-03-04T02:00:00Z',
      precision: 'instant',
      size_class: null,
      document_id: null,
    })
    .document({ id: 'w1', title: '晨星旧闻', at: '2024-02-01T02:00:00Z', companies: ['SHZ-000901'] })
    .document({
      id: 'w2',
      title: '晨星新闻',
      at: '2024-03-04T02:00:00Z',
      companies: [{ id: 'SHZ-000901', relation: 'mention' }],
    })
  for (let n = 0; n < 70; n++) gathered.company({ id: `BSE-920${String(n).padStart(3, '0')}`, short: `北方${n}号` })
  await gathered.save(deriveFor(1))
}
