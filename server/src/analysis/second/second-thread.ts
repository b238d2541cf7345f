import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentAnalysis, DocumentText } from '@pandora/intelligence/analysis'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { buildGazetteer, type Gazetteer, type GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import { installedModels } from '../models.ts'

/** What the second thread is told: names once, then documents, each with its day. */
export type SecondTold =
  | { names: readonly GazetteerEntry[] }
  | { documents: readonly { text: DocumentText; day: string }[] }
/** What it says of documents, in their order; null of one that it could not read. */
export type SecondTells = readonly (DocumentAnalysis | null)[]

const port = parentPort
if (!port) throw new Error('this runs as a thread')
// The thread that reads has told of models that cannot be used.
const models = await installedModels((workerData as { home: string }).home, () => undefined)
let gazetteer: Gazetteer | null = null

port.on('message', (told: SecondTold) => {
  if ('names' in told) {
    gazetteer = buildGazetteer(told.names)
    return
  }
  const tools = gazetteer && { gazetteer, model: (name: string) => models.get(name)?.model }
  port.postMessage(
    told.documents.map(({ text, day }) => {
      try {
        return tools && analyseDocument(text, tools, day)
      } catch {
        // It is read once more where faults are told.
        return null
      }
    }) satisfies SecondTells,
  )
})
