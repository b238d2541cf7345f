/** A page of a text: a page of the file, or, of formats without pages, a stretch of lines. */
export interface TextPage {
  /** Number of its first line; with pages of the file's own always 1. */
  firstLine: number
  text: string
}

/** Lines and characters of a stretch, and characters beyond which a line is broken for the reader. */
const [STRETCH_LINES, STRETCH_LETTERS, LONG_LINE] = [200, 20_000, 400]

/** A line broken where sentences end, else at a space, so that a place can be said by its line. */
function broken(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > LONG_LINE) {
    const head = rest.slice(0, LONG_LINE)
    const ends = [...head.matchAll(/[。！？；]|[.!?;](?=\s)/gu)].at(-1)
    const space = head.lastIndexOf(' ')
    const at = ends && ends.index > LONG_LINE / 4 ? ends.index + 1 : space > LONG_LINE / 4 ? space : LONG_LINE
    // Not between the halves of one sign.
    const cut = /[\ud800-\udbff]/.test(rest[at - 1] ?? '') ? at - 1 : at
    parts.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return [...parts, rest]
}

/** A text without pages of its own as stretches of numbered lines. */
export function stretchesOf(text: string): TextPage[] {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\f\v]/gu, '\n')
    .split('\n')
    .flatMap((line) => broken(line.trimEnd()))
  const pages: TextPage[] = []
  let [from, letters] = [0, 0]
  for (const [at, line] of lines.entries()) {
    letters += line.length + 1
    if (at + 1 - from < STRETCH_LINES && letters < STRETCH_LETTERS && at + 1 < lines.length) continue
    pages.push({ firstLine: from + 1, text: lines.slice(from, at + 1).join('\n') })
    ;[from, letters] = [at + 1, 0]
  }
  return pages
}
