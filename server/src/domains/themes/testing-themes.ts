import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import type { TestServer } from '../../testing.ts'

/** A fictional theme of storage with four companies, each a member on other grounds, and one that is none. */
export const [CORE, PART, NAMED, TOLD, OTHER, FLAT] = [
  'SHZ-000901',
  'SSE-600901',
  'SHZ-000902',
  'SHZ-000903',
  'SHZ-000904',
  'SHZ-000905',
] as const
export const STORAGE = 'T-storage'
export const SHIPS = 'T-ships'

/** Trading days from a day on, weekends left out. */
export function tradingDays(from: string, count: number): string[] {
  const found: string[] = []
  for (let ms = Date.parse(`${from}T00:00:00Z`); found.length < count; ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) found.push(new Date(ms).toISOString().slice(0, 10))
  return found
}

export const CALENDAR = tradingDays('2023-10-02', 122)
/** Return of each company each day, per cent: constant, so that an index can be told by hand. */
export const RATES: Readonly<Record<string, number>> = {
  [CORE]: 2,
  [PART]: -1,
  [NAMED]: 5,
  [TOLD]: 0,
  [OTHER]: 1,
  [FLAT]: 3,
}

const at = (day: string, hour = '02:00:00') => `${day}T${hour}Z`

/** Loads the theme into a market of a test server and has its texts read. The clock is set to 20 March 2024. */
export async function loadThemes(server: TestServer, marketId = 1): Promise<void> {
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  const gathered = importedFacts(server, marketId)
    .industry('630000', 1, null, '电力设备', 'Power equipment')
    .industry('630700', 2, '630000', '电池', 'Batteries')
    .industry('630701', 3, '630700', '锂电池', 'Lithium batteries')
    .industry('630702', 3, '630700', '电池材料', 'Battery materials')
    .industry('480000', 1, null, '银行', 'Banks')
    .company({ id: CORE, short: '晨屿储能', en: 'Chenyu Storage', industry: { code: '630701', from: '2021-10-31' } })
    .company({ id: PART, short: '远岭重工', en: 'Yuanling Heavy', industry: { code: '630702', from: '2021-10-31' } })
    .company({ id: NAMED, short: '青芦股份', en: 'Qinglu', industry: { code: '480000', from: '2021-10-31' } })
    .company({ id: TOLD, short: '白沙科技', en: 'Baisha Tech', industry: { code: '630701', from: '2021-10-31' } })
    .company({ id: OTHER, short: '无关银行', en: 'Unrelated Bank', industry: { code: '480000', from: '2021-10-31' } })
    .company({ id: FLAT, short: '空壳股份', en: 'Shell', industry: { code: '630702', from: '2021-10-31' } })
    .add('theme', {
      theme_id: STORAGE,
      name_zh: '新型储能',
      name_en: 'Energy storage',
      description_zh: '储能系统与部件',
      description_en: 'Storage systems and parts',
      words_zh: ['储能系统'],
      words_en: ['storage systems'],
    })
    .add('theme', {
      theme_id: SHIPS,
      name_zh: '远洋造船',
      name_en: 'Shipbuilding',
      description_zh: null,
      description_en: null,
    })
    .add('supply_edge', {
      supplier_id: PART,
      customer_id: CORE,
      product_zh: '电芯壳体',
      product_en: 'cell cans',
      revenue_share: 0.4,
      cost_share: 0.1,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
    })
  const weigh = (
    company_id: string,
    weight: number,
    valid_from = '2023-01-01',
    valid_to: string | null = null,
    theme_id = STORAGE,
  ) => gathered.add('theme_membership', { theme_id, company_id, weight, valid_from, valid_to, evidence_count: null })
  weigh(CORE, 0.9)
  weigh(PART, 0.5)
  weigh(NAMED, 1)
  weigh(FLAT, 0.2, '2023-01-01', '2024-01-31')
  const segment = (
    company_id: string,
    name: string,
    name_en: string | null,
    revenue_share: number,
    period_end = '2023-06-30',
    published_on = '2023-08-30',
  ) =>
    gathered.add('business_segment', {
      company_id,
      period_end,
      dimension: 'product',
      name,
      name_en,
      revenue: revenue_share * 1e6,
      revenue_share,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on,
    })
  segment(CORE, '储能系统', 'Storage systems', 60)
  segment(CORE, '动力电池', 'Traction batteries', 40)
  segment(PART, '电网侧储能系统', null, 12)
  segment(PART, '钢结构', 'Steel structures', 88)
  segment(NAMED, '存贷款', 'Deposits and loans', 100)
  segment(OTHER, '存贷款', 'Deposits and loans', 100)
  // The core company's later report: known from 28 February 2024 on.
  segment(CORE, '储能系统', 'Storage systems', 80, '2023-12-31', '2024-02-28')
  segment(CORE, '动力电池', 'Traction batteries', 20, '2023-12-31', '2024-02-28')
  for (const [id, rate] of Object.entries(RATES)) {
    let close = 100
    gathered.bars(
      id,
      CALENDAR.map((date) => {
        const previous = close
        close *= 1 + rate / 100
        return { date, close, previous, rate, open: previous }
      }),
    )
    gathered.add('share_count', {
      security_id: id,
      counted_on: '2023-01-03',
      total_shares: id === CORE ? 3e9 : 1e9,
      float_shares: null,
    })
  }
  for (const [n, day] of ['2024-03-04', '2024-03-11', '2024-03-18'].entries())
    gathered.document({
      id: `told${n}`,
      title: `白沙科技谈新型储能第${n}季`,
      body: `白沙科技${n}表示看好新型储能的第${n}个应用场景，细节编号${n}${n}。`,
      at: at(day),
      companies: [TOLD],
    })
  await gathered
    .document({
      id: 'copy',
      title: '白沙科技谈新型储能第2季',
      body: '白沙科技2表示看好新型储能的第2个应用场景，细节编号22。',
      at: at('2024-03-18', '05:00:00'),
      companies: [TOLD],
    })
    .document({ id: 'order', title: '晨屿储能中标12亿元新型储能项目', at: at('2024-03-12'), companies: [CORE] })
    .document({
      id: 'probe',
      title: '远岭重工因涉嫌信息披露违规被证监会立案调查',
      at: at('2024-03-14'),
      companies: [PART],
    })
    .document({ id: 'bank', title: '青芦股份中标30亿元项目', at: at('2024-03-15'), companies: [NAMED] })
    .document({
      id: 'plain',
      title: '海外储能系统需求回升',
      body: '机构称储能系统需求回升，无关银行表示关注。',
      at: at('2024-03-16'),
      companies: [{ id: OTHER, relation: 'mention' }],
    })
    // One event of a theme itself, told by three documents at times of their own.
    .document({
      id: 'aid0',
      title: '远洋造船补贴政策落地',
      body: '5日，发展改革部门宣布继续对远洋造船实施补贴。申报条件包括研发投入占比等。',
      at: at('2024-02-05', '01:00:00'),
      companies: [],
    })
    .document({
      id: 'aid1',
      title: '补贴退坡之前 远洋造船抓紧上量',
      body: '发展改革部门2月5日公布对远洋造船的补贴办法。政策有效期三年，逐年退坡。',
      at: at('2024-02-05', '02:00:00'),
      companies: [],
    })
    .document({
      id: 'aid2',
      title: '远洋造船补贴办法公布',
      body: '2月5日，发展改革部门公布远洋造船补贴办法，对符合条件的企业给予补贴。',
      at: at('2024-02-05', '03:00:00'),
      companies: [],
    })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
}
