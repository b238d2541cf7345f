import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import type { TestServer } from '../../testing.ts'

export const MILL = 'SSE-600811'
export const DOCK = 'SHZ-000812'
export const YARD = 'SSE-600813'
/** Instant of the tests: the evening of 20 March 2024. */
export const NOW = Date.parse('2024-03-20T12:00:00Z')

/** A text of these tests: `day` of March 2024 at noon, and what it says. */
export interface TestText {
  id: string
  day: string
  title: string
  body?: string
}

/** Texts that come in, and are read. */
export async function readTexts(server: TestServer, texts: readonly TestText[]): Promise<void> {
  const gathered = importedFacts(server)
  for (const { id, day, title, body = '' } of texts)
    gathered.document({ id, title, body, at: `2024-03-${day}T04:00:00Z` })
  await gathered.save()
  const { work, faults } = await testReading(server)
  await work()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
}

/** Three companies: one with its seat in Guangxi, one in Guangdong that buys of it, one elsewhere. */
export async function loadCompanies(server: TestServer): Promise<void> {
  server.clock.now = NOW
  const made = importedFacts(server)
    .company({ id: MILL, short: '榆岭纸业', full: '榆岭纸业股份有限公司', en: 'Yuling Paper' })
    .company({ id: DOCK, short: '青屿港务', full: '青屿港务股份有限公司', en: 'Qingyu Ports' })
    .company({ id: YARD, short: '澜石船舶', full: '澜石船舶股份有限公司', en: 'Lanshi Ships' })
  const seats = [
    [MILL, 'CN-GX'],
    [DOCK, 'CN-GD'],
    [YARD, 'CN-LN'],
  ] as const
  for (const [company_id, region_code] of seats)
    made.add('company_profile', {
      company_id,
      website: null,
      main_business: null,
      region_code,
      city: null,
      seen_on: '2024-01-02',
    })
  await made
    .add('supply_edge', {
      supplier_id: MILL,
      customer_id: DOCK,
      product_zh: '包装纸',
      product_en: 'Packing paper',
      revenue_share: 0.2,
      cost_share: 0.5,
      disclosed_by: 'customer',
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .save()
}

/** Floods of Guangxi in two topics, a reduction, a reprint, a fire of no place. */
export const floods: readonly TestText[] = [
  { id: 'f0', day: '01', title: '广西多条河流发生超警洪水', body: '受降雨影响，广西柳江支流出现超警洪水。' },
  {
    id: 'f1',
    day: '12',
    title: '广西启动防汛四级应急响应',
    body: '广西多地出现暴雨，当地启动防汛应急响应，组织转移群众。',
  },
  {
    id: 'f2',
    day: '13',
    title: '广西洪水致厂房进水，榆岭纸业一处车间停产',
    body: '受洪水影响，榆岭纸业位于广西的一处车间进水停产，公司预计损失较大。',
  },
  {
    id: 'f3',
    day: '13',
    title: '广西洪水致厂房进水，榆岭纸业一处车间停产',
    body: '受洪水影响，榆岭纸业位于广西的一处车间进水停产，公司预计损失较大。',
  },
  {
    id: 'r1',
    day: '14',
    title: '澜石船舶：控股股东拟减持公司不超过2%股份',
    body: '澜石船舶公告，控股股东拟减持股份。',
  },
  { id: 'n1', day: '15', title: '澜石船舶交付一艘新船', body: '澜石船舶今日交付一艘散货船。' },
]
