import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../database.ts'
import { ensurePlainRole, plainPassword } from '../plain-role.ts'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

const variable = 'PANDORA_TEST_DATABASE_URL'

/** One database for a whole test run, or the one that PANDORA_TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env[variable]
  if (given) {
    const sql = connect(given, { max: 1 })
    await ensurePlainRole(sql, plainPassword(decodeURIComponent(new URL(given).password)))
    await sql.end()
    project.provide('databaseUrl', given)
    return undefined
  }
  const home = await mkdtemp(join(tmpdir(), 'pandora-tests-'))
  // mkdtemp closes the folder to others; the database's own user must pass when we are root.
  await chmod(home, 0o711)
  const cluster = await startCluster({ home: join(home, 'home'), durable: false })
  process.env[variable] = cluster.url
  project.provide('databaseUrl', cluster.url)
  return async () => {
    delete process.env[variable]
    await cluster.stop()
    await rm(home, { recursive: true, force: true })
  }
}
