import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { Refusal } from '@pandora/contract/errors'
import { openRows } from '@pandora/sources/files/rows'
import { wholeWorkbook } from '@pandora/sources/files/whole-workbook'

/** Most rows of a sheet that are taken: more than a chain has edges. */
export const ROW_LIMIT = 30_000

/** A sheet as it was read: its cells as text, numbers, booleans or days. */
export interface Table {
  name: string
  rows: (string | number | boolean | null)[][]
}

const isArchive = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Whether bytes may be a workbook, or text of more than one line: what is neither needs no reading. */
export const mayHoldTable = (bytes: Buffer): boolean => isArchive(bytes) || bytes.includes(0x0a) || bytes.includes(0x0d)

/** A day of a cell, whatever its clock says. */
const cellOf = (value: unknown): string | number | boolean | null =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null

function refuseLong({ name, rows }: { name: string; rows: readonly unknown[] }): void {
  if (rows.length > ROW_LIMIT)
    throw new Refusal(chainsErrors.CHAIN_FILE_TOO_LONG, { sheet: name, rows: rows.length, limit: ROW_LIMIT })
}

/** Text with columns, in whatever encoding, as importing facts reads it. */
async function delimited(file: string, bytes: Buffer): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pandora-chain-'))
  try {
    const path = join(folder, 'file.csv')
    await writeFile(path, bytes, { mode: 0o600 })
    const opened = await openRows({ path, name: 'file.csv', options: { type: 'csv' } })
    const rows: Table['rows'] = []
    for await (const batch of opened.batches(() => undefined))
      for (const row of batch) {
        if ('broken' in row) continue
        if (rows.length === 0) rows.push([...row.columns])
        rows.push(row.cells.map(cellOf))
        refuseLong({ name: file, rows })
      }
    return [{ name: file, rows }]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The tables of a file. Throws CHAIN_FILE_UNREADABLE, CHAIN_FILE_WITH_MACROS, CHAIN_FILE_TOO_LONG. */
export async function readTables(file: string, content: Uint8Array): Promise<Table[]> {
  const bytes = Buffer.from(content)
  const unreadable = () => new Refusal(chainsErrors.CHAIN_FILE_UNREADABLE, { file })
  if (!isArchive(bytes)) {
    // An old workbook (XLS) or a picture is no text.
    if (bytes.subarray(0, 4000).includes(0) && !(bytes[0] === 0xff || bytes[0] === 0xfe)) throw unreadable()
    const tables = await delimited(file, bytes).catch((error: unknown) => {
      throw error instanceof Refusal && error.code.startsWith('CHAIN_') ? error : unreadable()
    })
    if (tables.every(({ rows }) => rows.length < 2)) throw unreadable()
    return tables
  }
  const found = await wholeWorkbook(bytes)
  if (found === 'macros') throw new Refusal(chainsErrors.CHAIN_FILE_WITH_MACROS, { file })
  if (typeof found === 'string') throw unreadable()
  for (const sheet of found) refuseLong(sheet)
  return found.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cellOf)) }))
}
