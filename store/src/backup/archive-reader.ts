import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Header, headerName, type Manifest, manifestName } from './archive-format.ts'
import { BackupError } from './errors.ts'

/**
 * Unpacks an archive into `folder` and checks every file against the manifest. `accept` may refuse by
 * the header, before anything is written. Throws `restore_not_a_backup`, `restore_damaged`.
 */
export async function unpack(file: string, folder: string, accept: (header: Header) => void): Promise<Header> {
  const unpacker = extract()
  const source = createReadStream(file)
  const flow = pipeline(source, createGunzip(), unpacker)
  flow.catch(() => undefined)
  const sums = new Map<string, { size: number; sha256: string }>()
  let header: Header | null = null
  let manifest: Manifest | null = null
  try {
    for await (const entry of unpacker) {
      const { name, type } = entry.header
      if (header === null) {
        header = name === headerName ? readHeader(await textOf(entry)) : null
        if (header === null) throw notABackup(file)
        accept(header)
      } else if (name === manifestName) {
        manifest = JSON.parse(await textOf(entry)) as Manifest
      } else {
        const path = join(folder, insideOnly(name, file))
        if (type === 'directory') {
          await mkdir(path, { recursive: true, mode: 0o700 })
          entry.resume()
        } else if (type === 'file') {
          sums.set(name, await store(entry, path))
        } else throw notABackup(file)
      }
    }
    await flow
  } catch (error) {
    source.destroy()
    throw error instanceof BackupError ? error : broken(file, header !== null, error)
  }
  if (header === null) throw notABackup(file)
  compare(file, manifest, sums)
  return header
}

function compare(file: string, manifest: Manifest | null, sums: Map<string, { size: number; sha256: string }>): void {
  if (manifest === null)
    throw new BackupError('restore_damaged', `${file} is incomplete: it was broken off while it was written or copied`)
  const listed = manifest.files.filter(({ name }) => name !== headerName)
  const wrong = listed.filter(
    ({ name, size, sha256 }) => sums.get(name)?.size !== size || sums.get(name)?.sha256 !== sha256,
  )
  if (wrong.length > 0 || listed.length !== sums.size) {
    throw new BackupError(
      'restore_damaged',
      `${file} is damaged: ${wrong[0]?.name ?? 'a file'} is not what was backed up`,
    )
  }
}

async function store(entry: AsyncIterable<unknown>, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(
    entry,
    async function* (parts: AsyncIterable<unknown>) {
      for await (const part of bytesOf(parts)) {
        hash.update(part)
        size += part.length
        yield part
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  return { size, sha256: hash.digest('hex') }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const part of entry) if (part instanceof Uint8Array) yield part
}

async function textOf(entry: AsyncIterable<unknown>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of bytesOf(entry)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function readHeader(text: string): Header | null {
  const header = JSON.parse(text) as Partial<Header>
  return header.format === 'pandora-backup' && header.formatVersion === 1 ? (header as Header) : null
}

/** An archive may come from anywhere: no entry may leave the folder that it is unpacked into. */
function insideOnly(name: string, file: string): string {
  const path = posix.normalize(name)
  if (path.startsWith('/') || path.split('/').includes('..') || path.includes('\0') || path.includes('\\'))
    throw notABackup(file)
  return path
}

const notABackup = (file: string): BackupError =>
  new BackupError('restore_not_a_backup', `${file} is not a Pandora backup`)

const broken = (file: string, begun: boolean, cause: unknown): BackupError =>
  begun
    ? new BackupError(
        'restore_damaged',
        `${file} is damaged or incomplete: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      )
    : new BackupError('restore_not_a_backup', `${file} is not a Pandora backup`, { cause })
