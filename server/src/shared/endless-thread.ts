// For apart.test.ts: a thread that answers, refuses, fills its memory, ends without a word, or never ends.
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@pandora/contract/errors'
import { tellFrom } from './apart.ts'

await tellFrom((told) => parentPort?.postMessage(told), () => {
  switch (workerData) {
    case 'endless': for (let at = 0; ; at++) if (at < 0) return at
    case 'hungry': { const held: object[] = []; for (;;) held.push({ of: held.length, more: [held.length] }) }
    case 'silent': return process.exit(0)
    case 'refused': throw new Refusal('BINARY_FILE', { file: 'f' })
    default: return workerData as string
  }
})
