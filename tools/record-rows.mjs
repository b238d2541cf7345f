// Writes down what shapes of rows the database gave to each query of a test file, where PANDORA_ROWS names a folder:
// `tools/row-types.mjs` holds them against what the
// queries declare. It sits at the driver's own query, so that nothing in the product knows of it.
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll } from 'vitest'
import { keyOf, seenOf, withSeen } from './row-shapes.mjs'

/** Rows of one answer that are looked at. */
const MOST_ROWS = 200
const folder = process.env['PANDORA_ROWS']
/** Of one process: this file is run anew for each test file, while the driver stays the same. */
const seen = (globalThis[Symbol.for('pandora.seen-rows')] ??= new Map())

function record(strings, result) {
  if (!result?.columns || !Array.isArray(result)) return
  const key = keyOf(strings.raw)
  const known = seen.get(key) ?? { columns: {}, row: null }
  for (const { name, type } of result.columns) known.columns[name] = type
  for (const row of result.slice(0, MOST_ROWS)) known.row = withSeen(known.row, seenOf(row))
  seen.set(key, known)
}

if (folder) {
  // A query that is never sent: its class is no export of the driver's.
  const queries = Object.getPrototypeOf(postgres()`select 1`)
  const { handle } = queries
  const recording = Symbol.for('pandora.recording')
  if (typeof handle !== 'function') throw new Error('the driver’s queries are no longer run by `handle`')
  if (!handle[recording])
    queries.handle = Object.assign(
      function run() {
        // What is taken row by row, or without names, is of no declared row.
        if (!this.executed && this.tagged && !this.isRaw && !this.forEachFn && !this.cursorFn) {
          const { resolve } = this
          this.resolve = (result) => {
            resolve(result)
            record(this.strings, result)
          }
        }
        return handle.call(this)
      },
      { [recording]: true },
    )
  afterAll(() => {
    const planted = Symbol.for('pandora.planted-rows')
    // A test that plants rows which no query declares says so: they are no fault of a query's.
    if (!globalThis[planted]) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...seen]))
    }
    delete globalThis[planted]
    seen.clear()
  })
}
