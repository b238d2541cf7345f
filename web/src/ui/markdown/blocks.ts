/** A block of a Markdown text as far as cards of models use it. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())
const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/
const heading = /^(#{1,6})\s+(.*)$/
const rule = /^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/

/**
 * Reads a Markdown text into blocks: headings, paragraphs, lists, fenced code and tables; anything else is a paragraph.
 */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const title = heading.exec(line)
    const first = item.exec(line)
    if (line.trim() === '') at += 1
    else if (line.startsWith('```')) {
      const end = lines.findIndex((one, place) => place > at && one.startsWith('```'))
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end < 0 ? undefined : end).join('\n') })
      at = end < 0 ? lines.length : end + 1
    } else if (title) {
      blocks.push({ kind: 'heading', level: (title[1] ?? '#').length, text: title[2] ?? '' })
      at += 1
    } else if (line.includes('|') && rule.test(lines[at + 1] ?? '')) {
      let end = at + 2
      while ((lines[end] ?? '').includes('|')) end += 1
      blocks.push({ kind: 'table', head: cells(line), rows: lines.slice(at + 2, end).map(cells) })
      at = end
    } else if (first) {
      const items: string[] = []
      for (let found: RegExpExecArray | null = first; found; found = item.exec(lines[at] ?? '')) {
        items.push(found[2] ?? '')
        at += 1
        while (/^\s{2,}\S/.test(lines[at] ?? '') && !item.test(lines[at] ?? ''))
          items.push(`${items.pop() ?? ''} ${(lines[at++] ?? '').trim()}`)
      }
      blocks.push({ kind: 'list', ordered: first[1] !== undefined, items })
    } else {
      let end = at + 1
      while (
        end < lines.length &&
        (lines[end] ?? '').trim() !== '' &&
        !heading.test(lines[end] ?? '') &&
        !item.test(lines[end] ?? '') &&
        !(lines[end] ?? '').startsWith('```')
      )
        end += 1
      blocks.push({
        kind: 'paragraph',
        text: lines
          .slice(at, end)
          .map((one) => one.trim())
          .join(' '),
      })
      at = end
    }
  }
  return blocks
}
