import { subscribe } from 'node:diagnostics_channel'
import postgres from 'postgres'

/**
 * Whether this process may have told anything by the database since a moment: only a statement can, or a process or a
 * thread that was begun here.
 */
export interface Tellings {
  /** How many there have been that may tell; told of with `since`. */
  count: () => number
  /** Whether any began after that count was taken, or is not at its end yet. */
  since: (count: number) => boolean
}

/** The driver's query, as far as it is watched. */
interface Watched {
  executed: boolean
  strings: readonly string[] | string
  args: readonly unknown[]
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  handle: () => Promise<unknown>
}

let begun = 0
let running = 0

/** A plain read tells nothing; what may write or notify does, and with it every begin and commit. */
const isRead = ({ strings }: Watched): boolean => {
  const text = typeof strings === 'string' ? strings : strings.join(' ')
  return /^\s*select\b/i.test(text) && !/notify/i.test(text)
}

function entered(): () => void {
  begun += 1
  running += 1
  let left = false
  return () => {
    if (!left) running -= 1
    left = true
  }
}

/** A statement counts from when it is asked for until it is answered. */
function watchStatements(isOurs: (args: readonly unknown[]) => boolean): void {
  // A query that is never sent: its class is no export of the driver's.
  const queries = Object.getPrototypeOf(postgres()`select 1`) as Watched
  const { handle } = queries
  if (typeof handle !== 'function') throw new Error('the driver’s queries are no longer run by `handle`')
  queries.handle = function run(this: Watched) {
    if (!this.executed && !isRead(this) && !isOurs(this.args)) {
      const leave = entered()
      const { resolve, reject } = this
      this.resolve = (result) => (leave(), resolve(result))
      this.reject = (error) => (leave(), reject(error))
    }
    return handle.call(this)
  }
}

/** Processes and threads count as long as they live. */
function watchOthers(): void {
  subscribe('child_process', (message) => {
    const leave = entered()
    ;(message as { process: NodeJS.EventEmitter }).process.once('close', leave)
  })
  subscribe('worker_threads', (message) => {
    const leave = entered()
    ;(message as { worker: NodeJS.EventEmitter }).worker.once('exit', leave)
  })
}

let watched: Tellings | undefined

/** Watches the process from now on. `isOurs`: what a statement is sent with that marks a place and tells nothing. */
export function watchTellings(isOurs: (args: readonly unknown[]) => boolean): Tellings {
  if (watched) return watched
  watchStatements(isOurs)
  watchOthers()
  watched = { count: () => begun, since: (count) => running > 0 || begun !== count }
  return watched
}
