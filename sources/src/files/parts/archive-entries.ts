import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { lineOf } from '../values/texts.ts'

/** Most files of an archive, bytes that they unpack to together, and times that they may be larger than the archive. */
export const ARCHIVE_LIMITS = { entries: 1000, bytes: 4_000_000_000, ratio: 200 }

/** A small archive may pack as well as it likes: up to this many bytes unpacked the ratio is not looked at. */
const RATIO_FROM = 20_000_000
const DEFLATED = 8
const IS_UTF8 = 0x800

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

/** A name as the archive has it: UTF-8 where it says so or is valid, else as Chinese systems write it. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const text = fileNameRaw.toString('utf8')
  const isUtf8 = (generalPurposeBitFlag & IS_UTF8) !== 0 || !text.includes('\ufffd')
  const name = lineOf(isUtf8 ? text : new TextDecoder('gb18030').decode(fileNameRaw))
  return typeof name === 'string' ? name.slice(0, 200) : ''
}

/** Whether an entry is a file of its own: no folder, nothing hidden, nothing that a system puts beside. */
const isFile = (name: string): boolean => !name.endsWith('/') && !/(?:^|\/)(?:\.|__MACOSX\/|~\$)/.test(name)

/** Refuses what an archive's own list says is too much: nothing of it is unpacked. */
function refuseBomb(listed: readonly Entry[], archiveSize: number): void {
  const total = listed.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const { entries, bytes, ratio } = ARCHIVE_LIMITS
  if (listed.length > entries) throw new Refusal(errors.TOO_LARGE, { limit: `${entries} files (ZIP)` })
  if (total > bytes) throw new Refusal(errors.TOO_LARGE, { limit: `${bytes / 1e9} GB (ZIP)` })
  if (total > RATIO_FROM && total > archiveSize * ratio)
    throw new Refusal(errors.TOO_LARGE, { limit: `${ratio} : 1 (ZIP)` })
}

/** Where the packed bytes of an entry lie. Refuses what is encrypted, packed otherwise, or not where it should be. */
async function placed(zip: ZipFile, entry: Entry, name: string): Promise<ArchiveEntry> {
  const { compressionMethod, compressedSize: packed, uncompressedSize: size, crc32: crc } = entry
  if (!entry.canDecodeFileData()) throw new Error(`${name}: ${entry.isEncrypted() ? 'encrypted' : compressionMethod}`)
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
  if (start + packed > zip.fileSize || (packed === 0) !== (size === 0)) throw new Error(name)
  return { name, start, packed, size, crc, deflated: compressionMethod === DEFLATED }
}

/**
 * The files that an archive (ZIP) lists, by name; undefined for a workbook, which is one too. `name` is how the archive
 * is called in messages. Refuses TOO_LARGE by the limits above, UNREADABLE_FILE where it is damaged or encrypted.
 */
export async function archiveEntries(path: string, size: number, name: string): Promise<ArchiveEntry[] | undefined> {
  try {
    // Names are decoded here, since many are not as the standard would have them.
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    try {
      if (zip.entryCount > ARCHIVE_LIMITS.entries * 10)
        throw new Refusal(errors.TOO_LARGE, { limit: `${ARCHIVE_LIMITS.entries} files (ZIP)` })
      const named = new Map<Entry, string>()
      for await (const entry of zip.eachEntry()) named.set(entry, nameOf(entry))
      if ([...named.values()].some((one) => one === '[Content_Types].xml' || one.startsWith('xl/'))) return undefined
      const files = [...named].filter(([, own]) => isFile(own))
      refuseBomb(
        files.map(([entry]) => entry),
        size,
      )
      const entries: ArchiveEntry[] = []
      for (const [entry, own] of files) entries.push(await placed(zip, entry, own))
      return entries.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw damaged(name, error instanceof Error ? error.message : String(error))
  }
}
