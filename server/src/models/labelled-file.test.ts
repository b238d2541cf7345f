import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelledRows } from './labelled-file.ts'

test('a labelled row is the object that its line holds: what is nested in it stays nested', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandora-labelled-'))
  try {
    const lines = [
      { id: 'a', facts: { year: '2020', 'net.profit': 3 }, answers: [{ text: 'x' }], empty: {} },
      { id: 'b', facts: { other: null }, answers: [], empty: { deep: { deeper: [1] } } },
    ]
    const file = join(folder, 'rows.jsonl')
    await writeFile(file, lines.map((one) => JSON.stringify(one)).join('\n'))
    expect(await labelledRows(file)).toEqual(lines)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
