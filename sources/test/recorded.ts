import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from '../src/feeds/fetch/fetch-feed.ts'

/** What was asked of a recording. */
export interface Asked {
  url: string
  headers: Readonly<Record<string, string>>
}

/**
 * Answers an address with what was recorded of it (`<folder>/<name>.http`: status line, headers, an empty line, the
 * body), and no other: nothing that is asked reaches the network.
 */
export function recorded(folder: string, names: Readonly<Record<string, string>>): { ask: Ask; asked: Asked[] } {
  const asked: Asked[] = []
  const ask: Ask = async (url, headers) => {
    asked.push({ url, headers })
    const name = names[url]
    if (name === undefined) throw new Error(`${url} is not recorded`)
    const text = readFileSync(join(import.meta.dirname, 'recorded', folder, `${name}.http`), 'utf8')
    const end = text.indexOf('\n\n')
    const [status = '', ...lines] = text.slice(0, end).split('\n')
    return {
      status: Number(status.split(' ')[1]),
      headers: Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.replace(/^[^:]*: /, '')]),
      ),
      body: Buffer.from(text.slice(end + 2)),
      url,
      movedTo: null,
    }
  }
  return { ask, asked }
}
