import readWorkbook, { type CellValue } from 'read-excel-file/node'
import { listedParts } from './archive.ts'

/** Largest workbook unpacked, in bytes: it is read whole. */
const LARGEST_UNPACKED = 200_000_000

/** The sheets of a workbook, in their order: text, numbers, booleans, dates (as UTC), null for an empty cell. */
export interface SheetRead {
  name: string
  rows: (CellValue | null)[][]
}

/**
 * Every sheet of a workbook (XLSX), values alone: of a formula what it came to when the file was saved. `macros` where
 * it holds any; it is then not read.
 */
export async function wholeWorkbook(bytes: Buffer): Promise<SheetRead[] | 'damaged' | 'tooLarge' | 'macros'> {
  const archive = await listedParts(bytes, LARGEST_UNPACKED)
  if (typeof archive === 'string') return archive
  if (archive.includes('vbaProject.bin')) return 'macros'
  try {
    return (await readWorkbook(archive, { trim: false })).map(({ sheet, data }) => ({ name: sheet, rows: data }))
  } catch {
    return 'damaged'
  }
}
