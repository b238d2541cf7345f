import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './machine.ts'
import { startProduct } from './product.ts'

/** Milliseconds from the command to the first answer: on an empty home, and again on the same one. */
export async function startBench() {
  const first: number[] = []
  const again: number[] = []
  for (let at = 0; at < 5; at++) {
    const home = await mkdtemp(join(tmpdir(), 'pandora-start-'))
    for (const times of [first, again]) {
      const product = await startProduct(home)
      times.push(product.startedInMs)
      await product.stop()
    }
    await rm(home, { recursive: true, force: true })
  }
  return { runs: 5, emptyHomeMs: Math.round(median(first)), againMs: Math.round(median(again)) }
}
