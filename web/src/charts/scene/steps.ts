import type { Mark } from './marks.ts'
import { nearness } from './viewport.ts'

/** A scene at each step of nearness, made once. */
export interface Steps {
  /** At a step; made now where it was not yet. */
  at: (k: number) => readonly Mark[]
  /** At a step where it was made already. */
  ready: (k: number) => readonly Mark[] | undefined
}

/** Keeps what is made of a scene: coming and going crosses the same steps again. */
export function stepsOf(marks: (k: number) => readonly Mark[]): Steps {
  const made = new Map<number, readonly Mark[]>()
  return {
    at(k) {
      let own = made.get(k)
      if (!own) made.set(k, (own = marks(k)))
      return own
    },
    ready: (k) => made.get(k),
  }
}

/** The steps on either side of one. */
export const stepsBeside = (k: number): readonly [number, number] => [nearness(k * 1.42), nearness(k * 0.99)]

/**
 * Makes the steps beside one while nothing else is to be done, so that none has to be made in the middle of a movement.
 * Ends by what it gives.
 */
export function makeReady(steps: Steps, k: number): () => void {
  const waiting = stepsBeside(k).filter((one) => !steps.ready(one))
  let stop = () => {}
  const next = () => {
    const one = waiting.shift()
    if (one === undefined) return
    stop = whenIdle(() => {
      steps.at(one)
      next()
    })
  }
  next()
  return () => stop()
}

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 200)
  return () => clearTimeout(handle)
}
