import { chains } from '@pandora/contract/domains/chains/operations'
import { edgeOrigins, disclosers, type SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { workbookOf } from '@pandora/contract/workbook'
import fc from 'fast-check'
import writeXlsxFile from 'write-excel-file/universal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { edge, just, node, saved } from '../testing-chains.ts'
import { riskNames } from '../risk-types.ts'
import { ownSheets } from './heads.ts'
import { parseChain } from './parse-chain.ts'
import { readTables } from './read-tables.ts'
import { Notes } from './rows.ts'
import { writeChain } from './write.ts'

let server: TestServer
const [cell, car] = ['SHZ-300901', 'SSE-600902']

beforeAll(async () => {
  server = await testServer()
  await facts(server.sql)
    .company({ id: cell, short: '澄岳电芯', en: 'Chengyue Cells' })
    .company({ id: car, short: '鸣野汽车', en: 'Mingye Motors' })
    .save()
})
afterAll(() => server.stop())

const graph: SupplyChainGraph = {
  nodes: [
    node('g', { kind: 'group', name: '电池' }),
    node('cell', { name: '澄岳电芯', companyId: cell, parentId: 'g', position: { x: 12.5, y: -3 }, placed: true }),
    node('car', { kind: 'part', name: '整车', companies: [{ companyId: car, name: '鸣野汽车', share: 0.4 }] }),
  ],
  edges: [edge('cell>car', { product: '电芯', revenueShare: { low: 0.3, high: 0.4 }, from: '2023-01-01' })],
}
const file = async (tables: Record<string, (string | number | null)[][]>): Promise<string> => {
  const sheets = Object.entries(tables).map(([name, [head = [], ...rows]]) => ({ name, head: head.map(String), rows }))
  const [, ...data] = workbookOf('x', [], sheets)
  return Buffer.from(await (await writeXlsxFile(data as never).toBlob()).arrayBuffer()).toString('base64')
}
const upload = (
  as: Caller,
  input: Partial<Parameters<typeof server.call<typeof chains.uploadExcel>>[1]> & { content: string },
) => server.call(chains.uploadExcel, { file: '链.xlsx', dryRun: true, ...input }, { as })
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

/**
 * Text that a workbook can hold: no control characters, no half ones; and no name of what every object has
 * (`valueOf`), which the writer of workbooks takes for one of its own.
 */
const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .filter((one) => /^[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?$/u.test(one) && one.length <= most && !(one in {}))
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((one) => one + 0)
const range = fc.option(
  fc.tuple(share, share).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
  { nil: null },
)
const day = fc.option(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10)),
  { nil: null },
)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const risks = fc.uniqueArray(fc.constantFrom(...riskNames.keys()), { maxLength: 4 })
const arbitrary = fc
  .uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), name: text(30) }), {
    minLength: 2,
    maxLength: 6,
    selector: (one) => one.id,
  })
  .chain((named) =>
    fc
      .record({
        nodes: fc.tuple(
          ...named.map(({ id, name }, at) =>
            fc.record({
              id: fc.constant(id),
              kind: fc.constant(at === 0 ? ('group' as const) : at % 2 ? ('company' as const) : ('part' as const)),
              position: fc.record({
                x: fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => one + 0),
                y: fc.integer({ min: -5000, max: 5000 }),
              }),
              placed: fc.boolean(),
              parentId: fc.constant(at > 1 && at % 2 ? (named[0]?.id ?? null) : null),
              data: fc.record({
                name: fc.constant(name),
                companyId: fc.constant(null),
                companies: fc.array(fc.record({ companyId: fc.constant(null), name: text(20), share: maybe(share) }), {
                  maxLength: 3,
                }),
                partList: fc.uniqueArray(
                  fc.record({ id: fc.stringMatching(/^p[0-9]{1,4}$/), name: text(20), note: maybe(text(30)) }),
                  { maxLength: 3, selector: (one) => one.id },
                ),
                riskTypeList: risks,
                region: maybe(fc.constantFrom('CN-GD', 'US', '440000')),
                inventoryDays: maybe(fc.integer({ min: 0, max: 3650 })),
                note: maybe(text(60)),
              }),
            }),
          ),
        ),
        edges: fc.uniqueArray(
          fc.record({
            id: fc.stringMatching(/^e[0-9]{1,5}$/),
            ends: fc.tuple(fc.nat(named.length - 1), fc.nat(named.length - 1)).filter(([a, b]) => a !== b),
            data: fc.record({
              product: maybe(text(30)),
              revenueShare: range,
              purchaseShare: range,
              from: day,
              to: fc.constant(null),
              disclosedBy: maybe(fc.constantFrom(...disclosers)),
              confidence: maybe(share),
              origin: fc.constantFrom(...edgeOrigins),
              evidence: maybe(
                fc.record({
                  documentId: fc.constant('d1'),
                  file: maybe(text(20)),
                  line: maybe(fc.nat(9999)),
                  quote: maybe(text(60)),
                }),
              ),
            }),
          }),
          { maxLength: 6, selector: (one) => one.id },
        ),
      })
      .map(({ nodes, edges }): SupplyChainGraph => ({
        nodes: nodes as SupplyChainGraph['nodes'],
        edges: edges.map(({ ends: [a, b], id, data }) => ({
          id,
          source: named[a]?.id ?? '',
          target: named[b]?.id ?? '',
          data,
        })),
      })),
  )

