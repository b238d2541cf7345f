import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const STAR = 'SHZ-000901'

/** What texts say, by a mark in them: how an event is told is not what is tried here. */
const told = {
  甲: { sign: 1, modality: 'fact', amount: { value: 5e8, unit: 'CNY', of: 'contract' } },
  乙: { sign: 1, modality: 'fact', amount: { value: 9e8, unit: 'CNY', of: 'contract' } },
  丙: { sign: 1, modality: 'fact', amount: null },
  丁: { sign: 1, modality: 'denied', amount: null },
} as const

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const gathered = importedFacts(server).company({ id: STAR, short: '晨屿科技' })
  const text = (id: string, mark: string, type: string, day: string, body: string) =>
    gathered.document({ id, title: `晨屿科技${mark}${type}`, body, at: `${day}T02:00:00Z` })
  text('a', '甲', 'contract-win', '2024-03-01', '首篇报道写了金额。')
  text('b', '乙', 'contract-win', '2024-03-02', '另一篇报道写的金额不同。')
  text('c', '丙', 'merger', '2024-03-10', '有媒体称公司将被收购。')
  text('d', '丁', 'merger', '2024-03-11', '公司澄清没有此事。')
  text('e', '甲', 'recall', '2024-03-15', '公司今日公告召回一批产品，涉及金额五亿元，原因正在调查之中。')
  text('f', '甲', 'recall', '2024-03-15', '公司今日公告召回一批产品，涉及金额五亿元，原因正在调查之中。')
  await gathered.save()
  const reading = await testReading(server, {
    analyse: (document, tools, day) => {
      const mark = document.title.slice(4, 5) as keyof typeof told
      const trigger = { field: 'title', start: 4, end: 5, text: mark } as const
      return {
        ...analyseDocument(document, tools, day),
        events: [
          {
            type: document.title.slice(5),
            companyId: STAR,
            trigger,
            roles: [],
            day: null,
            sizeClass: null,
            grade: null,
            region: null,
            change: null,
            confidence: 0.9,
            why: [],
            ...told[mark],
          },
        ],
      }
    },
  })
  await reading.work()
})
afterAll(() => server.stop())

test('events of which stories say different things are listed with what each says; a copy does not contradict its story', async () => {
  const { data } = await server.call(analysis.conflicts, {}, { as: user })
  expect(
    data.dataList.map(({ type, about, companyId, nameZh, sides }) => ({
      type,
      about,
      companyId,
      nameZh,
      says: sides.map((side) => `${side.newsId}: ${side.says}`).toSorted(),
    })),
  ).toEqual([
    { type: 'merger', about: 'modality', companyId: STAR, nameZh: '晨屿科技', says: ['c: fact', 'd: denied'] },
    {
      type: 'contract-win',
      about: 'amount',
      companyId: STAR,
      nameZh: '晨屿科技',
      says: ['a: 500000000 CNY', 'b: 900000000 CNY'],
    },
  ])
  expect(
    (await server.call(analysis.conflicts, {}, { as: user, asOf: '2024-03-10' })).data.dataList.map((one) => one.type),
  ).toEqual(['contract-win'])
})

test('copies of a story are counted, told with the document, and the first leads', async () => {
  expect((await server.call(analysis.health, {}, { as: user })).data).toMatchObject({
    duplicates: { stories: 1, copies: 1 },
    conflicts: 2,
    events: 3,
  })
  expect((await server.call(analysis.document, { newsId: 'f' }, { as: user })).data.story).toMatchObject({
    leadId: 'e',
    isLead: false,
    copies: 1,
    others: [{ newsId: 'e' }],
  })
  expect((await server.call(analysis.document, { newsId: 'e' }, { as: user })).data.story).toMatchObject({
    leadId: 'e',
    isLead: true,
    copies: 1,
  })
  expect((await server.call(analysis.document, { newsId: 'a' }, { as: user })).data.story).toBeNull()
})
