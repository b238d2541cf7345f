import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { beforeEach, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { marketFiles } from '../by-name/market-files.ts'
import { planImport, profileNamed } from '../plan.ts'
import { createRun } from '../queries.ts'
import { runImport } from '../run.ts'
import { totalOf } from '../tally.ts'
import { fileOf, sql } from './testing.ts'

beforeEach(async () => {
  await sql`truncate supply_edge, corporate_relation, concentration, product_relation, company_name`
  await facts(sql)
    .company({ id: 'SHZ-000901', short: '远川线缆', full: '远川线缆股份有限公司', en: 'Yuanchuan Cable' })
    .company({ id: 'SSE-600902', short: '赤峡冶炼' })
    .company({ id: 'SSE-600903', short: '同名股份' })
    .company({ id: 'SSE-600904', short: '同名股份' })
    .save()
})

async function imported(path: string, profile: string) {
  const { text, profile: parsed } = profileNamed(shippedProfiles(), profile)
  const file = basename(path)
  const run = { marketId: 1, source: 'files', profile, profileText: text, file, path, dryRun: false, startedBy: 'test' }
  const runId = await createRun(sql, run)
  const result = await runImport({
    sql,
    runId,
    marketId: 1,
    dryRun: false,
    source: marketFiles(sql, 1),
    asked: { path, name: file, profile: parsed },
  })
  const told = await sql<{ line: number; reason: string; value: string }[]>`
    select line, reason, value from import_rejection where run_id = ${runId} order by line, reason`
  return {
    total: totalOf(result.tally),
    kinds: result.tally.kinds,
    state: result.state,
    told: told.map((row) => [row.line, row.reason]),
    values: told.map((row) => row.value),
  }
}

test('CHAIN-04 a table of supplies: names of the market become companies, others stay names; what is wrong is told by line', async () => {
  const lines = [
    '供应商,客户,产品,占供应商收入比例,占供应商收入比例上限,占客户采购比例,金额,开始日期,结束日期,披露方',
    '赤峡冶炼,远川线缆股份有限公司,铜杆,20%,25%,30,1000,2024-01-01,,供应商',
    '赤峡冶炼,海湾贸易行,铜杆,5,,,,2024-01-01,,客户',
    '远川线缆,Yuanchuan  Cable,铜杆,5,,,,2024-01-01,,客户',
    '远川线缆,客户一,电缆,5,,,,2024-01-01,,供应商',
    '远川线缆,赤峡冶炼,废铜,5,,,,2024-01-01,,供应商',
    '远川线缆,同名股份,,5,,,,2024-01-01,,供应商',
    '远川线缆,海湾贸易行,电缆,105,,,,2024-01-01,,供应商',
    '远川线缆,海湾贸易行,电缆,30,20,,,2024-01-01,,供应商',
    '远川线缆,海湾贸易行,电缆,30,,,,2024-01-01,2023-01-01,供应商',
  ]
  const { total, told } = await imported(fileOf('supplies.csv', `${lines.join('\n')}\n`), 'supply-relations')
  expect(told).toEqual([
    [4, 'SUPPLIES_ITSELF'],
    [5, 'HIDDEN_NAME'],
    [6, 'SAID_BOTH_WAYS'],
    [7, 'NAME_OF_SEVERAL'],
    [8, 'TOO_LARGE'],
    [9, 'RANGE_TURNED'],
    [10, 'DATES_TURNED'],
  ])
  expect(total).toMatchObject({ read: 9, new: 4 })
  const rows = await sql`select supplier_id, customer_id, product_zh, revenue_share, revenue_share_most, cost_share,
    disclosed_by, line from supply_edge order by line`
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['SSE-600902', 'SHZ-000901', '铜杆', 0.2, 0.25, 0.3, 'supplier', 2],
    ['SSE-600902', 'name:海湾贸易行', '铜杆', 0.05, null, null, 'customer', 3],
    ['SHZ-000901', 'SSE-600902', '废铜', 0.05, null, null, 'supplier', 6],
    ['SHZ-000901', 'name:同名股份', '', 0.05, null, null, 'supplier', 7],
  ])
})

