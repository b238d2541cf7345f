import { once } from 'node:events'
import { createServer } from 'node:net'

/** A loopback port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A loopback listener without a port')
  return address.port
}
