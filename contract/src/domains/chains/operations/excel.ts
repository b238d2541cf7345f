import { z } from 'zod'
import { defineOperation } from '../../../operation.ts'
import { ownedId } from '../../../records/ids.ts'
import { supplyChainGraph } from '../graph.ts'
import { graphProblem } from '../problems.ts'
import { changeCounts, excelFields, excelRow, GRAPH_BYTES, graphChange } from '../shapes.ts'

const chainId = ownedId('chain', z.uuid())

export const chainExcel = {
  uploadExcel: defineOperation({
    id: 'chains.uploadExcel',
    requirement: 'CHAIN-16',
    method: 'POST',
    path: '/api/supplyChain/uploadExcel',
    writes: true,
    rate: 'upload',
    bodyLimit: GRAPH_BYTES,
    summary:
      'Read a workbook as a graph: says row by row what is wrong and what would be added, changed and removed; with `dryRun` false saves it as a new chain, or as the next version of one',
    input: z.object({
      /** The chain that the file is held against; absent: a new one. */
      chainId: chainId.optional(),
      baseVersion: z.int().min(1).max(1_000_000).optional(),
      /** `merge` keeps what the file does not name, `replace` makes the graph that of the file. */
      way: z.enum(['merge', 'replace']).default('replace'),
      file: z.string().min(1).max(200),
      /** The file's bytes in base64. */
      content: z
        .string()
        .max(22_000_000)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
      /** Of a file of another layout: which sheet, and which column is what. */
      sheet: z.string().max(100).optional(),
      columns: z
        .array(z.object({ field: z.enum(excelFields), column: z.string().max(200) }))
        .max(excelFields.length)
        .optional(),
      /** Rows that are wrong are left out; without it they refuse the whole. */
      skipWrong: z.boolean().default(false),
      dryRun: z.boolean(),
    }),
    output: z.object({
      /** `chain`: a workbook as this product writes it. `relations`: a table of who supplies whom. */
      layout: z.enum(['chain', 'relations']),
      sheets: z.array(z.object({ name: z.string(), rows: z.int() })),
      sheet: z.string().nullable(),
      /** Of another layout: the columns of the file, and which is what. */
      header: z.array(z.string()),
      columns: z.array(z.object({ field: z.enum(excelFields), column: z.string() })),
      missing: z.array(z.enum(excelFields)),
      rows: z.int(),
      refused: z.int(),
      /** Rows that are told of, the refused first; at most 300. */
      dataList: z.array(excelRow),
      change: changeCounts,
      changes: z.array(graphChange),
      problems: z.array(graphProblem),
      supplyChainGraph,
      supplyFromDate: z.string().nullable(),
      supplyEndDate: z.string().nullable(),
      name: z.string(),
      /** Where it was saved; null after a dry run. */
      saved: z.object({ chainId: ownedId('chain', z.string()), version: z.int() }).nullable(),
    }),
  }),
  downloadExcel: defineOperation({
    id: 'chains.downloadExcel',
    requirement: 'CHAIN-17',
    method: 'POST',
    path: '/api/supplyChain/downloadExcel',
    transport: 'download',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: 'A chain as a workbook that can be changed and imported again',
    input: z.object({ chainId }),
    output: z.object({
      name: z.string(),
      supplyFromDate: z.string().nullable(),
      supplyEndDate: z.string().nullable(),
      supplyChainGraph,
    }),
  }),
}
