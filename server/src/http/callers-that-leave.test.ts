import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailure } from './failures.ts'

test('who has left before the answer stands is no failure in the log; a failure of ours is', async () => {
  const told: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      told.push(JSON.parse(String(line)).msg)
      done()
    },
  })
  const app = fastify({ logger: { level: 'debug', stream } })
  app.setErrorHandler(answerFailure)
  await app.register(compress)
  app.post('/slow', async (request) => {
    await once(request.raw.socket, 'close')
    return { text: 'the same and the same '.repeat(100_000) }
  })
  app.get('/broken', () => {
    throw new Error('of ours')
  })
  await app.listen({ port: 0 })
  const caller = connect((app.server.address() as AddressInfo).port)
  caller.write(
    'POST /slow HTTP/1.1\r\nHost: here\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  )
  await expect.poll(() => told).toContain('incoming request')
  caller.destroy()
  await expect.poll(() => told).toContain('the caller has left')
  expect(told).not.toContain('request failed')
  expect((await app.inject('/broken')).statusCode).toBe(500)
  expect(told).toContain('request failed')
  await app.close()
})
