import { chains } from '@pandora/contract/domains/chains/operations'
import { supply } from '@pandora/contract/domains/supply/operations'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { removeRun } from '@pandora/store/runs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts } from '../../analysis/testing-work.ts'
import { marketFiles } from '../../imports/by-name/market-files.ts'
import { deriveFor } from '../../imports/derive.ts'
import { profileNamed } from '../../imports/plan.ts'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const [mill, maker, shop] = ['SHZ-000811', 'SHZ-000812', 'SSE-600813'] as const
const folder = mkdtempSync(join(tmpdir(), 'pandora-refused-'))
let server: TestServer
let user: Caller
let other: Caller
let admin: Caller

const edge = (more: object = {}) => ({
  supplier_id: mill,
  customer_id: maker,
  product_zh: '铜杆',
  product_en: null,
  revenue_share: 0.4,
  cost_share: null,
  disclosed_by: 'supplier',
  valid_from: '2023-01-01',
  valid_to: null,
  ...more,
})
const rival = (more: object = {}) => ({
  from_id: maker,
  to_id: shop,
  type: 'competitor',
  share: null,
  valid_from: '2023-01-01',
  valid_to: null,
  ...more,
})

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.now()
  user = await server.caller()
  other = await server.caller()
  admin = await server.caller('admin')
  await importedFacts(server)
    .company({ id: mill, short: '赤峡冶炼' })
    .company({ id: maker, short: '远川线缆' })
    .company({ id: shop, short: '汇禾电器' })
    .add('supply_edge', edge())
    .add('supply_edge', edge({ valid_from: '2022-01-01', revenue_share: 0.3 }))
    .add('supply_edge', edge({ product_zh: '废铜', revenue_share: 0.1 }))
    .add('corporate_relation', rival())
    .save()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const supplies = { fromId: mill, toId: maker, type: 'supplies' as const, origin: 'fact' as const, product: '铜杆' }
const competes = { fromId: maker, toId: shop, type: 'competitor' as const, origin: 'fact' as const }

/** What a reader sees the mill sell, at three places, now or as of an instant. */
async function seen(asOf?: string) {
  const past = asOf === undefined ? {} : { asOf }
  const partners = await server.call(supply.partners, { companyId: maker }, { as: user, ...past })
  const around = await server.call(supply.neighbourhood, { companyId: mill }, { as: user, ...past })
  const draft = await server.call(chains.draft, { companyId: mill, tiers: 1 }, { as: user, ...past })
  const products = [
    partners.data.dataList.map((one) => one.productZh),
    around.data.links.map((one) => one.productZh),
    draft.data.supplyChainGraph.edges.map((one) => one.data.product),
  ]
  return products.map((all) => all.toSorted().join(' '))
}
const both = ['废铜 铜杆', '废铜 铜杆', '废铜 铜杆']
const one = ['废铜', '废铜', '废铜']
const listed = async (state: 'accepted' | 'rejected' = 'rejected', companyId?: string) =>
  (await server.call(supply.waiting, { state, ...(companyId ? { companyId } : {}) }, { as: user })).data.dataList
/** An instant of the database, after all that was done before and ahead of all that comes after. */
async function instant(): Promise<string> {
  await new Promise((done) => setTimeout(done, 5))
  const [row] = await server.sql<{ at: number }[]>`select now() as at`
  await new Promise((done) => setTimeout(done, 5))
  server.clock.now = Date.now()
  return new Date(row?.at ?? 0).toISOString()
}

async function imported(name: string, lines: readonly string[], profile = 'supply-relations') {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  const { text, profile: parsed } = profileNamed(shippedProfiles(), profile)
  const file = basename(path)
  const run = { marketId: 1, source: 'files', profile, profileText: text, file, path, dryRun: false, startedBy: 'test' }
  const runId = await createRun(server.sql, run)
  const source = marketFiles(server.sql, 1)
  await runImport({
    sql: server.sql,
    runId,
    marketId: 1,
    dryRun: false,
    source,
    asked: { path, name: file, profile: parsed },
  })
  const told = await server.sql<{ line: number; reason: string; value: string }[]>`
    select line, reason, value from import_rejection where run_id = ${runId} order by line`
  return { runId, told: told.map((row) => [row.line, row.reason, row.value]) }
}
const table = ['供应商,客户,产品,占供应商收入比例,开始日期,披露方']

test('a supply that a source gives is refused for everyone, product by product; as of before it stays', async () => {
  const before = await instant()
  expect(await seen()).toEqual(both)
  const { data } = await server.call(supply.reject, { ...supplies, note: '说的是进口商' }, { as: user })
  expect(data.relation).toMatchObject({
    origin: 'fact',
    product: '铜杆',
    evidence: { file: 'facts.csv' },
    evidenceCount: 2,
    decision: { verdict: 'rejected', mine: true, note: '说的是进口商' },
  })
  expect(await seen()).toEqual(one)
  expect(await seen(before)).toEqual(both)
  expect(await listed()).toEqual([data.relation])
  expect(await listed('rejected', shop)).toEqual([])
  expect(await listed('accepted')).toEqual([])
})

