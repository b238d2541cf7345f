import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesSource } from '@pandora/sources/files/files-source'
import { planImport, profilesOf } from './imports/plan.ts'
import { createRun } from './imports/queries.ts'
import { runImport } from './imports/run.ts'
import type { TestServer } from './testing.ts'

const folder = fileURLToPath(new URL('../../../shared/data/numeric/', import.meta.url))

/** One line of a public file by the names of its header. */
export type RealRow = Readonly<Record<string, string>>

/** Two banks and three makers that the public files tell of. */
export const realCodes = ['000001', '600519', '000651', '600036', '002415'] as const
export const realId = (code: string): string => `${code.startsWith('6') ? 'SSE' : 'SHZ'}-${code}`

/** Whether the public files stand beside the repository. */
export const realFilesThere = (...files: string[]): boolean => files.every((file) => existsSync(`${folder}${file}`))

/**
 * Imports the lines of a public file that are of `realCodes`, as its profile reads them, and answers them. The files
 * looked at begin a line with the code and quote no cell.
 */
export async function importReal(server: TestServer, file: string): Promise<RealRow[]> {
  const lines = (await readFile(`${folder}${file}`, 'utf8')).replace('\ufeff', '').split(/\r?\n/)
  const own = lines.slice(1).filter((line) => realCodes.some((code) => line.startsWith(`${code},`)))
  const head = (lines[0] ?? '').split(',')
  const [set = '', name = ''] = file.split('/')
  await mkdir(join(server.home, set), { recursive: true })
  const path = join(server.home, set, name)
  await writeFile(path, `${[lines[0], ...own].join('\n')}\n`)
  for (const { path: found, name: as, profile } of await planImport(path, await profilesOf(server.sql, 1), undefined)) {
    if (!profile) throw new Error(`no profile for ${as}`)
    const runId = await createRun(server.sql, {
      marketId: 1,
      source: 'files',
      profile: profile.profile.name,
      profileText: profile.text,
      file: as,
      path: found,
      dryRun: false,
      startedBy: 'test',
    })
    await runImport({
      sql: server.sql,
      runId,
      marketId: 1,
      dryRun: false,
      source: filesSource,
      asked: { path: found, name: as, profile: profile.profile },
    })
  }
  return own.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [head[at] ?? '', cell])))
}
