import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../shared/data/text')

/** A feed of the public sets beside the repository; `wellformed` and `expected` where the set says so. */
export interface RealFeed {
  path: string
  bytes: Buffer
  wellformed?: boolean
  expect?: string
  expected?: Record<string, unknown> | null
  http_headers?: string[] | null
}

/** The feeds of one of the public sets; null where they are not there. */
export function realFeeds(name: 'feeds-feedparser' | 'feeds-gofeed'): RealFeed[] | null {
  const file = join(folder, name, 'feeds.jsonl')
  if (!existsSync(file)) return null
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((one) => {
      const row = JSON.parse(one) as Omit<RealFeed, 'bytes'> & { encoding: string; content: string }
      return { ...row, bytes: Buffer.from(row.content, row.encoding === 'base64' ? 'base64' : 'utf8') }
    })
}
