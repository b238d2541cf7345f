import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailed } from './failed.ts'

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

function unpacked(response: IncomingMessage, packed: boolean): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '' || !packed) return response
  if (!Object.hasOwn(unpackers, encoding)) throw new FetchFailed('not-reached', 'packed in an unknown way')
  const unpacker = unpackers[encoding as keyof typeof unpackers]()
  response.on('error', (error) => unpacker.destroy(error))
  response.on('aborted', () => unpacker.destroy(new Error('broken off')))
  return response.pipe(unpacker)
}

/**
 * The whole body of an answer, unpacked, at most `most` bytes of it: a small packed body cannot become a large one
 * unnoticed. Throws FetchFailed.
 */
export async function collect(response: IncomingMessage, most: number, packed: boolean): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) {
    response.destroy()
    throw new FetchFailed('too-large', 'too large', true)
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of unpacked(response, packed) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new FetchFailed('too-large', 'too large', true)
      chunks.push(chunk)
    }
  } catch (error) {
    response.destroy()
    throw error instanceof FetchFailed ? error : new FetchFailed('too-slow', 'broken off, or took too long', true)
  }
  return Buffer.concat(chunks)
}
