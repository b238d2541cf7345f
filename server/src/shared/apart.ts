import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal, type ErrorDefinition } from '@pandora/contract/errors'

/** What a process apart answers with: what it was asked for, a refusal as data, or what went wrong. */
type Told<Answer> =
  | { answer: Answer }
  | { refused: { definition: ErrorDefinition; data: Record<string, string | number> } }
  | { failed: unknown }

interface Asked<Question> {
  question: Question
  seconds: number
}

export interface ApartLimits {
  /** Most memory of the process's own heap, MB. */
  mb: number
  /** When it is ended, whatever it is at. */
  seconds: number
  late: Refusal
  tooLarge: Refusal
  /** It ended without a word. */
  broken: Refusal
}

/** As much of what a process says last as tells why it ended, characters. */
const LAST_WORDS = 20_000
/** What a process apart may know of this one's surroundings: no address of the database, no key. */
const surroundings = () =>
  Object.fromEntries(
    ['TZ', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

/**
 * Does one piece of work in a process of its own, which is ended when it takes too long or too much: hostile input
 * stops neither the process
 * that serves everybody nor what waits behind it. A thread would not do: one that asks for much memory in one piece
 * ends the whole process,
 * its limits notwithstanding. Refuses what the work refuses, and `late`, `tooLarge`, `broken`.
 */
export function workApart<Answer>(
  module: URL,
  question: unknown,
  { mb, seconds, late, tooLarge, broken }: ApartLimits,
): Promise<Answer> {
  const apart = fork(fileURLToPath(module), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${mb}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: surroundings(),
  })
  return new Promise<Answer>((done, fail) => {
    let lastWords = ''
    apart.stderr?.on('data', (words) => (lastWords = (lastWords + String(words)).slice(-LAST_WORDS)))
    const patience = setTimeout(() => {
      fail(late)
      apart.kill('SIGKILL')
    }, seconds * 1000)
    apart.once('message', (told: Told<Answer>) => {
      if ('answer' in told) done(told.answer)
      else fail('refused' in told ? new Refusal(told.refused.definition, told.refused.data) : told.failed)
    })
    apart.once('error', fail)
    // Not "exit": its last words come after that.
    apart.once('close', (_code, signal) => {
      clearTimeout(patience)
      // The system itself ends with SIGKILL what takes too much.
      fail(signal === 'SIGKILL' || lastWords.includes('out of memory') ? tooLarge : broken)
    })
    apart.send({ question, seconds } satisfies Asked<unknown>)
  })
}

/** In the process apart: answers what it is asked with what `work` gives, or its refusal, and ends. */
export function workAlone<Question, Answer>(work: (question: Question) => Answer | Promise<Answer>): void {
  const tell = (told: Told<Answer>) => process.send?.(told, () => process.exit())
  process.once('message', ({ question, seconds }: Asked<Question>) => {
    // Whoever asked may have been killed, and nobody would end what never ends.
    new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${(seconds + 5) * 1000})`, {
      eval: true,
      execArgv: [],
    }).unref()
    void (async () => work(question))().then(
      (answer) => tell({ answer }),
      (error: unknown) =>
        tell(
          error instanceof Refusal
            ? { refused: { definition: error.definition, data: error.data } }
            : { failed: error },
        ),
    )
  })
  process.once('disconnect', () => process.exit())
}
