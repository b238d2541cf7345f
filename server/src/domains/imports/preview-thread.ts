import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@pandora/contract/errors'
import { previewFile } from './preview.ts'

// Runs in a thread of its own, begun by preview-apart.ts: answers the preview, or the refusal as data.
const [asked, now, language] = workerData as Parameters<typeof previewFile>
try {
  parentPort?.postMessage({ preview: await previewFile(asked, now, language) })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  parentPort?.postMessage({ refused: { code: error.code, data: error.data } })
}
