import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import type { TestServer } from '../../testing.ts'
import { workMonths } from './months/work.ts'

/** Companies of two industries; the later in the list the better its stock does over the years. */
export const companies = Array.from({ length: 40 }, (_, at) => `SHZ-0009${String(at + 10)}`)
const industries = ['270000', '640000'] as const
const nameOf = (at: number) => `试验${'甲乙丙丁戊己庚辛壬癸'[at % 10] ?? ''}${'东南西北'[Math.floor(at / 10)] ?? ''}`
/** Whom news is about: an order for the second, a case against the first; and whom posts speak of. */
export const [ACCUSED, WINNER, TALKED] = [companies[0] ?? '', companies[1] ?? '', companies[2] ?? ''] as const
export const NOW = Date.parse('2024-08-20T12:00:00Z')

/** Weekdays from a Monday on. */
export function weekdays(from: string, until: string): string[] {
  const found: string[] = []
  for (let ms = Date.parse(`${from}T00:00:00Z`); ms <= Date.parse(`${until}T00:00:00Z`); ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) found.push(new Date(ms).toISOString().slice(0, 10))
  return found
}

/** A market of forty companies over twenty months, read, scored, and its months worked out. */
export async function rankingWorld(server: TestServer): Promise<void> {
  server.clock.now = NOW
  const gathered = importedFacts(server)
    .industry('270000', 1, null, '电子', 'Electronics')
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .index('SSE-000001-index', '上证综指', 'SSE Composite')
  const days = weekdays('2023-01-02', '2024-08-20')
  gathered.bars(
    'SSE-000001-index',
    days.map((date, at) => ({ date, close: 3000 + at })),
  )
  for (const [at, id] of companies.entries()) {
    gathered.company({
      id,
      short: nameOf(at),
      industry: { code: industries[at % 2] ?? '', from: '2021-10-31' },
    })
    let close = 10
    const bars = days.map((date, day) => {
      const previous = close
      close *= 1 + (at - 20) * 0.00004 + 0.002 * Math.sin(day * 0.7 + at)
      return { date, open: previous, close, previous, high: Math.max(previous, close), low: Math.min(previous, close) }
    })
    gathered.bars(id, bars).bars(id, bars, 'forward-adjusted')
    // Something is said of each every other month: with its price and its score three factors are known.
    for (let month = 1; month <= 18; month += 2) {
      const on = new Date(Date.UTC(2023, month, 10 + (at % 15), 2)).toISOString()
      gathered.document({ id: `talk${at}-${month}`, title: `${nameOf(at)}召开年度工作会议`, at: on, companies: [id] })
    }
  }
  gathered
    .document({ id: 'case', title: '试验甲东因涉嫌信息披露违规被证监会立案调查', at: '2024-08-14T02:00:00Z' })
    .document({ id: 'order', title: '试验乙东中标12亿元海上风电设备项目', at: '2024-08-15T02:00:00Z' })
    .document({
      id: 'paper',
      title: '关于支持试验丁东发展的通知',
      kind: 'policy',
      at: '2024-08-10T02:00:00Z',
      companies: [companies[3] ?? '', companies[4] ?? ''],
    })
  for (let post = 0; post < 40; post++) {
    const title = post % 4 === 3 ? `试验丙东要跌，赶紧跑 ${post}` : `试验丙东看涨，继续加仓 ${post}`
    gathered.document({ id: `post${post}`, title, kind: 'post', at: '2024-08-16T02:00:00Z', companies: [TALKED] })
  }
  await gathered
    .add('rank_list', {
      list_id: 'capacity',
      title: '试验设备产能榜',
      rule: '年化产能',
      unit: '万片/年',
      publisher: '试验研究',
      published_on: '2024-06-30',
    })
    .add('rank_list_entry', entry(1, '试验甲东', 'https://example.test/report.pdf'))
    .add('rank_list_entry', entry(2, '不知何人', null))
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
  await workMonths({ sql: server.sql, now: () => server.clock.now, stopping: () => false })
}

const entry = (place: number, name: string, url: string | null) => ({
  list_id: 'capacity',
  place,
  name,
  label: `约${500 - place}万片`,
  value: 500 - place,
  unit: '万片/年',
  highlight: null,
  source: url === null ? null : '年度报告',
  source_date: '2023全年',
  source_url: url,
  source_kind: null,
  note: null,
  published_on: '2024-06-30',
})