describe('a chain as a workbook', () => {
  test('CHAIN-09 what is exported and imported is the same graph, whatever it holds, in both languages', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrary,
        fc.constantFrom('zh-CN' as const, 'en' as const),
        text(30),
        async (given, language, name) => {
          const bytes = await writeChain(
            { name, supplyFromDate: '2024-01-01', supplyEndDate: null, supplyChainGraph: given },
            language,
          )
          const tables = await readTables('x.xlsx', bytes)
          const notes = new Notes(language)
          const own = ownSheets(tables)
          if (!own) throw new Error('the sheets are not known again')
          const read = parseChain(tables, own, { before: { nodes: [], edges: [] }, meant: () => null, notes })
          expect(notes.all).toEqual([])
          expect(read.graph).toEqual(given)
          expect(read).toMatchObject({ name, supplyFromDate: '2024-01-01', supplyEndDate: null })
        },
      ),
      { numRuns: 25, endOnFailure: true },
    )
  })

  test('CHAIN-16 CHAIN-17 a download that is uploaded again changes nothing; it explains itself and offers the words of types', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '电池', graph)
    const { raw } = await server.call(chains.downloadExcel, { chainId }, { as: own })
    expect(raw.headers['content-disposition']).toContain('.xlsx')
    const bytes = raw.rawPayload
    const [about] = await readTables('x', bytes)
    expect(about).toMatchObject({ name: '说明', rows: expect.arrayContaining([['供应链名称', '电池']]) as unknown })
    const { data } = await upload(own, { chainId, content: base64(bytes) })
    expect(data).toMatchObject({
      layout: 'chain',
      refused: 0,
      dataList: [],
      changes: [],
      supplyChainGraph: graph,
      saved: null,
    })
    const sheet = await partOf(bytes, 'xl/worksheets/sheet2.xml')
    expect(sheet).toContain('<dataValidation type="list"')
    expect(sheet).toContain('"公司,环节,分组"')
    expect(sheet.indexOf('<dataValidations')).toBeGreaterThan(sheet.indexOf('</sheetData>'))
  })

  test('CHAIN-16 a dry run says what would come, change and go; accepted, it is the next version', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '电池', graph)
    const content = await file({
      节点: [
        ['编号', '类型', '名称', '公司'],
        ['cell', '公司', '澄岳电芯（新）', cell],
        [null, '公司', '鸣野', 'SSE-600902'],
      ],
      供应关系: [
        ['供应商', '客户', '产品', '占供应商收入（低）'],
        ['cell', '鸣野', '电芯', 0.25],
      ],
    })
    const dry = (await upload(own, { chainId, content })).data
    expect(dry.change).toMatchObject({ nodes: { added: 1, changed: 1, removed: 2 }, edges: { added: 1, removed: 1 } })
    expect((await server.call(chains.detail, { chainId }, { as: own })).data.version).toBe(1)
    const done = (await upload(own, { chainId, baseVersion: 1, content, dryRun: false })).data
    expect(done.saved).toEqual({ chainId, version: 2 })
    expect((await server.call(chains.detail, { chainId }, { as: own })).data.supplyChainGraph.edges[0]).toMatchObject({
      source: 'cell',
      data: { revenueShare: just(0.25), origin: 'file' },
    })
    const kept = (await upload(own, { chainId, content, way: 'merge' })).data
    expect(kept.change.nodes.removed).toBe(0)
  })

  test('CHAIN-09 one id or one company never becomes two nodes', async () => {
    const own = await server.caller()
    const content = await file({
      节点: [
        ['编号', '名称', '公司'],
        ['a', '澄岳电芯', '300901'],
        ['b', '澄岳', '澄岳电芯'],
        ['a', '又一次', null],
      ],
      供应关系: [['供应商', '客户']],
    })
    const { data } = await upload(own, { content })
    expect(data.supplyChainGraph.nodes.map(({ id }) => id)).toEqual(['a'])
    expect(data.dataList.map(({ state, line, message }) => `${state} ${line} ${message}`)).toEqual([
      'noted 3 和第 2 行是同一个节点，已合并',
      'noted 4 和第 2 行是同一个节点，已合并',
    ])
  })

  test('CHAIN-16 each row that is wrong is told by line, in the user’s language; nothing is half imported', async () => {
    const own = await server.caller()
    const content = await file({
      Nodes: [
        ['Id', 'Type', 'Name', 'Days of inventory'],
        ['a', 'Company', 'A', 'many'],
        ['b', 'Thing', 'B', null],
        ['c', 'Company', null, null],
        ['d', 'Company', 'D', 10],
        ['e', 'Company', 'E', null],
      ],
      Supply: [
        ['Supplier', 'Customer', 'Of supplier revenue, low', 'Of supplier revenue, high', 'From', 'To'],
        ['d', 'd', null, null, null, null],
        ['d', 'x', null, null, null, null],
        ['d', 'e', 1.4, null, null, null],
        ['d', 'e', 0.5, 0.4, null, null],
        ['d', 'e', null, null, 'yesterday', null],
        ['d', 'e', null, null, '2024-02-01', '2024-01-01'],
        ['d', 'e', '35%', null, null, null],
      ],
    })
    const dry = await server.call(
      chains.uploadExcel,
      { file: 'x.xlsx', content, dryRun: true },
      { as: own, language: 'en' },
    )
    expect(dry.data.dataList.map(({ sheet, line, field }) => `${sheet} ${line} ${field}`)).toEqual([
      'Nodes 2 inventory',
      'Nodes 3 kind',
      'Nodes 4 name',
      'Supply 2 target',
      'Supply 3 target',
      'Supply 4 revenueLow',
      'Supply 5 revenueLow',
      'Supply 6 from',
      'Supply 7 to',
    ])
    expect(dry.data.dataList[1]?.message).toBe('“Thing” is none of the values offered')
    expect(await upload(own, { content, dryRun: false })).toMatchObject({
      code: 'CHAIN_FILE_ROWS_WRONG',
      data: { rows: 9 },
    })
    expect((await server.call(chains.list, {}, { as: own })).data.total).toBe(0)
    const taken = (await upload(own, { content, dryRun: false, skipWrong: true })).data
    expect(taken.saved).toMatchObject({ version: 1 })
    expect(taken.supplyChainGraph.edges).toMatchObject([
      { source: 'd', target: 'e', data: { revenueShare: just(0.35) } },
    ])
  })

  test('CHAIN-09 a table of another layout is mapped by its columns, or by those that the user chooses', async () => {
    const own = await server.caller()
    const csv =
      '供应商名称,客户名称,采购内容,占采购比例(%)\n澄岳电芯,鸣野汽车,电芯,35\n无名矿业,澄岳电芯,锂盐,30-40\n无名矿业,澄岳电芯,石墨,1\n无名矿业,澄岳电芯,石墨,1\n'
    const { data } = await upload(own, { file: '前五大.csv', content: base64(csv) })
    expect(data).toMatchObject({ layout: 'relations', missing: [], rows: 4 })
    expect(data.columns).toContainEqual({ field: 'purchaseShare', column: '占采购比例(%)' })
    expect(data.supplyChainGraph.nodes.map(({ data: { name, companyId } }) => [name, companyId])).toEqual([
      ['澄岳电芯', cell],
      ['鸣野汽车', car],
      ['无名矿业', null],
    ])
    expect(data.supplyChainGraph.edges.map((one) => one.data.purchaseShare)).toEqual([
      just(0.35),
      { low: 0.3, high: 0.4 },
      just(0.01),
    ])
  })

  test('CHAIN-09 columns that are not recognised are asked for', async () => {
    const own = await server.caller()
    const content = base64('甲,乙\n澄岳电芯,鸣野汽车\n')
    expect((await upload(own, { file: 'x.csv', content })).data).toMatchObject({
      missing: ['supplier', 'customer'],
      header: ['甲', '乙'],
    })
    expect(await upload(own, { file: 'x.csv', content, dryRun: false })).toMatchObject({
      status: 400,
      code: 'CHAIN_FILE_WITHOUT',
    })
    const columns = [
      { field: 'supplier' as const, column: '甲' },
      { field: 'customer' as const, column: '乙' },
    ]
    expect((await upload(own, { file: 'x.csv', content, columns })).data.supplyChainGraph.edges).toHaveLength(1)
  })

  test('CHAIN-09 macros, damage and what is no table are refused by name; 100,000 rows are refused and hold nobody up', async () => {
    const own = await server.caller()
    const good = Buffer.from(
      await file({
        表: [
          ['供应商', '客户'],
          ['a', 'b'],
        ],
      }),
      'base64',
    )
    const macros = withPart(good, 'xl/worksheets/sheet1.xml', 'xl/vbaProject.bin')
    expect(await upload(own, { content: base64(macros) })).toMatchObject({
      status: 400,
      code: 'CHAIN_FILE_WITH_MACROS',
    })
    for (const content of [
      base64(good.subarray(0, 300)),
      base64(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])),
      '',
      base64('x'),
    ])
      expect(await upload(own, { content })).toMatchObject({ status: 400, code: 'CHAIN_FILE_UNREADABLE' })
    const rows = Array.from({ length: 100_000 }, (_, at) => [`供应商${at}`, `客户${at}`])
    const began = Date.now()
    const many = await upload(own, { content: await file({ 表: [['供应商', '客户'], ...rows] }) })
    expect(many).toMatchObject({ status: 413, code: 'CHAIN_FILE_TOO_LONG', data: { sheet: '表' } })
    expect(Date.now() - began).toBeLessThan(90_000)
  }, 150_000)

  test('CHAIN-16 refused: not signed in, another’s chain, a version that is no longer the newest', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    const { chainId } = await saved(server, own, '链', graph)
    const content = await file({
      表: [
        ['供应商', '客户'],
        ['a', 'b'],
      ],
    })
    expect((await server.call(chains.uploadExcel, { file: 'x', content, dryRun: true })).status).toBe(401)
    expect(await upload(other, { chainId, content })).toMatchObject({ status: 404 })
    expect(await server.call(chains.downloadExcel, { chainId }, { as: other })).toMatchObject({ status: 404 })
    await server.call(chains.save, { chainId, baseVersion: 1, name: '新', supplyChainGraph: graph }, { as: own })
    expect(await upload(own, { chainId, baseVersion: 1, content, dryRun: false })).toMatchObject({
      code: 'CHAIN_CHANGED_MEANWHILE',
    })
  })
})

/** A part of an archive as text. */
async function partOf(bytes: Buffer, name: string): Promise<string> {
  const { inflateRawSync } = await import('node:zlib')
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  for (;;) {
    const length = bytes.readUInt16LE(at + 28)
    if (bytes.subarray(at + 46, at + 46 + length).toString() === name) {
      const local = bytes.readUInt32LE(at + 42)
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
      return (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString()
    }
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** The archive with a part under another name of the same length or shorter. */
function withPart(bytes: Buffer, name: string, other: string): Buffer {
  const padded = other.padStart(name.length, '_')
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(name); at >= 0; at = copy.indexOf(name, at + 1)) copy.write(padded, at)
  return copy
}
