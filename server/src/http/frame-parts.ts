import { readFileSync } from 'node:fs'

/** What the builder of the web writes of each file that the code goes out in. */
interface Part {
  file: string
  name?: string
  css?: string[]
}

/** The files of the code that every signed-in screen needs besides what its page names itself (web/chunks.ts). */
const FRAME = new Set(['common', 'frame', 'parts'])

/**
 * The `link` header with which the browser fetches the frame of the screens beside the page's own code, instead of
 * after it; null where the web was not
 * built, or by another builder.
 */
export function framePartsHeader(pages: string): string | null {
  let parts: Part[]
  try {
    parts = Object.values(JSON.parse(readFileSync(`${pages}/.vite/manifest.json`, 'utf8')) as Record<string, Part>)
  } catch {
    return null
  }
  const links = parts
    .filter(({ name = '' }) => FRAME.has(name))
    .flatMap(({ file, css = [] }) => [
      ...css.map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`),
      ...(file.endsWith('.js') ? [`</${file}>; rel=modulepreload`] : []),
    ])
  return links.length > 0 ? [...new Set(links)].join(', ') : null
}
