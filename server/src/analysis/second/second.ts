import { Worker } from 'node:worker_threads'
import type { GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import { readingLimits } from './limits.ts'
import type { SecondTells, SecondTold } from './second-thread.ts'

/**
 * Without an answer for so long the second thread is held to be lost in a text, ms: well before the one that waits for
 * it is.
 */
const LOST_AFTER = 20_000

/**
 * A thread beside the reading one that analyses a part of each batch while much waits. Whatever becomes of it, nothing
 * is lost: what it does not say is read by the one that asked.
 */
export interface SecondReader {
  /**
   * What it says of documents, in their order; null where it says nothing, and null of those that it could not read.
   */
  analyse: (documents: Extract<SecondTold, { documents: unknown }>['documents']) => Promise<SecondTells | null>
  end: () => Promise<void>
}

/** Begins a second reader with the names of a market and the models of a home. */
export function secondReader(home: string, names: readonly GazetteerEntry[]): SecondReader {
  const thread = new Worker(new URL('./second-thread.ts', import.meta.url), {
    workerData: { home },
    resourceLimits: readingLimits(),
    execArgv: [],
  })
  let gone = false
  let waiting: ((said: SecondTells | null) => void) | null = null
  const answer = (said: SecondTells | null): void => {
    waiting?.(said)
    waiting = null
  }
  const lose = (): void => {
    gone = true
    answer(null)
  }
  thread.on('message', (said: SecondTells) => answer(said))
  thread.on('error', lose)
  thread.on('exit', lose)
  thread.postMessage({ names } satisfies SecondTold)
  return {
    async analyse(documents) {
      if (gone || waiting) return null
      const patience = setTimeout(() => {
        lose()
        void thread.terminate()
      }, LOST_AFTER)
      const said = new Promise<SecondTells | null>((resolve) => {
        waiting = resolve
      })
      thread.postMessage({ documents } satisfies SecondTold)
      return said.finally(() => clearTimeout(patience))
    },
    async end() {
      gone = true
      await thread.terminate()
    },
  }
}
