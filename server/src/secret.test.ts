import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signingSecret } from './secret.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pandora-secret-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const file = (): string => join(home, 'secrets', 'signing-key')

test('the key is made once, however many ask for it at the same time, for its owner only, and stays', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => signingSecret(home, undefined)))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toHaveLength(64)
  expect(await signingSecret(home, undefined)).toBe(keys[0])
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

test.each(['', 'short', ' \n'])(
  'a key that a broken-off start has left half-written (%j) signs nothing: another is made',
  async (left) => {
    await mkdir(join(home, 'secrets'))
    await writeFile(file(), left)
    const key = await signingSecret(home, undefined)
    expect(key).toHaveLength(64)
    expect(await readFile(file(), 'utf8')).toBe(key)
  },
)

test('a key that is configured is taken, and none is made', async () => {
  expect(await signingSecret(home, 'x'.repeat(32))).toBe('x'.repeat(32))
  await expect(readFile(file())).rejects.toMatchObject({ code: 'ENOENT' })
})
