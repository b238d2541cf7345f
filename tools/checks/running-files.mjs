// A reporter of Vitest that keeps which test files are being worked on in reports/running.txt: one that never ends, which
// no time limit of a test ends where it never waits, can be named when the whole is stopped.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../prepare.mjs'

export const runningFile = join(root, 'reports', 'running.txt')

/** @public Vitest loads it by its path. */
export default class RunningFiles {
  #running = new Set()

  onTestModuleStart({ relativeModuleId: file }) {
    this.#running.add(file)
    this.#keep()
  }

  onTestModuleEnd({ relativeModuleId: file }) {
    this.#running.delete(file)
    this.#keep()
  }

  #keep() {
    mkdirSync(dirname(runningFile), { recursive: true })
    writeFileSync(runningFile, [...this.#running].map((file) => `${file}\n`).join(''))
  }
}
