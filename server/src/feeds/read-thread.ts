import { parentPort, workerData } from 'node:worker_threads'
import { tellFrom } from '../shared/apart.ts'
import { readFeed, type ReadAsked } from './fetch-feed.ts'

// Runs in a thread of its own, begun by read-apart.ts.
await tellFrom((told) => parentPort?.postMessage(told), () => readFeed(workerData as ReadAsked))