test('a table of the largest customers gives ranks, and supplies of those it names', async () => {
  const lines = [
    '股票代码,截止日期,排名,客户名称,销售额,占年度销售总额比例',
    '600902,2023-12-31,1,远川线缆,600,30%',
    '600902,2023-12-31,2,第二名,400,20%',
  ]
  const { told } = await imported(fileOf('top.csv', `${lines.join('\n')}\n`), 'supply-top-customers')
  expect(told).toEqual([[3, 'HIDDEN_NAME']])
  expect(
    (await sql`select rank, party_id, party_name, share from concentration order by rank`).map((row) =>
      Object.values(row),
    ),
  ).toEqual([
    [1, 'SHZ-000901', '远川线缆', 0.3],
    [2, null, null, 0.2],
  ])
  expect(await sql`select customer_id, revenue_share, amount from supply_edge`).toMatchObject([
    { customer_id: 'SHZ-000901', revenue_share: 0.3, amount: 600 },
  ])
})

test('relations drawn from news: both of a kind stand once, loops and pairs both ways are told', async () => {
  const lines = [
    'date,head,relation,relation_en,tail',
    '2025-01-02,远川线缆,竞争,competes,赤峡冶炼',
    '2025-01-02,赤峡冶炼,竞争,competes,远川线缆',
    '2025-01-02,赤峡冶炼,母公司/控股,parent_or_controls,远川线缆',
    '2025-01-02,海湾,合作,cooperates,海湾',
    '2025-01-02,海湾,供给,supplies,远川线缆',
    '2025-01-03,远川线缆,供给,supplies,海湾',
    '2025-01-03,远川线缆,涉足行业,operates_in,电缆行业',
  ]
  const { total, told } = await imported(fileOf('edges.csv', `${lines.join('\n')}\n`), 'chain-ickg-2025')
  expect(told).toEqual([
    [4, 'EXCLUDED_BY_ANOTHER'],
    [5, 'RELATED_TO_ITSELF'],
    [7, 'SAID_BOTH_WAYS'],
  ])
  expect(total).toMatchObject({ read: 7, new: 4, duplicate: 1 })
  expect(await sql`select from_id, type, to_id, confidence from corporate_relation order by type`).toMatchObject([
    { from_id: 'SHZ-000901', type: 'competitor', to_id: 'SSE-600902', confidence: 0.89 },
    { from_id: 'SSE-600902', type: 'subsidiary', to_id: 'SHZ-000901' },
  ])
})

test('a small graph with each kind of contradiction planted: what is no company is refused, what may be right is kept and told', async () => {
  const lines = [
    'date,head,relation,relation_en,tail',
    '2025-01-02,远川线缆,供给,supplies,相关企业',
    '2025-01-02,湖州某电力公司,合作,cooperates,赤峡冶炼',
    '2025-01-02,北岭矿业,母公司/控股,parent_or_controls,北岭矿业有限公司',
    '2025-01-02,东麓钢铁,母公司/控股,parent_or_controls,西麓钢铁',
    '2025-01-03,西麓钢铁,竞争,competes,东麓钢铁',
    '2025-01-03,西麓钢铁,母公司/控股,parent_or_controls,东麓钢铁',
    '2025-01-03,东麓钢铁,投资,invests_in,西麓钢铁',
    '2025-01-03,西麓钢铁,投资,invests_in,东麓钢铁',
    '2025-01-03,远川线缆,供给,supplies,SAP',
    '2025-01-03,铜杆,上游于,upstream_of,电缆',
    '2025-01-03,电缆,上游于,upstream_of,铜杆',
    '2025-01-03,铜杆,上游于,upstream_of,铜杆',
  ]
  const { total, kinds, told, values } = await imported(
    fileOf('contradictions.csv', `${lines.join('\n')}\n`),
    'chain-ickg-2025',
  )
  expect(told).toEqual([
    [2, 'VAGUE_NAME'],
    [3, 'VAGUE_NAME'],
    [4, 'SAME_BUT_FOR_FORM'],
    [6, 'EXCLUDED_BY_ANOTHER'],
    [7, 'EXCLUDED_BY_ANOTHER'],
    [7, 'SAID_BOTH_WAYS'],
    [12, 'SAID_BOTH_WAYS'],
    [13, 'RELATED_TO_ITSELF'],
  ])
  expect(values.slice(2, 5)).toEqual([
    '北岭矿业 > 北岭矿业有限公司',
    '东麓钢铁 > 西麓钢铁 (5)',
    '西麓钢铁 > 东麓钢铁 (6)',
  ])
  expect(total).toMatchObject({ read: 12, new: 9 })
  expect(kinds).toMatchObject({
    supply_edge: { read: 2, new: 1, rejected: 1 },
    corporate_relation: { read: 7, new: 6, rejected: 1 },
    product_relation: { read: 3, new: 2, rejected: 1 },
  })
  expect(await sql`select customer_id from supply_edge`).toEqual([{ customer_id: 'name:SAP' }])
})

