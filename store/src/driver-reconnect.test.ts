import { setTimeout as wait } from 'node:timers/promises'
import { createServer, connect as dial, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from './database.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

/** A way to the database whose connections a test can cut. */
async function cuttable(): Promise<{ sql: Sql; cut: () => void; end: () => Promise<void> }> {
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
  // By the network, where it can be cut.
  here.searchParams.delete('host')
  const sql = connect(here.href, { max: 2 })
  return {
    sql,
    cut: () => {
      for (const socket of open) socket.destroy()
    },
    end: async () => {
      await sql.end({ timeout: 1 })
      server.close()
    },
  }
}

test('a transaction whose connection has gone is refused at its next word: nobody waits for ever, and the process is told nothing that it cannot catch', async () => {
  const { sql, cut, end } = await cuttable()
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.prependListener('uncaughtException', note)
  try {
    for (const turns of [0, 1, 2, 5, 20]) {
      const done = sql.begin(async (held) => {
        await held`select 1`
        cut()
        // The driver hears of the end some turns later.
        for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
        await held`select 2`
      })
      expect(
        await Promise.race([
          done.then(
            () => 'done',
            () => 'refused',
          ),
          wait(8000, 'waits'),
        ]),
      ).toBe('refused')
    }
    expect(uncaught).toEqual([])
  } finally {
    process.removeListener('uncaughtException', note)
    await end()
  }
}, 60_000)

test('a connection that ends in the moment in which something is asked of it comes back at once: nothing asked later waits for it', async () => {
  const { sql, cut, end } = await cuttable()
  try {
    for (let round = 0; round < 60; round++) {
      await sql`select 1`
      // Asked in the same turn in which the driver hears that the connection is gone.
      cut()
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
    await end()
  }
}, 120_000)
