import { open, type FileHandle } from 'node:fs/promises'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'

/** Most files of an archive, bytes that they unpack to together, and times that they may be larger than the archive. */
export const ARCHIVE_LIMITS = { entries: 1000, bytes: 4_000_000_000, ratio: 200 }

/** A small archive may pack as well as it likes: up to this many bytes unpacked the ratio is not looked at. */
const RATIO_FROM = 20_000_000
const LARGEST_DIRECTORY = 4_000_000
const END = 0x06054b50
const LISTED = 0x02014b50
const LOCAL = 0x04034b50

/** A file of an archive: where its packed bytes lie, and how many they are, packed and as the archive says unpacked. */
export interface ArchiveEntry {
  name: string
  start: number
  packed: number
  size: number
  /** Checksum (CRC-32) of what is unpacked. */
  crc: number
  deflated: boolean
}

const damaged = (name: string, reason: string): Refusal =>
  new Refusal(importsErrors.UNREADABLE_FILE, { reason: `${name}: ZIP, ${reason}` })

async function bytesAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

/** A name as the archive has it: UTF-8 where it says so or is valid, else as Chinese systems write it. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  const text = bytes.toString('utf8')
  const name = isUtf8 || !text.includes('\ufffd') ? text : new TextDecoder('gb18030').decode(bytes)
  return name.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').slice(0, 200)
}

/** What a listed entry says of itself; a file only where it is one that somebody meant to give. */
interface Listed {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  local: number
}

function listedIn(directory: Buffer, count: number, archive: string): Listed[] {
  const found: Listed[] = []
  for (let index = 0, at = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== LISTED) throw damaged(archive, 'list of files')
    const lengths = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)]
    const [own = 0] = lengths
    const flags = directory.readUInt16LE(at + 8)
    found.push({
      name: nameOf(directory.subarray(at + 46, at + 46 + own), (flags & 0x800) !== 0),
      flags,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      local: directory.readUInt32LE(at + 42),
    })
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return found
}

/** Whether an entry is a file of its own: no folder, nothing hidden, nothing that a system puts beside. */
const isFile = ({ name }: Listed): boolean => !name.endsWith('/') && !/(?:^|\/)(?:\.|__MACOSX\/|~\$)/.test(name)

/** Refuses what an archive's own list says is too much: nothing of it is unpacked. */
function refuseBomb(listed: readonly Listed[], archiveSize: number): void {
  const total = listed.reduce((sum, { size }) => sum + size, 0)
  const { entries, bytes, ratio } = ARCHIVE_LIMITS
  if (listed.length > entries) throw new Refusal(errors.TOO_LARGE, { limit: `${entries} files (ZIP)` })
  if (total > bytes) throw new Refusal(errors.TOO_LARGE, { limit: `${bytes / 1e9} GB (ZIP)` })
  if (total > RATIO_FROM && total > archiveSize * ratio)
    throw new Refusal(errors.TOO_LARGE, { limit: `${ratio} : 1 (ZIP)` })
}

/**
 * The files that an archive (ZIP) lists, by name; undefined for a workbook, which is one too. `name` is how the archive
 * is called in messages. Refuses TOO_LARGE by the limits above, UNREADABLE_FILE where it is damaged, encrypted, or
 * larger than 4 GB.
 */
export async function archiveEntries(path: string, size: number, name: string): Promise<ArchiveEntry[] | undefined> {
  const handle = await open(path)
  try {
    const tail = await bytesAt(handle, Math.max(0, size - 65_557), Math.min(size, 65_557))
    const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'))
    if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END) throw damaged(name, 'end')
    const [count, length, start] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ]
    if (count === 0xffff || start === 0xffffffff) throw damaged(name, 'ZIP64')
    if (count > ARCHIVE_LIMITS.entries * 10 || length > LARGEST_DIRECTORY)
      throw new Refusal(errors.TOO_LARGE, { limit: `${ARCHIVE_LIMITS.entries} files (ZIP)` })
    const listed = listedIn(await bytesAt(handle, start, length), count, name)
    if (listed.some((one) => one.name === '[Content_Types].xml' || one.name.startsWith('xl/'))) return undefined
    const files = listed.filter(isFile)
    refuseBomb(files, size)
    const entries: ArchiveEntry[] = []
    for (const one of files) {
      if ((one.flags & 1) !== 0) throw damaged(name, `${one.name}: encrypted`)
      if (one.method !== 0 && one.method !== 8) throw damaged(name, `${one.name}: method ${one.method}`)
      const local = await bytesAt(handle, one.local, 30)
      if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw damaged(name, one.name)
      const begin = one.local + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
      if (begin + one.packed > size || (one.packed === 0) !== (one.size === 0)) throw damaged(name, one.name)
      const { name: own, packed, size: unpacked, crc, method } = one
      entries.push({ name: own, start: begin, packed, size: unpacked, crc, deflated: method === 8 })
    }
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
  } finally {
    await handle.close()
  }
}
