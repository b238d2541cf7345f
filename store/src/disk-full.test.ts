import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { systemUser } from './cluster/system-user.ts'
import { connect } from './database.ts'
import { faultOf } from './faults.ts'
import { openStaging } from './staging.ts'
import { smallDisk } from './testing-disk.ts'
import { testDatabase } from './testing.ts'

const disk = smallDisk(6)
const on = '2024-03-01'

// Needs root on Linux, for a small disk that is really full.
test.skipIf(!disk)(
  'a disk full for a moment while an import is read: it fails by name with nothing merged, and once there is room every row comes in',
  async () => {
    if (!disk) return
    const database = await testDatabase()
    const { sql } = database
    const name = `small_${process.pid}`
    try {
      const place = join(disk.path, 'space')
      mkdirSync(place)
      const user = systemUser()
      if (user) chownSync(place, user.uid, user.gid)
      await sql.unsafe(`create tablespace ${name} location '${place}'`)
      await sql.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} set default_tablespace = ${name}`)
      const again = connect(database.url, { max: 3 })
      const read = async (runId: number): Promise<unknown> => {
        const staging = await openStaging(again, { runId, marketId: 1, startedAt: Date.parse('2025-01-01T00:00:00Z') })
        try {
          for (let line = 2; line < 250_002; line++) {
            staging.add(
              'observation',
              { series_code: `s${line}`, observed_on: on, value: line },
              { at: Date.parse(`${on}T00:00:00Z`), by: 'day' },
              line,
            )
            if (line % 500 === 0) await staging.drain()
            // Room for a while, as when another program's file comes and goes.
            if (line === 150_000) disk.grow(200)
          }
          return (await staging.merge()).get('observation')
        } catch (error) {
          await staging.discard()
          return error instanceof Refusal ? error.code : (faultOf(error)?.code ?? error)
        }
      }
      const [run] = await sql<
        { run_id: number }[]
      >`insert into import_run (market_id, source, file, state, started_by) values (1, 'test', 'f', 'reading', 'test')
        returning run_id`
      expect(await read(run?.run_id ?? 0)).toBe('DISK_FULL')
      expect(await sql`select count(*)::int as count from observation`).toEqual([{ count: 0 }])
      disk.grow(200)
      expect(await read(run?.run_id ?? 0)).toEqual({ new: 250_000, updated: 0, unchanged: 0, duplicate: 0 })
      await again.end()
    } finally {
      await database.drop()
      const admin = connect(process.env['PANDORA_TEST_DATABASE_URL'] ?? '', { max: 1 })
      await admin.unsafe(`drop tablespace if exists ${name}`).catch(() => undefined)
      await admin.end()
      disk.end()
    }
  },
  120_000,
)
