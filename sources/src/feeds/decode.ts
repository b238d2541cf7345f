import { isUtf8 } from 'node:buffer'
import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'

/** What a server said of the bytes, or who knows better. */
export interface Said {
  /** The header `Content-Type` as it came. */
  contentType?: string | null | undefined
}

const byMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // UTF-16 without a mark shows in how its first character is written.
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x3c ? 'utf-16be' : undefined
}

/**
 * A decoder's name for a label; GB2312 and GBK are read as their superset. Undefined where there is no such encoding.
 */
function known(label: string | undefined): string | undefined {
  const name = label
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase()
  if (!name) return undefined
  if (/^(?:gb[-_]?2312(?:-80)?|gbk|cp936|gb[-_]?18030|x-gbk|hz-gb-2312)$/.test(name)) return 'gb18030'
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

const declared = (bytes: Uint8Array): string | undefined =>
  /^[\s\u0000-\u0020]*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
    Buffer.from(bytes.subarray(0, 400)).toString('latin1'),
  )?.[1]

/**
 * The text of a feed: encoding by byte order mark, else by the server's charset, else by the XML declaration, else
 * UTF-8. What says UTF-8 and is
 * not is read as what the declaration says, else as GB18030 where that fits and as Windows-1252 where not. Refuses
 * FEED_EMPTY, BINARY_FILE.
 */
export function decodeFeed(bytes: Uint8Array, { contentType }: Said = {}): string {
  if (bytes.length === 0) throw new Refusal(feedsErrors.FEED_EMPTY)
  const mark = byMark(bytes)
  const own = known(declared(bytes))
  const said = known(/charset\s*=\s*("[^"]*"|'[^']*'|[^\s;]+)/i.exec(contentType ?? '')?.[1])
  const text = new TextDecoder(mark ?? fitting(bytes, said, own)).decode(bytes).replace(/^\ufeff/, '')
  if (text.trim() === '') throw new Refusal(feedsErrors.FEED_EMPTY)
  if (text.slice(0, 2000).includes('\u0000')) throw new Refusal(importsErrors.BINARY_FILE, { file: 'feed' })
  return text
}

function fitting(bytes: Uint8Array, said: string | undefined, own: string | undefined): string {
  if (isUtf8(bytes)) {
    // Pure ASCII, or UTF-8 mislabelled as a one-byte encoding: nothing else is valid UTF-8 by chance. 7-bit encodings
    // with escapes are.
    const escaped = [said, own].find((name) => name?.startsWith('iso-2022'))
    return escaped ?? 'utf-8'
  }
  for (const name of [said, own]) if (name !== undefined && name !== 'utf-8' && !name.startsWith('utf-16')) return name
  const broken = new TextDecoder('gb18030').decode(bytes).split('\ufffd').length - 1
  const foreign = bytes.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0)
  const asUtf8 = new TextDecoder('utf-8').decode(bytes).split('\ufffd').length - 1
  // A little damage in much that is sound is UTF-8 cut somewhere; Chinese in GB18030 comes in pairs of high bytes.
  if (asUtf8 * 20 < foreign) return 'utf-8'
  return broken === 0 && pairs(bytes) * 4 > foreign ? 'gb18030' : 'windows-1252'
}

const pairs = (bytes: Uint8Array): number => {
  let count = 0
  for (let at = 0; at + 1 < bytes.length; at++) {
    if ((bytes[at] ?? 0) >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1) {
      count++
      at++
    }
  }
  return count
}
