import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { crc32, createGunzip, createInflateRaw } from 'node:zlib'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { archiveEntries, type ArchiveEntry } from './parts/archive-entries.ts'

const CHUNK = 65_536

/**
 * A file that is there and can be read: its size in bytes, its first bytes, and whether it is gzip; or one file of an
 * archive (`entry`), whose packed bytes are then its size.
 */
export interface OpenedFile {
  path: string
  size: number
  head: Buffer
  gzip: boolean
  entry?: ArchiveEntry
}

/** Whether a file begins as an archive does, and a workbook. */
const isArchive = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** The files of an archive; undefined for any other file, a workbook too. Refuses what openFile and archiveEntries do. */
export async function entriesOf(path: string, name = path): Promise<ArchiveEntry[] | undefined> {
  const { size, head } = await lookAt(path, name)
  return isArchive(head) && !name.toLowerCase().endsWith('.xlsx') ? archiveEntries(path, size, name) : undefined
}

/**
 * Looks at a file, or at the file of an archive that `entry` names. Refuses FILE_NOT_FOUND, UNREADABLE_FILE, EMPTY_FILE,
 * NO_SUCH_PART, and what archiveEntries refuses. `name` is how the file is called in messages.
 */
export async function openFile(path: string, name = path, entry?: string): Promise<OpenedFile> {
  const file = await lookAt(path, name)
  if (entry === undefined) return file
  const found = isArchive(file.head)
    ? (await archiveEntries(path, file.size, name))?.find((one) => one.name === entry)
    : undefined
  if (!found) throw new Refusal(importsErrors.NO_SUCH_PART, { part: entry })
  if (found.size === 0) throw new Refusal(importsErrors.EMPTY_FILE, { file: entry })
  const inside = { path, size: found.packed, head: Buffer.alloc(0), gzip: false, entry: found }
  for await (const bytes of bytesOf(inside, () => undefined)) return { ...inside, head: bytes.subarray(0, 8) }
  throw new Refusal(importsErrors.EMPTY_FILE, { file: entry })
}

async function lookAt(path: string, name: string): Promise<OpenedFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: name })
  if (!found.isFile()) throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: name })
  if (found.size === 0) throw new Refusal(importsErrors.EMPTY_FILE, { file: name })
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: error.code ?? name })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    const head = buffer.subarray(0, bytesRead)
    return { path, size: found.size, head, gzip: head[0] === 0x1f && head[1] === 0x8b }
  } finally {
    await handle.close()
  }
}

/** SHA-256 of a file's bytes as they lie on the disk, or of a file of an archive unpacked, in hexadecimal. */
export async function fingerprintOf(path: string, entry?: string): Promise<string> {
  const hash = createHash('sha256')
  if (entry !== undefined) {
    for await (const chunk of bytesOf(await openFile(path, path, entry), () => undefined)) hash.update(chunk)
    return hash.digest('hex')
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * The bytes of a file of an archive. Refuses it as soon as more comes out than the archive says, on which its limits
 * rest, and where in the end it is not what the archive says.
 */
async function* counted(stream: AsyncIterable<Buffer>, { name, size, crc }: ArchiveEntry): AsyncGenerator<Buffer> {
  let seen = 0
  let sum = 0
  for await (const bytes of stream) {
    seen += bytes.length
    if (seen > size) break
    sum = crc32(bytes, sum)
    yield bytes
  }
  if (seen !== size || sum !== crc)
    throw new Refusal(importsErrors.UNREADABLE_FILE, {
      reason: `${name}: ZIP, ${seen > size ? '> ' : ''}${size} B, CRC`,
    })
}

/**
 * The bytes of a file in chunks, unpacked where it is gzip or of an archive; `progress` gets the bytes read from disk so
 * far. Broken gzip is refused as UNREADABLE_FILE.
 */
export async function* bytesOf(
  file: OpenedFile,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const { entry } = file
  const raw = createReadStream(file.path, {
    highWaterMark: CHUNK,
    ...(entry ? { start: entry.start, end: entry.start + entry.packed - 1 } : {}),
    ...(signal ? { signal } : {}),
  })
  let read = 0
  raw.on('data', (chunk) => {
    read += chunk.length
  })
  const stream = file.gzip
    ? raw.pipe(createGunzip({ chunkSize: CHUNK }))
    : entry?.deflated
      ? raw.pipe(createInflateRaw({ chunkSize: CHUNK }))
      : raw
  raw.on('error', (error) => stream.destroy(error))
  try {
    for await (const chunk of entry ? counted(stream as AsyncIterable<Buffer>, entry) : stream) {
      progress(read)
      yield chunk as Buffer
    }
    progress(file.size)
  } catch (error) {
    if (signal?.aborted || error instanceof Refusal) throw error
    throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: error instanceof Error ? error.message : String(error) })
  } finally {
    raw.destroy()
  }
}
