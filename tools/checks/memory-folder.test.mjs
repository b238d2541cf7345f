import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inMemory } from './memory-folder.mjs'

/** Some memory is enough here. */
const little = { room: 0.001, free: 0.001 }
const hasMemory = process.platform === 'linux' && existsSync('/dev/shm') && statfsSync('/dev/shm').type === 0x01021994

test.skipIf(!hasMemory)(
  'temporary files lie in memory, open to every user, and are gone when the work has failed',
  async () => {
    let folder = ''
    const work = inMemory(async ({ TMPDIR }) => {
      folder = TMPDIR
      expect(statfsSync(folder).type).toBe(0x01021994)
      expect(statSync(folder).mode & 0o7777).toBe(0o1777)
      writeFileSync(join(mkdtempSync(join(folder, 'some-')), 'file'), 'text')
      throw new Error('failed')
    }, little)
    await expect(work).rejects.toThrow('failed')
    expect(folder).not.toBe('')
    expect(existsSync(folder)).toBe(false)
  },
)

test.skipIf(!hasMemory)('what a killed run left there goes, what a living one has stays', async () => {
  const { pid: dead } = spawnSync('true')
  const [left, living] = [dead, process.ppid].map((pid) => `/dev/shm/pandora-tests-${pid}-of-a-test`)
  for (const folder of [left, living]) mkdirSync(folder, { recursive: true })
  await inMemory(async () => {
    expect([existsSync(left), existsSync(living)]).toEqual([false, true])
  }, little)
  spawnSync('rmdir', [living])
})

test('where there is no room for them they lie where they always do', async () => {
  expect(await inMemory(async (env) => env, { ...little, free: 2 ** 20 })).toEqual({})
  expect(await inMemory(async (env) => env, { ...little, room: 2 ** 20 })).toEqual({})
})
