import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Part } from '../archive.ts'
import { decimal } from '../values/numbers.ts'

/** Built-in formats of numbers that show a per cent sign: `0%` and `0.00%`. */
const builtIn = new Set(['9', '10'])
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Whether a format of numbers shows a per cent sign: one in quotation marks or behind a backslash is only text. */
const showsPercent = (code: string): boolean =>
  code
    .replaceAll('&quot;', '"')
    .replace(/"[^"]*"|\\./g, '')
    .includes('%')

/** The styles of cells, by their number, that show a share as per cent. */
function percentStyles(styles: string): Set<string> {
  const formats = new Set(builtIn)
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const id = attribute(tag, 'numFmtId')
    if (id !== undefined && showsPercent(attribute(tag, 'formatCode') ?? '')) formats.add(id)
  }
  const cells = styles.slice(styles.search(/<(?:\w+:)?cellXfs[\s>]/), styles.search(/<\/(?:\w+:)?cellXfs>/))
  const found = new Set<string>()
  let index = 0
  for (const [tag] of cells.matchAll(/<(?:\w+:)?xf[\s/>][^>]*>/g)) {
    if (formats.has(attribute(tag, 'numFmtId') ?? '')) found.add(String(index))
    index += 1
  }
  return found
}

/** A cell that holds a number, up to its end; of a formula what it came to. */
const number =
  /(<(?:\w+:)?c\s[^<>]*>(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(?:\w+:)?v>)([-+.\deE]{1,40})(?=<)/g

/** A sheet in which cells of these styles hold what they show: 1.23% in place of 0.0123. */
const shown = (sheet: string, percents: ReadonlySet<string>): string =>
  sheet.replace(number, (cell: string, before: string, held: string) => {
    const tag = before.slice(0, before.indexOf('>'))
    if (!percents.has(attribute(tag, 's') ?? '') || (attribute(tag, 't') ?? 'n') !== 'n') return cell
    const percent = decimal(held, 2)
    return typeof percent === 'number'
      ? `${before.replace(/\st="n"/, '').replace(/^(<(?:\w+:)?c)/, '$1 t="str"')}${percent}%`
      : cell
  })

const unpacked = ({ method, packed }: Part): string => (method === 8 ? inflateRawSync(packed) : packed).toString('utf8')

/**
 * The parts of a workbook, where cells that show a per cent sign hold a text with it. A sheet keeps 1.23% as 0.0123 and
 * leaves the sign to the style of the cell, which its reader does not tell: it would be taken for 0.0123 per cent.
 */
export function withPercents(parts: readonly Part[]): Part[] {
  const styles = parts.find(({ name }) => name.toString() === 'xl/styles.xml')
  const percents = styles ? percentStyles(unpacked(styles)) : new Set<string>()
  if (percents.size === 0) return [...parts]
  return parts.map((part) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(part.name.toString())) return part
    const sheet = unpacked(part)
    const written = shown(sheet, percents)
    if (written === sheet) return part
    const bytes = Buffer.from(written)
    const packed = deflateRawSync(bytes, { level: constants.Z_BEST_SPEED })
    return { ...part, method: 8, crc: crc32(bytes), packed, size: bytes.length }
  })
}
