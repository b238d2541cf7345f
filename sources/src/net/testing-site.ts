import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Page = (request: IncomingMessage, response: ServerResponse) => void

/** A site on this machine, for tests: pages by path, and what was asked of it. */
export interface Site {
  port: number
  pages: Record<string, Page>
  asked: { path: string; headers: IncomingHttpHeaders; at: number }[]
  url: (path: string) => string
  stop: () => Promise<void>
}

export async function openSite(pages: Record<string, Page> = {}): Promise<Site> {
  const asked: Site['asked'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers, at: Date.now() })
    const page = pages[path]
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    pages,
    asked,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}

/** An RSS feed of these items. */
export const rssOf = (
  items: readonly { id: string; title: string; text?: string; date?: string }[],
  head = '',
): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Harbour Wire</title><link>https://wire.example.test/</link>${head}${items
    .map(
      ({ id, title, text = '', date }) =>
        `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><link>https://wire.example.test/n/${id}</link><description>${text}</description>${date ? `<pubDate>${date}</pubDate>` : ''}</item>`,
    )
    .join('')}</channel></rss>`

/** Answers with a text. */
export const says =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Page =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/xml', ...headers }).end(body)
