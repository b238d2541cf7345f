import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { type TestServer } from '../../testing.ts'

export const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
export const days = ['2024-01-29', '2024-01-30', '2024-01-31', '2024-02-01', '2024-02-02', '2024-02-05', '2024-02-06']

/** A fictional market of three securities and an index with bars, and texts that move one of them. */
export async function loadBars(server: TestServer): Promise<void> {
  await secondMarket(server)
  await importedFacts(server)
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star' })
    .company({ id: 'SSE-600901', short: '安河银行' })
    .index('SSE-000901-index', '安河指数', 'Zhe River Index')
    .bars(
      'SHZ-000901',
      days.map((date, place) => ({
        date,
        open: 10 + place,
        close: 11 + place,
        high: 12 + place,
        low: 9 + place,
        volume: 100 * (place + 1),
      })),
    )
    .bars(
      'SHZ-000901',
      days.map((date) => ({ date, close: 5 })),
      'forward-adjusted',
    )
    .bars(
      'SSE-600901',
      [
        { date: '2024-01-31', close: -3, low: -4, high: -2, open: -3 },
        { date: '2024-02-01', close: 2, low: -2, open: 1 },
      ],
      'forward-adjusted',
    )
    .company({ id: 'SSE-600902', short: '北原矿业' })
    .bars('SSE-600902', [
      { date: '2024-01-29', close: 5 },
      { date: '2024-01-30', close: 6, open: null, high: 7, low: 5 },
      { date: '2024-01-31', close: 7 },
    ])
    .bars('SSE-000901-index', [{ date: '2024-01-31', close: 3000 }])
    .save()
  const read = importedFacts(server)
  for (let n = 0; n < 12; n++)
    read.document({
      id: `m${n}`,
      title: `晨星科技第${n}次入选名单`,
      at: `2024-02-01T0${n % 6}:10:00Z`,
      companies: ['SHZ-000901'],
    })
  await read
    .document({
      id: 'late',
      title: '晨星科技<b>净利润大幅增长</b>"超预期"',
      body: '晨星科技净利润同比大幅增长，业绩创历史新高。',
      at: '2024-01-30T09:00:00Z',
      companies: ['SHZ-000901'],
    })
    .document({
      id: 'weekend',
      title: '晨星科技被立案调查',
      body: '晨星科技因涉嫌信息披露违法违规被立案调查。',
      at: '2024-02-03T02:00:00Z',
      companies: ['SHZ-000901'],
    })
    .document({ id: 'unanswered', title: '晨星科技中标', at: '2024-02-06T09:00:00Z', companies: ['SHZ-000901'] })
    .save()
  await (await testReading(server)).work()
}
