import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive that a test makes. */
export interface Zipped {
  name: string | Buffer
  bytes: Buffer
  /** What the archive says of it, where it lies. */
  says?: { size?: number; crc?: number; flags?: number }
}

/** An archive as other programs write it. */
export function zip(files: readonly Zipped[]): Buffer {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes, says = {} } of files) {
    const called = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(says.flags ?? 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(says.crc ?? crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says.size ?? bytes.length, 18)
    common.writeUInt16LE(called.length, 22)
    pieces.push(Buffer.from('PK\u0003\u0004'), common, called, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, called)
    at += 30 + called.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, directory, end])
}
