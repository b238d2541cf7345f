import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallDisk } from './testing-disk.ts'
import { sweep, writeOnce, writeWhole } from './whole-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-whole-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file has the old content or the new, whenever its writer is killed, and what that leaves is swept away', async () => {
  const file = join(folder, 'kept')
  const size = 4_000_000
  await writeWhole(file, 'a'.repeat(size))
  const module = new URL('whole-file.ts', import.meta.url).href
  for (let turn = 0; turn < 8; turn++) {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { writeWhole } from ${JSON.stringify(module)}; process.stdout.write('.'); for (;;) for (const letter of 'ab') await writeWhole(${JSON.stringify(file)}, letter.repeat(${size}))`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await wait(turn * 7)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    expect(await readFile(file, 'utf8')).toMatch(/^(?:a{4000000}|b{4000000})$/)
  }
  await sweep(folder)
  expect(await readdir(folder)).toEqual(['kept'])
})

test('of many that write once at the same time one does, for its owner only', async () => {
  const file = join(folder, 'once')
  const written = await Promise.all(Array.from({ length: 20 }, (_, at) => writeOnce(file, `by ${at}`)))
  expect(written.filter(Boolean)).toHaveLength(1)
  expect(await readFile(file, 'utf8')).toBe(`by ${written.indexOf(true)}`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['once'])
})

const disk = smallDisk(2)
test.skipIf(!disk)('a full disk throws, leaves the old content, and nothing beside it', async () => {
  const place = disk?.path ?? ''
  try {
    await writeWhole(join(place, 'kept'), 'old')
    await expect(writeWhole(join(place, 'kept'), 'b'.repeat(4_000_000))).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect(writeOnce(join(place, 'new'), 'b'.repeat(4_000_000))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect([await readFile(join(place, 'kept'), 'utf8'), await readdir(place)]).toEqual(['old', ['kept']])
  } finally {
    disk?.end()
  }
})

/** Where a file is written in place, and why nothing is lost by that. */
const inPlace: Readonly<Record<string, string>> = {
  'store/src/whole-file.ts': 'writes beside and renames',
  'store/src/cluster/lock.ts': 'beside its name, linked or renamed; a lock that cannot be read is replaced',
  'store/src/cluster/initdb.ts': 'in the folder that is renamed when whole',
  'store/src/backup/archive-writer.ts': 'beside its name, renamed when whole and on disk',
  'store/src/backup/archive-reader.ts': 'in the folder of a restore that is not over',
  'store/src/schema-cli.ts': 'a source file, for developers',
  'server/src/openapi-cli.ts': 'a document, for developers',
  'server/src/import-cli.ts': 'a list for whoever started the command',
  'server/src/domains/imports/files.ts': 'an upload: named in the database once it is whole',
  'server/src/domains/chains/excel/read-tables.ts': 'the same as a statement: while it is read only',
  'server/src/domains/holdings/statement/read-file.ts': 'while it is read only, under a name that nobody else has',
  'server/src/images/cache.ts': 'a cache: beside its name and renamed, and what is empty is fetched again',
  'sources/src/demo/truth.ts': 'truths of the demo market, written again with each load',
}

test('whatever else a home keeps is written whole or not at all', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const found: string[] = []
  for (const workspace of ['store', 'server', 'sources', 'intelligence', 'contract']) {
    for (const entry of await readdir(join(root, workspace, 'src'), { withFileTypes: true, recursive: true })) {
      const path = relative(root, join(entry.parentPath, entry.name))
      if (!path.endsWith('.ts') || /test|proofs|evaluate/.test(path)) continue
      if (
        /\b(?:writeFile(?:Sync)?|appendFile(?:Sync)?|createWriteStream)\(/.test(
          await readFile(join(root, path), 'utf8'),
        )
      )
        found.push(path)
    }
  }
  expect(found.filter((path) => !(path in inPlace))).toEqual([])
  expect(Object.keys(inPlace).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
