import { Worker } from 'node:worker_threads'
import { Refusal, type ErrorCode } from '@pandora/contract/errors'
import type { previewFile } from './preview.ts'

type Preview = Awaited<ReturnType<typeof previewFile>>
type Told = { preview: Preview } | { refused: { code: ErrorCode; data: Record<string, string | number> } }

/** Memory that reading a file for its preview may take, in MB. A workbook of 60 MB unpacked took 0.7 GB, a JSON document of 65 MB 1 GB. */
const MOST_MB = 1500

let before: Promise<unknown> = Promise.resolve()

/**
 * The preview of a file that is read whole (workbook, JSON document), in a thread with a limit of its own, one at a time: such a file would
 * stop the process that serves everybody, or end it. Refuses what the preview refuses, and TOO_LARGE.
 */
export function previewApart(...asked: Parameters<typeof previewFile>): Promise<Preview> {
  const mine = before.then(() => inThread(asked), () => inThread(asked))
  before = mine
  return mine
}

function inThread(asked: Parameters<typeof previewFile>): Promise<Preview> {
  const thread = new Worker(new URL('./preview-thread.ts', import.meta.url), { workerData: asked, resourceLimits: { maxOldGenerationSizeMb: MOST_MB }, execArgv: [] })
  return new Promise<Preview>((done, fail) => {
    thread.once('message', (told: Told) => ('preview' in told ? done(told.preview) : fail(new Refusal(told.refused.code, told.refused.data))))
    thread.once('error', (error: NodeJS.ErrnoException) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('TOO_LARGE', { limit: `${MOST_MB} MB` }) : error))
    thread.once('exit', () => fail(new Refusal('UNREADABLE_FILE', { reason: asked[0].place.name })))
  })
}