test('what was refused is refused once, and nothing is noted of what no source gives', async () => {
  expect((await server.call(supply.reject, supplies, { as: other })).code).toBe('RELATION_DECIDED')
  const none = { ...supplies, product: '铜箔' }
  expect((await server.call(supply.reject, none, { as: user })).code).toBe('RELATION_NOT_GIVEN')
  expect((await server.call(supply.takeBack, none, { as: user })).code).toBe('DECISION_TAKEN_BACK')
  expect(await listed()).toHaveLength(1)
  expect((await server.call(supply.reject, supplies)).code).not.toBe('0')
})

test('an import tells of a refused relation by its line, and brings nothing of it back', async () => {
  const { told } = await imported('again.csv', [
    ...table,
    '赤峡冶炼,远川线缆,铜杆,45,2024-01-01,供应商',
    '赤峡冶炼,汇禾电器,铜杆,5,2024-01-01,供应商',
  ])
  expect(told).toEqual([[2, 'RELATION_REFUSED', '赤峡冶炼 > 远川线缆']])
  expect(await seen()).toEqual(['废铜', '废铜 铜杆', '废铜 铜杆'])
  // One that was on its way when it was decided had not been told.
  await importedFacts(server)
    .add('supply_edge', edge({ valid_from: '2024-02-01' }))
    .save()
  expect((await seen())[0]).toBe('废铜')
})

test('taken back by who decided or an administrator it stands again; as of in between it was refused', async () => {
  const between = await instant()
  expect((await server.call(supply.takeBack, supplies, { as: other })).code).toBe('NOT_ALLOWED')
  const { data } = await server.call(supply.takeBack, supplies, { as: user })
  expect(data.relation.decision).toBeNull()
  expect((await seen())[0]).toBe('废铜 铜杆')
  expect((await seen(between))[0]).toBe('废铜')
  expect(await listed()).toEqual([])
  expect((await server.call(supply.takeBack, supplies, { as: user })).code).toBe('DECISION_TAKEN_BACK')
  const { told } = await imported('once-more.csv', [...table, '赤峡冶炼,远川线缆,铜杆,45,2024-01-01,供应商'])
  expect(told).toEqual([])
})

test('the removal of an import does not bring a refused relation back', async () => {
  const { runId } = await imported('later.csv', [...table, '赤峡冶炼,远川线缆,铜杆,41,2023-01-01,供应商'])
  await server.call(supply.reject, supplies, { as: user })
  expect((await seen())[0]).toBe('废铜')
  await removeRun(server.sql, runId, deriveFor(1))
  expect((await seen())[0]).toBe('废铜')
  await server.call(supply.takeBack, supplies, { as: admin })
  expect((await seen())[0]).toBe('废铜 铜杆')
})

test('a refusal stands and can be taken back when the import that had brought the relation is gone', async () => {
  const gone = { ...supplies, toId: shop, product: '铜排' }
  const { runId } = await imported('gone.csv', [...table, '赤峡冶炼,汇禾电器,铜排,4,2024-01-01,供应商'])
  await server.call(supply.reject, gone, { as: user })
  await removeRun(server.sql, runId, deriveFor(1))
  expect(await listed('rejected', shop)).toMatchObject([{ product: '铜排', evidenceCount: 0, lastSaidAt: null }])
  const again = await imported('gone-again.csv', [...table, '赤峡冶炼,汇禾电器,铜排,4,2024-01-01,供应商'])
  expect(again.told.map(([, reason]) => reason)).toEqual(['RELATION_REFUSED'])
  expect((await server.call(supply.takeBack, gone, { as: user })).data.relation.decision).toBeNull()
  expect(await listed('rejected', shop)).toEqual([])
})

test('another relation that a source gives is refused and taken back in the same way', async () => {
  const relations = async () =>
    (await server.call(supply.relations, { companyId: shop }, { as: user })).data.dataList.map((row) => row.type)
  expect(await relations()).toEqual(['competitor'])
  const { data } = await server.call(supply.reject, { ...competes, product: '随便' }, { as: user })
  expect(data.relation).toMatchObject({ type: 'competitor', product: null, origin: 'fact' })
  expect(await relations()).toEqual([])
  const { told } = await imported(
    'rivals.csv',
    ['date,head,relation,relation_en,tail', '2023-01-01,汇禾电器,竞争,competes,远川线缆'],
    'chain-ickg-2025',
  )
  expect(told.map(([line, reason]) => [line, reason])).toEqual([[2, 'RELATION_REFUSED']])
  await server.call(supply.takeBack, competes, { as: user })
  expect(await relations()).toEqual(['competitor'])
  const noted = await server.sql`select action from audit_event where action like 'relation-%'`
  expect(noted).toHaveLength(8)
})
