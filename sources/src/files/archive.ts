import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** Most parts of an archive. A workbook has a few beside its sheets and pictures. */
const MOST_PARTS = 10_000
const LISTED = 0x02014b50
const LOCAL = 0x04034b50

/** A part of an archive as it lies in it; `size` unpacked. */
export interface Part {
  name: Buffer
  method: number
  /** Whether the name is UTF-8 (bit 11 of the flags). */
  flags: number
  crc: number
  packed: Buffer
  size: number
}

/**
 * The archive (ZIP) of the parts that it lists, each unpacked once and counted as it really comes, whatever a header
 * says of its size.
 * A reader that streams takes what stands between the listed parts too: so it gets this copy, in which nothing else
 * stands.
 * `change` may put others in their place.
 * `tooLarge` when they come to over `limit` bytes, `damaged` when the archive cannot be read, is encrypted, or has over
 * 10,000 parts.
 */
export async function listedParts(
  archive: Buffer,
  limit: number,
  change: (parts: readonly Part[]) => readonly Part[] = (parts) => parts,
): Promise<Buffer | 'tooLarge' | 'damaged'> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + 20 > archive.length) return 'damaged'
  let at = archive.readUInt32LE(end + 16)
  const count = archive.readUInt16LE(end + 10)
  if (count > MOST_PARTS) return 'damaged'
  let left = limit
  const parts: Part[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== LISTED) return 'damaged'
    const part = partAt(archive, at)
    if (!part) return 'damaged'
    part.size = part.method === 8 ? await unpackedSize(part.packed, left) : part.packed.length
    if (Number.isNaN(part.size)) return 'damaged'
    left -= part.size
    if (left <= 0) return 'tooLarge'
    parts.push(part)
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return written(change(parts))
}

/** A listed part; undefined where it lies outside, is encrypted, or is packed in a way that workbooks are not. */
function partAt(archive: Buffer, at: number): Part | undefined {
  const [flags, method, crc, packed] = [
    archive.readUInt16LE(at + 8),
    archive.readUInt16LE(at + 10),
    archive.readUInt32LE(at + 16),
    archive.readUInt32LE(at + 20),
  ]
  const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28))
  const local = archive.readUInt32LE(at + 42)
  if (
    (flags & 1) !== 0 ||
    (method !== 0 && method !== 8) ||
    local + 30 > archive.length ||
    archive.readUInt32LE(local) !== LOCAL
  )
    return undefined
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (start + packed > archive.length) return undefined
  return { name, method, flags: flags & 0x800, crc, packed: archive.subarray(start, start + packed), size: 0 }
}

/**
 * Bytes that a part unpacks to, counted as they come and never held; over `most` as soon as they are. NaN for broken
 * ones.
 */
async function unpackedSize(packed: Buffer, most: number): Promise<number> {
  let size = 0
  try {
    for await (const bytes of Readable.from([packed]).pipe(createInflateRaw())) {
      size += (bytes as Buffer).length
      if (size > most) break
    }
  } catch {
    return Number.NaN
  }
  return size
}

function written(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, method, flags, crc, packed, size } of parts) {
    // Version 2.0, flags, method, no time, checksum, sizes, length of the name, nothing beside: the same in both
    // headers.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(LOCAL)
    pieces.push(local, common, name, packed)
    const listed = Buffer.alloc(6)
    listed.writeUInt32LE(LISTED)
    listed.writeUInt16LE(20, 4)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(listed, common, place, name)
    at += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, directory, end])
}
