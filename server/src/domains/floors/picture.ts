import { createHash } from 'node:crypto'
import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { SNAPSHOT_BYTES } from '@pandora/contract/domains/floors/shapes'
import type { Db } from '@pandora/store/database'
import { imageKind, resized } from '../../images/resize.ts'
import { keepPicture } from './snapshots.queries.ts'

/** Longest side of a floor's picture as it is kept: twice what a card shows. */
const LONGEST = 640
/**
 * Pixels beyond which a picture is not decoded: a floor on a screen of 4K. 200 kB can hold a hundred times as many of
 * one colour.
 */
const MOST_PIXELS = 10_000_000

/**
 * The bytes of a picture sent as a data address. Throws BAD_SNAPSHOT where they are neither PNG nor WebP, whatever they
 * say they are; TOO_LARGE.
 */
export function readPicture(address: string): Buffer {
  const base64 = /^data:image\/(?:png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address)?.[1]
  if (base64 === undefined) throw new Refusal(floorsErrors.BAD_SNAPSHOT)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > SNAPSHOT_BYTES) throw new Refusal(errors.TOO_LARGE, { limit: `${SNAPSHOT_BYTES / 1000} kB` })
  const kind = imageKind(bytes)
  if (kind !== 'png' && kind !== 'webp') throw new Refusal(floorsErrors.BAD_SNAPSHOT)
  return bytes
}

/** Decodes a picture, makes it anew and keeps it as the floor's; answers its version. Throws BAD_SNAPSHOT. */
export async function takePicture(tx: Db, floorId: string, bytes: Buffer): Promise<string> {
  const picture = await resized(bytes, { longest: LONGEST, pixels: MOST_PIXELS }).catch(() => {
    throw new Refusal(floorsErrors.BAD_SNAPSHOT)
  })
  const version = createHash('sha256').update(picture).digest('hex').slice(0, 16)
  await keepPicture(tx, floorId, picture, version)
  return version
}
