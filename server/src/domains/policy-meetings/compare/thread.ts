import { parentPort } from 'node:worker_threads'
import { tasks, type Tasks } from './tasks.ts'

/** What the thread is asked, and what it says. */
export interface Asked {
  id: number
  task: keyof Tasks
  input: unknown
}
export type Said = { id: number; answer: unknown } | { id: number; failed: string }

const port = parentPort
if (!port) throw new Error('this runs as a thread')

port.on('message', ({ id, task, input }: Asked) => {
  try {
    const answer = (tasks[task] as (given: unknown) => unknown)(input)
    port.postMessage({ id, answer } satisfies Said)
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) } satisfies Said)
  }
})
