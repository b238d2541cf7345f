import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came to a stand-in of a service. */
export interface Came {
  path: string
  headers: IncomingHttpHeaders
  body: string
  json: Record<string, unknown>
}

/** A stand-in of a robot's service on this machine: answers as `answer` says, keeps what came. */
export interface Service {
  host: string
  came: Came[]
  /** Set by a test: what is answered next. */
  answer: (came: Came, response: ServerResponse) => void
  url: (path: string) => string
  stop: () => Promise<void>
}

/** Answers JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (_came: Came, response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export async function openService(): Promise<Service> {
  const came: Came[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      const one = { path: request.url ?? '', headers: request.headers, body, json: JSON.parse(body) as Came['json'] }
      came.push(one)
      service.answer(one, response)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  const service: Service = {
    host,
    came,
    answer: json({}),
    url: (path) => `http://${host}${path}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
  return service
}
