import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'

const CHUNK = 65_536

/** A file that is there and can be read: its size in bytes, its first bytes, and whether it is gzip. */
export interface OpenedFile {
  path: string
  size: number
  head: Buffer
  gzip: boolean
}

/**
 * Looks at a file. Refuses FILE_NOT_FOUND, UNREADABLE_FILE, EMPTY_FILE. `name` is how the file is called in messages.
 */
export async function openFile(path: string, name = path): Promise<OpenedFile> {
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

/** SHA-256 of a file's bytes as they lie on the disk, in hexadecimal. */
export async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * The bytes of a file in chunks, unpacked where it is gzip; `progress` gets the bytes read from disk so far. Broken
 * gzip is refused as UNREADABLE_FILE.
 */
export async function* bytesOf(
  file: OpenedFile,
  progress: (bytes: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const raw = createReadStream(file.path, { highWaterMark: CHUNK, ...(signal ? { signal } : {}) })
  let read = 0
  raw.on('data', (chunk) => {
    read += chunk.length
  })
  const stream = file.gzip ? raw.pipe(createGunzip({ chunkSize: CHUNK })) : raw
  raw.on('error', (error) => stream.destroy(error))
  try {
    for await (const chunk of stream) {
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
