import { create } from 'zustand'

/** Longest and shortest wait before the server is asked again, in ms. */
const LONGEST = 15_000
const SHORTEST = 2000
/** How long an answer to that is waited for, in ms. */
const PATIENCE = 4000

interface Reach {
  /** Nothing answers: what is shown is what was read before. */
  away: boolean
  /** When something last answered, in ms; told where it is away. */
  since: number
}
/** Whether the server can be reached. */
export const useReach = create<Reach>(() => ({ away: false, since: Date.now() }))

let lastAnswer = Date.now()
let wait = SHORTEST
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | undefined

/** Something answered, whatever it said. */
export function answered(): void {
  lastAnswer = Date.now()
  wait = SHORTEST
  clearTimeout(timer)
  if (useReach.getState().away) useReach.setState({ away: false, since: lastAnswer })
}

/** A call got no answer. One alone may be that call's own fault: the server is asked before anything is said. */
export function unanswered(): void {
  void askServer()
}

/** Asks whether the server is there, and again until it is; over once the first of it is answered or was waited for. */
export function askServer(): Promise<void> {
  return (asking ??= ask())
}

async function ask(): Promise<void> {
  clearTimeout(timer)
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    answered()
  } catch {
    useReach.setState({ away: true, since: lastAnswer })
    timer = setTimeout(() => void askServer(), wait)
    wait = Math.min(wait * 2, LONGEST)
  } finally {
    asking = undefined
  }
}

/** Hears what the browser says of its network, and calls back when the server is there again. */
export function followReach(back: () => void): void {
  window.addEventListener('offline', () => {
    useReach.setState({ away: true, since: lastAnswer })
    void askServer()
  })
  window.addEventListener('online', () => void askServer())
  useReach.subscribe((now, was) => {
    if (was.away && !now.away) back()
  })
}
