import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a thread that has worked and is quiet gives its memory back', () => {
  // In a process of its own: what this one holds is the tests'.
  const program = `
    import { giveBackWhenQuiet } from ${JSON.stringify(new URL('./small-heap.ts', import.meta.url).href)}
    giveBackWhenQuiet(100)
    let held = Array.from({ length: 1_000_000 }, (_, at) => ({ at }))
    const before = process.memoryUsage().heapTotal
    held = []
    await new Promise((done) => setTimeout(done, 1500))
    console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal, held: held.length }))`
  const { before, after } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as { before: number; after: number }
  expect(after).toBeLessThan(before / 2)
})
