import { parentPort, workerData } from 'node:worker_threads'
import { tellFrom } from '../../shared/apart.ts'
import { previewFile } from './preview.ts'

// Runs in a thread of its own, begun by preview-apart.ts.
await tellFrom((told) => parentPort?.postMessage(told), () => previewFile(...(workerData as Parameters<typeof previewFile>)))
