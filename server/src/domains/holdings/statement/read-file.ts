import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { holdingsErrors } from '@pandora/contract/domains/holdings/errors'
import { TRADE_LIMIT } from '@pandora/contract/domains/holdings/operations'
import { Refusal } from '@pandora/contract/errors'
import type { RawRow } from '@pandora/sources/files/raw-row'
import { openRows } from '@pandora/sources/files/rows'

/** Bytes of a statement, unpacked: some 400 a row. */
const MOST_BYTES = 8_000_000

const unpacked = promisify(gunzip)

/** A statement as it was read. */
export interface StatementFile {
  encoding: string
  columns: readonly string[]
  rows: readonly RawRow[]
}

/**
 * Reads a statement of text, CSV or tabs, in UTF-8, GBK or UTF-16, as importing facts reads files; what is packed by
 * gzip is unpacked first. Workbooks are not taken: unpacking one of a stranger's could take all memory. Throws
 * STATEMENT_UNREADABLE, STATEMENT_TOO_LONG.
 */
export async function readStatement(home: string, file: string, content: string): Promise<StatementFile> {
  const unreadable = () => new Refusal(holdingsErrors.STATEMENT_UNREADABLE, { file })
  const sent = Buffer.from(content, 'base64')
  const packed = sent[0] === 0x1f && sent[1] === 0x8b
  const bytes = packed
    ? await unpacked(sent, { maxOutputLength: MOST_BYTES }).catch(() => {
        throw unreadable()
      })
    : sent
  // By such a name what a killed process leaves is swept away at the next start.
  const path = join(home, `statement.${randomBytes(6).toString('hex')}.part`)
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const opened = await openRows({ path, name: 'statement.csv', options: { type: 'csv' } })
    const rows: RawRow[] = []
    for await (const batch of opened.batches(() => undefined)) {
      rows.push(...batch)
      if (rows.length > TRADE_LIMIT) throw new Refusal(holdingsErrors.STATEMENT_TOO_LONG, { limit: TRADE_LIMIT })
    }
    const named = rows.find((row) => 'columns' in row)
    if (!named || !('columns' in named)) throw unreadable()
    return { encoding: opened.format.encoding, columns: named.columns, rows }
  } catch (error) {
    throw error instanceof Refusal && error.definition.status === 413
      ? error
      : error instanceof Refusal
        ? unreadable()
        : error
  } finally {
    await rm(path, { force: true })
  }
}
