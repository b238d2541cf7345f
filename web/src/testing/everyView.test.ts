import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every view that is declared is drawn in each of its states by a table of tests', async () => {
  const root = join(import.meta.dirname, '..')
  const [declared, tables]: [string[], string[]] = [[], []]
  for (const { parentPath, name } of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue
    const code = await readFile(join(parentPath, name), 'utf8')
    if (name.endsWith('.test.tsx') && code.includes('testViews(')) tables.push(code.replace(/^import .*$/gm, ''))
    else if (!name.includes('.test.'))
      for (const [, view = ''] of code.matchAll(/\bconst (\w+) = defineView\(/g)) declared.push(view)
  }
  const drawn = tables.join('\n')
  expect(declared.length).toBeGreaterThan(100)
  expect(declared.filter((view) => !new RegExp(`\\b${view}\\b`).test(drawn))).toEqual([])
})
