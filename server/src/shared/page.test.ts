import { search } from '@pandora/contract/domains/search/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { operations } from '@pandora/contract/operations'
import type { Operation } from '@pandora/contract/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CORE, loadThemes, STORAGE } from '../domains/themes/testing-themes.ts'
import { workOut, yearsOf } from '../domains/figures/quarters/testing-figures.ts'
import { deriveFor } from '../imports/derive.ts'
import { facts } from '../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { serve, serveWritten } from '../http/route.ts'
import { cutAt, moreThan, onlyPage, pageOf, partOf, wholeOf, writePage } from './page.ts'

/** What a page of each operation is asked of; an operation with pages that needs more than a page needs a line here. */
const asked: Readonly<Record<string, Record<string, unknown>>> = {
  'companies.announcements': { companyId: CORE },
  'companies.news': { companyId: CORE },
  'documents.search': { text: '订单向好' },
  'events.ofCompany': { companyId: CORE },
  'events.insights': { companyId: CORE },
  'financeReports.comments': { companyId: CORE },
  'industries.events': { id: '630000' },
  'policy.ofCompany': { companyId: CORE },
  'research.list': { companyId: CORE },
  'research.investment': { companyId: CORE },
  'themes.byId': { themeId: STORAGE },
  'themes.eventSummary': { themeId: STORAGE },
  'themes.latestEvents': { theme: STORAGE },
  'themes.ownPreview': { query: { any: ['储能'] } },
  'search.company': { text: '晨屿' },
  'search.newCompany': { text: '晨屿' },
  'search.companyInfo': { text: '晨屿' },
  'changes.list': { subject: 'company', id: CORE, from: '2023-06-01', to: '2024-03-15', group: 'figures' },
}

interface Page {
  items: unknown[]
  total?: number
  hasMore: boolean
}
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => (schema instanceof z.ZodObject ? schema.shape : {})
const paged = operations.filter(
  (one) => 'hasMore' in shapeOf(one.output) && 'page' in one.input.shape && 'size' in one.input.shape,
)

let server: TestServer
let admin: Caller
let more: Record<string, Record<string, unknown>>
beforeAll(async () => {
  server = await testServer()
  await loadThemes(server)
  const report = (id: string, day: string) => ({
    id,
    kind: 'report' as const,
    title: `${id}：订单向好`,
    at: `${day}T02:00:00Z`,
    companies: [CORE],
  })
  const gathered = facts(server.sql, { startedAt: server.clock.now })
    .document(report('rep1', '2024-03-10'))
    .document(report('rep2', '2024-03-11'))
  const runId = await gathered.document({ ...report('ann1', '2024-03-01'), kind: 'announcement' }).save(deriveFor(1))
  await yearsOf(server.sql, CORE, [2021, 2022, 2023]).save(deriveFor(1))
  await workOut(server.sql)
  admin = await server.caller('admin')
  const [type] = await server.sql<
    { id: string }[]
  >`select business_type_id as id from business_type where market_id = 1 limit 1`
  more = {
    ...asked,
    'imports.rejections': { runId },
    'financeReports.companiesByBusiness': { businessTypeId: type?.id },
  }
})
afterAll(() => server.stop())

async function pageAt(operation: Operation, page: number, size: number): Promise<Page> {
  const { data, code } = await server.call(operation, { ...more[operation.id], page, size }, { as: admin })
  expect(code, `${operation.id} is asked here`).toBe('0')
  const answer = data as { dataList?: unknown[]; eventSummaryList?: unknown[]; total?: number; hasMore: boolean }
  return {
    items: answer.dataList ?? answer.eventSummaryList ?? [],
    hasMore: answer.hasMore,
    ...(answer.total === undefined ? {} : { total: answer.total }),
  }
}

test.each(paged.map((one) => [one.id, one] as const))(
  'CONV-14 %s: more is said to come where as many came as were asked for, on a last page that is full too, and not where fewer came',
  async (id, operation) => {
    const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input' })
    const most = Number((properties['size'] as { maximum?: number } | undefined)?.maximum)
    const { items, total } = await pageAt(operation, 0, most)
    if (id === 'portfolio.dashboard') return expect(items.length).toBeGreaterThan(0)
    const count = items.length
    expect(count).toBeLessThan(most)
    expect((await pageAt(operation, 0, count + 1)).hasMore).toBe(false)
    if (count === 0) return
    const full = await pageAt(operation, 0, count)
    expect([full.items.length, full.hasMore]).toEqual([count, true])
    const behind = await pageAt(operation, 1, count)
    expect([behind.items, behind.hasMore, behind.total]).toEqual([[], false, total])
  },
)

test('CONV-14 enough of the operations with pages have something to show here', async () => {
  const shown = await Promise.all(paged.map(async (one) => (await pageAt(one, 0, 1)).items.length))
  expect(shown.filter((count) => count > 0).length).toBeGreaterThan(paged.length / 2)
})

test('a page counts what was found where not all of it can be shown', () => {
  expect(pageOf(['a'], 9, { page: 2, size: 2 }, 2)).toEqual({ dataList: ['a'], total: 9, page: 2, hasMore: true })
  expect(pageOf(['a'], 9, { page: 2, size: 2 })).toEqual({ dataList: ['a'], total: 9, page: 2, hasMore: false })
  expect([moreThan(2, { size: 2 }), moreThan(1, { size: 2 })]).toEqual([true, false])
  expect(partOf(['a', 'b', 'c'], { page: 1, size: 2 })).toEqual(['c'])
})

test('what is shown of a list without pages says whether anything was left out', () => {
  expect(cutAt(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], hasMore: true })
  expect(cutAt(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], hasMore: false })
  expect(wholeOf(['a', 'b'])).toEqual({ dataList: ['a', 'b'], total: 2 })
  expect(onlyPage(['a', 'b'])).toEqual({ dataList: ['a', 'b'], total: 2, page: 0, hasMore: false })
})

test('a page that is written says what one that is made says', () => {
  const third = { page: 3, size: 2 }
  const written = writePage(['{"id":"a"}', '{"id":"b"}'], 9, third, { about: { market: 4 } })
  expect(JSON.parse(written.json)).toEqual({ ...pageOf([{ id: 'a' }, { id: 'b' }], 9, third), market: 4 })
  expect(JSON.parse(writePage([], 9, third, { came: 2 }).json)).toEqual(pageOf([], 9, third, 2))
})

test('CONV-14 an answer that says by hand whether its list goes on does not compile, at the top, in a field, or written', () => {
  const byHand = { dataList: [], total: 0, page: 0, hasMore: false }
  expect([
    // @ts-expect-error `hasMore` of a list is made by this file alone
    serve(search.company, () => Promise.resolve(byHand)),
    serve(search.company, () => Promise.resolve(pageOf([], 0, { page: 0, size: 10 }))),
    // @ts-expect-error of a list in a field, too
    serve(industries.detail, () => Promise.resolve({ ...detail, constituents: byHand })),
    serve(industries.detail, () => Promise.resolve({ ...detail, constituents: onlyPage([]) })),
    // @ts-expect-error and of one that its handler writes
    serveWritten(watch.list, () => Promise.resolve({ json: JSON.stringify(byHand) })),
    serveWritten(watch.list, () => Promise.resolve(writePage([], 0, { page: 0, size: 10 }))),
  ]).toHaveLength(6)
})
const detail = {
  id: '630000',
  level: 1,
  nameZh: '电力设备',
  nameEn: null,
  path: [],
  day: null,
  gone: 0,
  rising: 0,
  falling: 0,
  flat: 0,
  withoutQuote: 0,
}
