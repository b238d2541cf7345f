import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const STAR = 'SHZ-000901'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const gathered = importedFacts(server).company({ id: STAR, short: '晨屿科技', en: 'Chenyu Robotics' })
  const text = (id: string, day: string, title: string) =>
    gathered.document({ id, title, body: title, at: `${day}T02:00:00Z` })
  text('won', '2024-03-01', '晨屿科技：中标4.4亿元采购项目')
  text('fell', '2024-03-10', '晨屿科技：上半年净利润同比下降49.3%')
  text('talk', '2024-03-15', '晨屿科技董秘：一切以公告为准')
  await gathered.save()
  await (await testReading(server)).work()
})
afterAll(() => server.stop())

const gists = (input: Record<string, unknown>, options: Record<string, unknown> = { as: user }) =>
  server.call(analysis.gists, input, options)

test('a headline that rules are sure of has a gist with the company’s English name; another has none', async () => {
  const { data } = await gists({ newsIds: ['won', 'fell', 'talk', 'gone'] })
  expect(data.dataList.toSorted((a, b) => ((a.newsId ?? '') < (b.newsId ?? '') ? -1 : 1))).toEqual([
    {
      newsId: 'fell',
      eventId: null,
      companyId: STAR,
      stockCode: '000901',
      nameEn: 'Chenyu Robotics',
      text: 'H1 net profit −49.3 %',
    },
    {
      newsId: 'won',
      eventId: null,
      companyId: STAR,
      stockCode: '000901',
      nameEn: 'Chenyu Robotics',
      text: 'contract won, CNY 440 M',
    },
  ])
})

test('an event that is called like its document has the gist of that headline', async () => {
  const [row] = await server.sql<{ event_id: string }[]>`select event_id from event_evidence where document_id = 'won'`
  const { data } = await gists({ eventIds: [row?.event_id ?? '', 'none'] })
  expect(data.dataList).toMatchObject([{ newsId: null, eventId: row?.event_id, text: 'contract won, CNY 440 M' }])
})

test('what was not known at an instant has no gist then; a visitor is told what all are told', async () => {
  expect(
    (await gists({ newsIds: ['won', 'fell'] }, { as: user, asOf: '2024-03-05T00:00:00Z' })).data.dataList,
  ).toHaveLength(1)
  expect((await gists({ newsIds: ['won'] }, {})).data.dataList).toHaveLength(1)
})

test('more than are answered at once are refused', async () => {
  expect(await gists({ newsIds: Array.from({ length: 101 }, (_, at) => `n${at}`) })).toMatchObject({
    code: 'BAD_INPUT',
  })
})
