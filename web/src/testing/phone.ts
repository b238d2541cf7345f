import { onTestFinished } from 'vitest'

/** Width of a phone's window, px. */
const NARROW = 390

/** Makes the window as wide as a phone's until the test is over: files of one process see the same module of it. */
export function onPhone(): void {
  const { innerWidth } = window
  Object.assign(window, { innerWidth: NARROW })
  onTestFinished(() => void Object.assign(window, { innerWidth }))
}
