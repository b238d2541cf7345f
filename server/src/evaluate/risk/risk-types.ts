import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { riskFigures, riskRow, type RiskRow } from '@pandora/intelligence/tasks/risk-types'
import { isFolder, labelledRows, markedRows } from '../../models/labelled-file.ts'

/** Folder of flashes, beside that of the risk events, of which some are marked by hand. */
const FLASHES = join('..', 'flash_news_2026')

/**
 * Risk types of texts with tags and of a sample without, and of all that the project's marks speak of: those of the two
 * files, and of the flashes that lie beside them.
 */
export async function riskTypesTask(events: string, sample: string): Promise<object> {
  const tagged: RiskRow[] = []
  for (const file of [events, sample]) for (const raw of await labelledRows(file)) tagged.push(riskRow(raw))
  const flashes = join(dirname(events), FLASHES)
  const marked: RiskRow[] = []
  for (const path of [events, sample, ...(isFolder(flashes) ? [flashes] : [])]) {
    if (!existsSync(path)) continue
    for (const { mark, ...raw } of await markedRows(path, 'risk-types'))
      marked.push(riskRow(raw, mark as Readonly<Record<string, unknown>>))
  }
  return riskFigures(tagged, marked, () => performance.now())
}
