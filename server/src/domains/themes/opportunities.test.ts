import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const MANY = 12
const THEME = 'T-many'
const idOf = (n: number) => `SHZ-0009${String(n + 10)}`
const names = ['甲松', '乙柏', '丙枫', '丁榆', '戊桐', '己槐', '庚柳', '辛杉', '壬樟', '癸楠', '子桦', '丑椿'] as const
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const gathered = importedFacts(server).add('theme', {
    theme_id: THEME,
    name_zh: '林木装备',
    name_en: 'Timber machines',
    description_zh: null,
    description_en: null,
  })
  for (const [n, name] of names.entries()) {
    gathered
      .company({ id: idOf(n), short: `${name}重工`, en: `Timber ${n}` })
      .add('theme_membership', {
        theme_id: THEME,
        company_id: idOf(n),
        weight: 0.5 + n / 100,
        valid_from: '2023-01-01',
        valid_to: null,
        evidence_count: null,
      })
      .document({
        id: `won-${n}`,
        title: `${name}重工中标${n + 2}亿元项目`,
        at: '2024-03-18T02:00:00Z',
        companies: [idOf(n)],
      })
  }
  await gathered.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

test('THEME-09 THEME-17 of twelve companies with opportunities ten stand on the first page and two on the second: total pages are ceil(total / 10), and no company stands twice', async () => {
  const page = async (at: number) =>
    (await server.call(themes.opportunities, { themeId: THEME, page: at }, { as: user })).data
  const [first, second, third] = [await page(0), await page(1), await page(2)]
  expect(
    [first, second, third].map(({ dataList, total, totalPages, hasMore, page: at }) => [
      dataList.length,
      total,
      totalPages,
      hasMore,
      at,
    ]),
  ).toEqual([
    [10, MANY, 2, true, 0],
    [2, MANY, 2, false, 1],
    [0, MANY, 2, false, 2],
  ])
  const all = [...first.dataList, ...second.dataList]
  expect(new Set(all.map((one) => one.companyId)).size).toBe(MANY)
  expect(all.map((one) => one.contribution)).toEqual(all.map((one) => one.contribution).toSorted((a, b) => b - a))
})
