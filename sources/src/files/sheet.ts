import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import readWorkbook, { type CellValue } from 'read-excel-file/node'
import { Refusal } from '@pandora/contract/errors'
import type { OpenedFile } from './bytes.ts'

/** Largest workbook packed and unpacked, in bytes: it is read whole. */
const LARGEST_PACKED = 64_000_000
const LARGEST_UNPACKED = 200_000_000

/** Unpacks every part once under a limit, whatever its header says of its size, before the workbook reader sees it (archive bombs). */
async function refuseBombs(archive: Buffer, name: string): Promise<void> {
  const damaged = new Refusal('UNREADABLE_FILE', { reason: `${name}: XLSX` })
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + 20 > archive.length) throw damaged
  let at = archive.readUInt32LE(end + 16)
  let left = LARGEST_UNPACKED
  for (let part = archive.readUInt16LE(end + 10); part > 0; part--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== 0x02014b50) throw damaged
    const method = archive.readUInt16LE(at + 10)
    const packed = archive.readUInt32LE(at + 20)
    const local = archive.readUInt32LE(at + 42)
    if (local + 30 > archive.length) throw damaged
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if (start + packed > archive.length) throw damaged
    if (method === 8) {
      try {
        // Counted as it comes, never held.
        for await (const bytes of Readable.from([archive.subarray(start, start + packed)]).pipe(createInflateRaw())) {
          left -= (bytes as Buffer).length
          if (left <= 0) break
        }
      } catch {
        throw damaged
      }
    } else left -= packed
    if (left <= 0) throw new Refusal('TOO_LARGE', { limit: '200 MB' })
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** Rows of a sheet by name, or of the first one: text, numbers, booleans, dates (as UTC), null for an empty cell. Refuses TOO_LARGE, NO_SUCH_SHEET, UNREADABLE_FILE. */
export async function sheetRows(file: OpenedFile, name: string, sheet: string | undefined, progress: (bytes: number) => void): Promise<(CellValue | null)[][]> {
  if (file.size > LARGEST_PACKED) throw new Refusal('TOO_LARGE', { limit: '64 MB XLSX' })
  const archive = await readFile(file.path)
  await refuseBombs(archive, name)
  progress(Math.floor(file.size / 2))
  const sheets = await readWorkbook(archive).catch((error: unknown) => {
    throw new Refusal('UNREADABLE_FILE', { reason: `${name}: ${error instanceof Error ? error.message : 'XLSX'}` })
  })
  const chosen = sheet === undefined ? sheets[0] : sheets.find((one) => one.sheet === sheet)
  if (!chosen) throw new Refusal('NO_SUCH_SHEET', { sheet: sheet ?? '1' })
  progress(file.size)
  return chosen.data
}
