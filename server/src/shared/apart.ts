import { Worker } from 'node:worker_threads'
import { Refusal, type ErrorCode } from '@pandora/contract/errors'

/** What a thread answers with: what it was asked for, or a refusal as data. */
export type Told<Answer> = { answer: Answer } | { refused: { code: ErrorCode; data: Record<string, string | number> } }

export interface ApartLimits {
  /** Most memory of the thread's own, MB. */
  mb: number
  /** When it is ended, whatever it is at. */
  seconds: number
  late: Refusal
  tooLarge: Refusal
  /** It ended without a word. */
  broken: Refusal
}

/**
 * Does one piece of work in a thread of its own, which is ended when it takes too long or too much: hostile input stops neither the process
 * that serves everybody nor what waits behind it. Refuses what the work refuses, and `late`, `tooLarge`, `broken`.
 */
export function workApart<Answer>(module: URL, asked: unknown, { mb, seconds, late, tooLarge, broken }: ApartLimits): Promise<Answer> {
  const thread = new Worker(module, { workerData: asked, resourceLimits: { maxOldGenerationSizeMb: mb }, execArgv: [] })
  return new Promise<Answer>((done, fail) => {
    const patience = setTimeout(() => {
      fail(late)
      void thread.terminate()
    }, seconds * 1000)
    thread.once('message', (told: Told<Answer>) => ('answer' in told ? done(told.answer) : fail(new Refusal(told.refused.code, told.refused.data))))
    thread.once('error', (error: NodeJS.ErrnoException) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : error))
    thread.once('exit', () => {
      clearTimeout(patience)
      fail(broken)
    })
  })
}

/** In the thread: posts what `work` gives, or its refusal. Other errors are the thread's own. */
export async function tellFrom<Answer>(post: (told: Told<Answer>) => void, work: () => Answer | Promise<Answer>): Promise<void> {
  try {
    post({ answer: await work() })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    post({ refused: { code: error.code, data: error.data } })
  }
}
