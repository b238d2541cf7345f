import { readFileSync } from 'node:fs'

/** What the builder of the web writes of each file that the code goes out in. */
interface Part {
  file: string
  name?: string
  css?: string[]
  /** Parts that it needs to be there first, by their keys. */
  imports?: string[]
}

/** The files of the code that every signed-in screen needs besides what its page names itself (web/chunks.ts). */
const FRAME = new Set(['common', 'frame', 'parts'])

/**
 * What the page waits for before it draws anything, and what asks for the first answers (web/index.html). A browser has
 * six connections: behind the parts named here they would come last.
 */
export const BEFORE_ALL = ['/browser-check.js', '/look.js', '/early.js'] as const
/** What draws the first tile of the floor that everybody begins with (web/chunks.ts). */
const FIRST_TILE = 'FlashView'

/**
 * The `link` header with which the browser fetches the frame of the screens beside the page's own code, instead of
 * after it; null where the web was not built, or by another builder. `floor`: a floor is what is opened.
 */
export function framePartsHeader(pages: string, floor = false): string | null {
  let parts: Record<string, Part>
  try {
    parts = JSON.parse(readFileSync(`${pages}/.vite/manifest.json`, 'utf8')) as Record<string, Part>
  } catch {
    return null
  }
  const named = (names: ReadonlySet<string>) => Object.keys(parts).filter((key) => names.has(parts[key]?.name ?? ''))
  const frame = named(FRAME)
  const wanted = new Set(frame)
  // A tile waits for all that it is made of: asked for when it is drawn, each part is a round trip.
  if (floor) {
    const tile = new Set(named(new Set([FIRST_TILE])))
    for (const key of tile) for (const needed of parts[key]?.imports ?? []) tile.add(needed)
    for (const key of tile) wanted.add(key)
  }
  if (frame.length === 0) return null
  const links = [...wanted].flatMap((key) => {
    const { file = '', css = [] } = parts[key] ?? {}
    // The frame and what is asked of the server go before a tile.
    const after = frame.includes(key) ? '' : '; fetchpriority=low'
    return [
      ...css.map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin${after}`),
      ...(file.endsWith('.js') ? [`</${file}>; rel=modulepreload${after}`] : []),
    ]
  })
  return [...BEFORE_ALL.map((file) => `<${file}>; rel=preload; as=script`), ...new Set(links)].join(', ')
}
