import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const domains = join(import.meta.dirname, '../domains')

test('nobody is told to others by a name that may be empty: queries say `calledAs`, or have the address beside it', () => {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('queries.ts'),
  )
  expect(files.length).toBeGreaterThan(150)
  const bare = files.flatMap((file) =>
    [...readFileSync(join(domains, file), 'utf8').matchAll(/(?<!nullif\()\b[a-z]\.user_name as [^`]{0,80}/gu)]
      .filter(([said]) => !/\.email\b/u.test(said))
      .map(([said]) => `${file}: ${said.split('\n')[0]}`),
  )
  expect(bare).toEqual([])
})
