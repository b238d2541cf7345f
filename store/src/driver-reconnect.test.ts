import { setTimeout as wait } from 'node:timers/promises'
import { createServer, connect as dial, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './database.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

test('a connection that ends in the moment in which something is asked of it comes back at once: nothing asked later waits for it', async () => {
  const there = new URL(database.url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(Number(there.port || 5432), there.hostname)
    open.add(near)
    near
      .on('error', () => {})
      .on('close', () => {
        open.delete(near)
        far.destroy()
      })
    far.on('error', () => {}).on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = Object.assign(new URL(database.url), { port: String((server.address() as AddressInfo).port) })
  const sql = connect(here.href, { max: 2 })
  try {
    for (let round = 0; round < 60; round++) {
      await sql`select 1`
      // Asked in the same turn in which the driver hears that the connection is gone.
      for (const socket of open) socket.destroy()
      const asked: Promise<unknown>[] = []
      for (let turn = 0; turn < 6; turn++) {
        asked.push(sql`select ${turn}::int`.catch(() => 'refused'))
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
      }
      expect(await Promise.race([Promise.all(asked).then(() => 'settled'), wait(8000, 'waits')])).toBe('settled')
    }
  } finally {
    await sql.end({ timeout: 1 })
    server.close()
  }
}, 120_000)
