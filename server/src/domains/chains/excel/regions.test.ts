import { expect, test } from 'vitest'
import { node } from '../testing-chains.ts'
import { ownSheets } from './heads.ts'
import { parseChain } from './parse-chain.ts'
import { readTables } from './read-tables.ts'
import { Notes } from './rows.ts'
import { writeChain } from './write.ts'

const codes = ['CN-SH', 'CN-NM', 'US', '440000', null]
const supplyChainGraph = {
  nodes: codes.map((region, at) => node(`n${at}`, { region })),
  edges: [],
}

test.each([
  ['zh-CN', '上海', '内蒙古'],
  ['en', 'Shanghai', 'Inner Mongolia'],
] as const)('in %s a workbook names regions, and reads names and codes alike', async (language, ...names) => {
  const bytes = await writeChain({ name: 'x', supplyFromDate: null, supplyEndDate: null, supplyChainGraph }, language)
  const tables = await readTables('x.xlsx', bytes)
  const own = ownSheets(tables)
  if (!own) throw new Error('the sheets are not known again')
  const at = own.get('nodes')?.fields.indexOf('region') ?? -1
  expect(
    own
      .get('nodes')
      ?.table.rows.slice(1, 3)
      .map((row) => row[at]),
  ).toEqual(names)
  const read = parseChain(tables, own, {
    before: { nodes: [], edges: [] },
    meant: () => null,
    notes: new Notes(language),
  })
  expect(read.graph.nodes.map(({ data }) => data.region)).toEqual(codes)
})
