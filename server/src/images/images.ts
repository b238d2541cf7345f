import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { fileCache } from './cache.ts'
import { fetchGuarded, type FetchRules } from '@pandora/sources/net/fetch'
import { resized } from './resize.ts'

/** Images of documents as the page may show them (decisions 22). */
export interface Images {
  /** The image behind an address, as WebP; null where there is none to be had. */
  get: (url: string) => Promise<Buffer | null>
}

interface ImagesOptions {
  home: string
  log: Pick<FastifyBaseLogger, 'info'>
  rules?: FetchRules
  /** Room for fetched images on disk. */
  mostBytes?: number
  now?: () => number
}

const headers = { accept: 'image/webp,image/jpeg,image/png,image/gif,image/avif' }
/** Fetches at once; more wait. An image being worked on takes up to 8 MB and its pixels. */
const AT_ONCE = 4
/** How long an address that gave no image is not asked again, in ms, and how many of them are remembered. */
const FAILED_MS = 10 * 60_000
const MOST_FAILED = 5000

/** Opens the image store: fetched by the guarded fetcher, checked, resized, kept under the home's `cache/images`. */
export function makeImages({ home, log, rules, mostBytes = 512 << 20, now = Date.now }: ImagesOptions): Images {
  const cache = fileCache(join(home, 'cache', 'images'), mostBytes)
  const failed = new Map<string, number>()
  const working = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
    busy++
    try {
      return await work()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }
  const load = async (url: string, name: string): Promise<Buffer | null> => {
    try {
      const image = await inTurn(async () => resized(await fetchGuarded(url, { ...rules, headers })))
      await cache.write(name, image)
      return image
    } catch (error) {
      log.info({ reason: error instanceof Error ? error.message : String(error) }, 'image not available')
      if (failed.size >= MOST_FAILED) failed.clear()
      failed.set(name, now() + FAILED_MS)
      return null
    }
  }
  return {
    async get(url) {
      const name = createHash('sha256').update(url).digest('hex')
      const kept = await cache.read(name)
      if (kept) return kept
      if ((failed.get(name) ?? 0) > now()) return null
      // Asked for twice at once it is fetched once.
      const loading = working.get(name) ?? load(url, name).finally(() => working.delete(name))
      working.set(name, loading)
      return loading
    },
  }
}
