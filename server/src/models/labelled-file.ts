import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analysisErrors } from '@pandora/contract/domains/analysis/errors'
import { Refusal } from '@pandora/contract/errors'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { rejectionText } from '@pandora/sources/rejections'
import { openRows } from '@pandora/sources/files/rows'

/**
 * All rows of a file of any kind that imports read (JSON lines, JSON, CSV, TSV, XLSX, gz), as objects. Refuses what
 * openRows refuses, and BAD_LABELLED_ROW for the first row that is broken.
 */
export async function labelledRows(path: string): Promise<RawRow[]> {
  const name = basename(path)
  const { batches } = await openRows({ path, name, options: {}, nested: true })
  const rows: RawRow[] = []
  for await (const batch of batches(() => undefined))
    for (const row of batch) {
      if ('broken' in row)
        throw new Refusal(analysisErrors.BAD_LABELLED_ROW, {
          file: name,
          line: row.line,
          reason: rejectionText(row.broken, 'en'),
        })
      rows.push(Object.fromEntries(row.columns.map((column, place) => [column, row.cells[place]])))
    }
  return rows
}

const marksFolder = new URL('../../../intelligence/marks/', import.meta.url)
/** Whether a folder lies there. */
export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Texts of a file, or of all JSON lines of a folder, with the project's marks of a task beside those that have some. A
 * mark's `id` is the name of the text's file without endings, a colon, and the text's own id.
 */
export async function markedRows(path: string, task: string): Promise<RawRow[]> {
  const marks = new Map(
    (await labelledRows(fileURLToPath(new URL(`${task}.jsonl`, marksFolder)))).map((one) => [String(one['id']), one]),
  )
  const files = isFolder(path)
    ? (await readdir(path))
        .filter((one) => /\.jsonl(?:\.gz)?$/u.test(one))
        .toSorted()
        .map((one) => join(path, one))
    : [path]
  const rows: RawRow[] = []
  for (const file of files) {
    const source = basename(file).replace(/\.jsonl(?:\.gz)?$/u, '')
    for (const row of await labelledRows(file)) {
      const mark = marks.get(`${source}:${String(row['id'])}`)
      if (mark) rows.push({ ...row, mark })
    }
  }
  return rows
}
