import { isUtf8 } from 'node:buffer'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { bytesOf, type OpenedFile } from './bytes.ts'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030'] as const
export type Encoding = (typeof encodings)[number]

/**
 * What a file's bytes are written in. `damaged` when some of them cannot be decoded: then rows that hold U+FFFD are
 * refused.
 */
export interface Detected {
  encoding: Encoding
  damaged: boolean
}

/** How many bytes at the end of `chunk` begin a UTF-8 character that the next chunk completes. */
function unfinished(chunk: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, chunk.length); back++) {
    const byte = chunk[chunk.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}

const undecoded = (text: string): number => text.split('\ufffd').length - 1

/** Bytes that no text holds: NUL, or more than one in ten a control character. */
function isBinary(head: Uint8Array): boolean {
  let controls = 0
  for (const byte of head) {
    if (byte === 0) return true
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls++
  }
  return controls * 10 > head.length
}

/**
 * Encoding of a text file: by its byte order mark, else UTF-8 where every byte of it is valid UTF-8, else UTF-8 with
 * some damage or GB18030,
 * told by what stands around the first invalid byte. Reads the whole file (isUtf8 runs at GB/s), or its first `most`
 * bytes. Refuses BINARY_FILE.
 */
export async function detectEncoding(
  file: OpenedFile,
  name: string,
  most = Infinity,
  signal?: AbortSignal,
): Promise<Detected> {
  let seen = 0
  let carry: Buffer = Buffer.alloc(0)
  let first = true
  // Whether characters beyond ASCII have been seen, all of them valid so far: GB18030 would not have come so far as
  // UTF-8.
  let foreign = false
  for await (const bytes of bytesOf(file, () => undefined, signal)) {
    const chunk = carry.length ? Buffer.concat([carry, bytes]) : bytes
    if (first) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return { encoding: 'utf-16le', damaged: false }
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return { encoding: 'utf-16be', damaged: false }
      if (isBinary(chunk.subarray(0, 65_536))) throw new Refusal(importsErrors.BINARY_FILE, { file: name })
    }
    first = false
    const left = unfinished(chunk)
    const whole = chunk.subarray(0, chunk.length - left)
    if (!isUtf8(whole)) return foreign ? { encoding: 'utf-8', damaged: true } : toldByDamage(whole, name)
    foreign ||= whole.some((byte) => byte > 0x7f)
    carry = Buffer.from(chunk.subarray(chunk.length - left))
    seen += bytes.length
    if (seen >= most) return { encoding: 'utf-8', damaged: false }
  }
  if (first) throw new Refusal(importsErrors.EMPTY_FILE, { file: name })
  return { encoding: 'utf-8', damaged: carry.length > 0 }
}

/**
 * UTF-8 in which few characters are broken, GB18030, or no text at all. GB18030 read as UTF-8 breaks nearly everywhere;
 * the other way round nearly nothing does, so UTF-8 is tried first.
 */
function toldByDamage(bytes: Uint8Array, name: string): Detected {
  const asUtf8 = new TextDecoder('utf-8').decode(bytes)
  const broken = undecoded(asUtf8)
  const sound = (asUtf8.match(/[\u0080-\uffff]/g)?.length ?? 0) - broken
  if (broken * 4 <= sound) return { encoding: 'utf-8', damaged: true }
  // Text in some other encoding, or no text: one character in twenty lost here too.
  if (undecoded(new TextDecoder('gb18030').decode(bytes)) * 20 > bytes.length)
    throw new Refusal(importsErrors.BINARY_FILE, { file: name })
  return { encoding: 'gb18030', damaged: true }
}

/** The text of a file in chunks, without byte order mark. Bytes that cannot be decoded become U+FFFD. */
export async function* textOf(
  file: OpenedFile,
  encoding: Encoding,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(file, progress, signal)) {
    const text = decoder.decode(bytes, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
