import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tasks } from '@pandora/intelligence/tasks/registry'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { labelledRows } from './labelled-file.ts'

const corpora = fileURLToPath(new URL('../../../intelligence/corpus', import.meta.url))

/** The project's own rows of a task, file by file in the order of their names; none where the task learns nothing. */
export async function corpusOf(name: string): Promise<RawRow[]> {
  const folder = tasks[name]?.((task) => task.learning?.corpus)
  if (folder === undefined) return []
  const files = (await readdir(join(corpora, folder))).filter((file) => file.endsWith('.jsonl')).toSorted()
  return (await Promise.all(files.map((file) => labelledRows(join(corpora, folder, file))))).flat()
}
