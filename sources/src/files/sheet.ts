import type { CellValue } from 'read-excel-file/node'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { listedParts } from './archive.ts'
import { bytesOf, type OpenedFile } from './bytes.ts'
import { isTable } from './header.ts'
import { withPercents } from './workbook/percents.ts'

/** Largest workbook packed and unpacked, in bytes: it is read whole. */
const LARGEST_PACKED = 64_000_000
const LARGEST_UNPACKED = 200_000_000

/**
 * Rows of a sheet by name, or of the first one that holds a table: text (per cent with its sign), numbers, booleans,
 * dates (as UTC), null for an empty cell. `others`: sheets with a table that are not read, and how many rows they have.
 * Refuses TOO_LARGE, NO_SUCH_SHEET, UNREADABLE_FILE.
 */
export async function sheetRows(
  file: OpenedFile,
  name: string,
  sheet: string | undefined,
  progress: (bytes: number) => void,
): Promise<{
  rows: (CellValue | null)[][]
  chosen: string
  tables: { sheet: string; rows: number }[]
  others: { sheet: string; rows: number }[]
}> {
  const archive = await listedParts(await packed(file), LARGEST_UNPACKED, withPercents)
  if (archive === 'damaged') throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: `${name}: XLSX` })
  if (archive === 'tooLarge') throw new Refusal(errors.TOO_LARGE, { limit: '200 MB' })
  progress(Math.floor(file.size / 2))
  // Its reader is loaded where there is a workbook alone.
  const { default: readWorkbook } = await import('read-excel-file/node')
  const sheets = await readWorkbook(archive).catch((error: unknown) => {
    throw new Refusal(importsErrors.UNREADABLE_FILE, {
      reason: `${name}: ${error instanceof Error ? error.message : 'XLSX'}`,
    })
  })
  const tables = sheets.filter((one) => isTable(one.data))
  const chosen = sheet === undefined ? (tables[0] ?? sheets[0]) : sheets.find((one) => one.sheet === sheet)
  if (!chosen) throw new Refusal(importsErrors.NO_SUCH_SHEET, { sheet: sheet ?? '1' })
  progress(file.size)
  return {
    rows: chosen.data,
    chosen: chosen.sheet,
    tables: tables.map(({ sheet: one, data }) => ({ sheet: one, rows: data.length })),
    others: tables.flatMap((one) => (one === chosen ? [] : [{ sheet: one.sheet, rows: one.data.length }])),
  }
}

/** The bytes of a workbook, which may itself lie in an archive. Refuses TOO_LARGE. */
async function packed(file: OpenedFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const bytes of bytesOf(file, () => undefined)) {
    size += bytes.length
    if (size > LARGEST_PACKED) throw new Refusal(errors.TOO_LARGE, { limit: '64 MB XLSX' })
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
