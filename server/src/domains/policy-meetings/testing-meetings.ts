import { importedFacts } from '../../analysis/testing-work.ts'
import type { TestServer } from '../../testing.ts'

/** Readouts of a series, by their day. */
export const readouts = {
  '2023-04-28':
    '中共中央政治局4月28日召开会议，分析研究当前经济形势和经济工作。要实施稳健的货币政策。研究支持储能变流器推广。抓好粮食生产。',
  '2023-07-24':
    '中共中央政治局7月24日召开会议，分析研究当前经济形势和经济工作。要实施稳健的货币政策。支持储能变流器推广。抓好粮食生产。',
  '2024-04-30':
    '中共中央政治局4月30日召开会议，分析研究当前经济形势和经济工作。要实施适度宽松的货币政策。大力支持储能变流器推广。促进房地产市场止跌回稳 <稳>。',
} as const

const title = '中共中央政治局召开会议 分析研究当前经济形势和经济工作'
/** Id of the readout of a day. */
export const readoutId = (day: string): string => `pb-${day}`

/** Meetings, companies with businesses that they touch, and a report in both languages. */
export async function savedMeetings(server: TestServer): Promise<void> {
  const segment = (company_id: string, dimension: string, name: string, more: object = {}) => ({
    company_id,
    period_end: '2022-12-31',
    dimension,
    name,
    revenue: 1e8,
    revenue_share: 25,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on: '2023-03-28',
    ...more,
  })
  const made = importedFacts(server)
    .industry('430000', 1, null, '房地产', 'Real estate')
    .industry('430100', 2, '430000', '房地产开发', 'Property development')
    .industry('480000', 1, null, '银行', 'Banks')
    .company({
      id: 'SHZ-000651',
      short: '格里储能',
      en: 'Geli Storage',
      industry: { code: '480000', from: '2021-01-01' },
    })
    .company({ id: 'SHZ-000652', short: '他山置业', en: 'Tashan', industry: { code: '430100', from: '2021-01-01' } })
    .company({ id: 'SHZ-000653', short: '无业置地', industry: { code: '430100', from: '2021-01-01' } })
    .add('business_segment', segment('SHZ-000651', 'product', '储能变流器'))
    .add('business_segment', segment('SHZ-000651', 'product', '其他', { revenue: 3e8, revenue_share: 75 }))
    .add(
      'business_segment',
      segment('SHZ-000651', 'product', '储能变流器', {
        period_end: '2023-06-30',
        revenue: 9e9,
        published_on: '2023-08-28',
      }),
    )
    .add('business_segment', segment('SHZ-000652', 'industry', '房地产开发业', { revenue: 4e8, revenue_share: 80 }))
    .add(
      'business_segment',
      segment('SHZ-000652', 'product', '储能变流器', {
        period_end: '2023-12-31',
        revenue: 5e7,
        published_on: '2024-03-30',
      }),
    )
    .add(
      'work_report_segment',
      passage(
        1,
        '国内生产总值增长5.5%，城镇新增就业1100万人。',
        'GDP grew by 5.5 percent and 11 million urban jobs were created.',
      ),
    )
    .add('work_report_segment', passage(2, '赤字率3%。', 'The deficit ratio is 2.8 percent.'))
    .add('work_report_segment', passage(3, '谢谢大家。', ''))
  for (const [day, body] of Object.entries(readouts))
    made.document({ id: readoutId(day), kind: 'policy', title, body, at: `${day}T10:00:00.000Z`, source: '新华社' })
  await made
    .document({
      id: 'energy',
      kind: 'policy',
      title: '全国能源工作会议部署明年工作',
      body: '会议提出加快建设。',
      at: '2023-12-22T02:00:00.000Z',
      source: '全国能源工作会议',
      sourceEn: 'National Energy Work Conference',
    })
    .document({
      id: 'study',
      kind: 'policy',
      title: '学习贯彻中央经济工作会议精神',
      body: '要学习。',
      at: '2023-12-23T02:00:00.000Z',
    })
    .save()
}

const passage = (seq: number, zh: string, en: string) => ({
  report_id: 'government-2022',
  seq,
  zh,
  en,
  published_on: '2022-12-31',
})
