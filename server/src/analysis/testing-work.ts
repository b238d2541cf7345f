import { ANALYSIS_VERSION, type DocumentAnalysis, type DocumentText } from '@pandora/intelligence/analysis'
import { analyseDocument, type AnalysisTools } from '@pandora/intelligence/analyse'
import { deriveFor } from '../imports/derive.ts'
import { facts, type Facts } from '../testing-facts.ts'
import type { TestServer } from '../testing.ts'
import { installedModels, versionKey } from './models.ts'
import type { ReaderServices } from './reader.ts'
import { versionId } from './versions.queries.ts'
import { analysisWork, type AnalysisWork } from './work.ts'

export interface TestReading {
  work: AnalysisWork['work']
  /** Documents that could not be read, with the error. */
  faults: { documentId: string; error: unknown }[]
  versionId: number
}

export interface TestReadingOptions {
  analyse?: (document: DocumentText, tools: AnalysisTools, at: string) => DocumentAnalysis
  /** Added to the version, to read anew under another. */
  version?: string
  stopping?: () => boolean
  second?: ReaderServices['second']
  batch?: number
}

/** Reads what waits in a test server's database, in this thread, by the server's clock and the shipped models. */
export async function testReading(
  { sql, clock, home }: Pick<TestServer, 'sql' | 'clock' | 'home'>,
  { analyse = analyseDocument, version = '', stopping = () => false, second, batch }: TestReadingOptions = {},
): Promise<TestReading> {
  const models = await installedModels(home, () => {})
  const used = [...models.values()].map(({ model: { name, version: of, origin } }) => ({ name, version: of, origin }))
  const id = await versionId(sql, versionKey(`${ANALYSIS_VERSION}${version}`, models), used)
  const faults: TestReading['faults'] = []
  const { work } = analysisWork({
    sql,
    versionId: id,
    model: (name) => models.get(name)?.model,
    analyse,
    ...(second ? { second } : {}),
    ...(batch === undefined ? {} : { batch }),
    now: () => clock.now,
    // What is scored must not depend on how busy the machine is.
    rest: 0,
    stopping,
    wanted: { raised: false },
    beat: () => {},
    fault: (documentId, error) => faults.push({ documentId, error }),
  })
  return { work, faults, versionId: id }
}

/**
 * Facts that go the way of an import: what follows from them, the waiting for analysis included, is done with their
 * merge.
 */
export function importedFacts({ sql, clock }: Pick<TestServer, 'sql' | 'clock'>, marketId = 1): Facts {
  const gathered = facts(sql, { marketId, startedAt: clock.now })
  const save = gathered.save
  gathered.save = () => save(deriveFor(marketId))
  return gathered
}
