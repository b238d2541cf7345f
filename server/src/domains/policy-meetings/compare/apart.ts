import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { Refusal } from '@pandora/contract/errors'
import { policyMeetingErrors } from '@pandora/contract/domains/policy-meetings/errors'
import type { Asked, Said } from './thread.ts'
import type { Tasks } from './tasks.ts'

/** Without an answer for so long the thread is held to be lost in a text, ms. */
const LOST_AFTER = 30_000
/** Most memory of the thread's own, MB, and most letters of what it is asked that are kept with their answers. */
const MOST_MB = 384
const KEPT_LETTERS = 6_000_000

interface Waiting {
  done: (answer: unknown) => void
  fail: (error: Error) => void
}

let thread: Worker | null = null
const waiting = new Map<number, Waiting>()
let asked = 0

/** Answers by what was asked, the least lately used first: two texts are held against each other once. */
const kept = new Map<string, { answer: Promise<unknown>; letters: number }>()
let letters = 0

const refusal = () => new Refusal(policyMeetingErrors.COMPARISON_FAILED)

function lose(): void {
  thread = null
  for (const one of waiting.values()) one.fail(refusal())
  waiting.clear()
}

/** The thread, begun when it is first needed; it keeps no process alive. */
function worker(): Worker {
  if (thread) return thread
  const made = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    execArgv: [],
  })
  made.unref()
  made.on('message', (said: Said) => {
    const one = waiting.get(said.id)
    waiting.delete(said.id)
    if (waiting.size === 0) made.unref()
    if ('answer' in said) one?.done(said.answer)
    else one?.fail(refusal())
  })
  const gone = () => {
    if (thread === made) lose()
  }
  made.on('error', gone)
  made.on('exit', gone)
  thread = made
  return made
}

function ask(task: keyof Tasks, input: unknown): Promise<unknown> {
  const id = ++asked
  const own = worker()
  own.ref()
  return new Promise<unknown>((done, fail) => {
    const patience = setTimeout(() => {
      void own.terminate()
      lose()
    }, LOST_AFTER)
    const settled =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        clearTimeout(patience)
        settle(value)
      }
    waiting.set(id, { done: settled(done), fail: settled(fail) })
    own.postMessage({ id, task, input } satisfies Asked)
  })
}

/**
 * Does a task in a thread of its own, so that nobody else waits for it; the same question is answered from before.
 * Refuses with COMPARISON_FAILED where the thread fails or takes more than half a minute.
 */
export function apart<Task extends keyof Tasks>(
  task: Task,
  input: Parameters<Tasks[Task]>[0],
): Promise<ReturnType<Tasks[Task]>> {
  const question = JSON.stringify(input)
  const key = `${task} ${createHash('sha256').update(question).digest('base64url')}`
  const known = kept.get(key)
  const answer = known?.answer ?? ask(task, input)
  kept.delete(key)
  kept.set(key, { answer, letters: question.length })
  if (!known) {
    letters += question.length
    answer.catch(() => forget(key))
    for (const oldest of kept.keys()) {
      if (letters <= KEPT_LETTERS || oldest === key) break
      forget(oldest)
    }
  }
  return answer as Promise<ReturnType<Tasks[Task]>>
}

function forget(key: string): void {
  letters -= kept.get(key)?.letters ?? 0
  kept.delete(key)
}
