import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from '@pandora/store/cluster/lock'
import { refuseOtherHome } from './other-home.ts'

const home = mkdtempSync(join(tmpdir(), 'pandora-other-'))
let running: Server
let port = 0
beforeAll(async () => {
  running = createServer((_, answer) => answer.end('{"code":"0","data":{},"message":""}'))
  await new Promise<void>((resolve) => {
    running.listen(0, '127.0.0.1', resolve)
  })
  port = (running.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => {
    running.close(resolve)
  })
  rmSync(home, { recursive: true, force: true })
})

const asked = (more: object = {}, said = '') => {
  const input = Object.assign(new PassThrough(), { isTTY: said !== '' })
  input.write(said)
  return refuseOtherHome({ home, named: false, port, sure: false, input, output: new PassThrough(), ...more }).then(
    () => 'goes on',
    (error: { code: string }) => error.code,
  )
}

test('an import without PANDORA_HOME beside a running product of another home is refused where nobody can be asked, not done into a second home in silence', async () => {
  expect(await asked()).toBe('OTHER_HOME')
})

test('on a terminal it is asked about: a yes goes on, anything else does not', async () => {
  expect([await asked({}, 'y\n'), await asked({}, 'yes\n'), await asked({}, '\n'), await asked({}, 'n\n')]).toEqual([
    'goes on',
    'goes on',
    'OTHER_HOME',
    'OTHER_HOME',
  ])
})

test('a home that was named, --this-home, and no product there go on; so does one whose own product runs', async () => {
  expect([await asked({ named: true }), await asked({ sure: true }), await asked({ port: 1 })]).toEqual([
    'goes on',
    'goes on',
    'goes on',
  ])
  await takeLock(home)
  expect(await asked()).toBe('goes on')
})