test('a name that would mean anybody is that of a company where the market has one of it, and two companies of the market are two', async () => {
  await facts(sql).company({ id: 'SSE-600905', short: '海外品牌', full: '远川线缆有限公司' }).save()
  const lines = [
    'date,head,relation,relation_en,tail',
    '2025-01-02,海外品牌,供给,supplies,赤峡冶炼',
    '2025-01-02,远川线缆有限公司,母公司/控股,parent_or_controls,远川线缆股份有限公司',
  ]
  const { told } = await imported(fileOf('known.csv', `${lines.join('\n')}\n`), 'chain-ickg-2025')
  expect(told).toEqual([])
  expect(await sql`select supplier_id from supply_edge`).toEqual([{ supplier_id: 'SSE-600905' }])
})

test('CHAIN-26 an annual report by page becomes rows of its tables, with page; a file that names no company is refused', async () => {
  const page = `前五名客户销售额2,000.00万元，占年度销售总额20.00%。
单位：元
客户名称 销售额 占年度销售总额比例
远川线缆 12,000,000.00 12.00
客户二 8,000,000.00 8.00`
  const text = [
    { page: 1, text: '年度报告' },
    { page: 2, text: page },
  ]
    .map((one) => JSON.stringify(one))
    .join('\n')
  const path = fileOf('600902_赤峡冶炼_2023.jsonl.gz', '')
  writeFileSync(path, gzipSync(text))
  expect((await planImport(path, shippedProfiles()))[0]?.profile?.profile.name).toBe('annual-report-pages')
  expect(await imported(path, 'annual-report-pages')).toMatchObject({ state: 'done', told: [] })
  expect(
    (
      await sql`select company_id, period_end, side, rank, party_id, amount, share, page, line from concentration
        order by rank`
    ).map((row) => Object.values(row)),
  ).toEqual([
    ['SSE-600902', '2023-12-31', 'customers', 0, null, 2e7, 0.2, 2, 2],
    ['SSE-600902', '2023-12-31', 'customers', 1, 'SHZ-000901', 1.2e7, 0.12, 2, 2],
    ['SSE-600902', '2023-12-31', 'customers', 2, null, 8e6, 0.08, 2, 2],
  ])
  const nameless = await imported(fileOf('report.jsonl', text), 'annual-report-pages')
  expect(nameless.told).toEqual([[1, 'NOT_A_CODE']])
})

const graph = fileURLToPath(new URL('../../../../../shared/data/rooms/chain_ickg_2025/edges.csv.gz', import.meta.url))
test.skipIf(!existsSync(graph))(
  'the graph of 2025 as it stands is imported, and what is wrong in it is told',
  async () => {
    const { state, total, told } = await imported(graph, 'chain-ickg-2025')
    expect([state, total.read]).toEqual(['done', 34_686])
    const counts = Map.groupBy(told, ([, reason]) => reason)
    expect(counts.get('SAID_BOTH_WAYS')?.length).toBeGreaterThan(4)
    expect(
      (counts.get('RELATED_TO_ITSELF')?.length ?? 0) + (counts.get('SUPPLIES_ITSELF')?.length ?? 0),
    ).toBeGreaterThan(5)
  },
)
