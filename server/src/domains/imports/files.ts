import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { safeName } from '../../shared/file-name.ts'

/** A file or folder that an import may read, and how it is called. */
export interface Place {
  path: string
  name: string
}

/**
 * The file behind a server path: inside one of the allowed folders once links are followed. Refuses PATH_NOT_ALLOWED,
 * FILE_NOT_FOUND.
 */
export async function allowedPath(config: Config, asked: string): Promise<Place> {
  const folders = await Promise.all(config.PANDORA_IMPORT_FOLDERS.map((folder) => realpath(folder).catch(() => null)))
  const path = await realpath(asked).catch(() => null)
  const inside = (one: string): boolean =>
    folders.some(
      (folder) => folder !== null && (one === folder || one.startsWith(folder.endsWith(sep) ? folder : folder + sep)),
    )
  // Whether a path outside exists is nobody's business: the same refusal either way.
  if (path === null)
    throw config.PANDORA_IMPORT_FOLDERS.some((folder) => asked.startsWith(folder + sep)) && !asked.includes('..')
      ? new Refusal(importsErrors.FILE_NOT_FOUND, { file: asked })
      : new Refusal(importsErrors.PATH_NOT_ALLOWED)
  if (!inside(path)) throw new Refusal(importsErrors.PATH_NOT_ALLOWED)
  return { path, name: basename(path) }
}

/**
 * Hands the file of an upload to `keep`, and reads the form to its end: one that breaks off has not brought the whole
 * file. `forget` undoes what was
 * kept of such. Throws BAD_UPLOAD where what was sent is no such form, or breaks off; BAD_INPUT where there is no file
 * in it.
 */
export async function uploadedFile<Kept>(
  request: FastifyRequest,
  keep: (file: MultipartFile) => Promise<Kept>,
  forget: (kept: Kept) => Promise<void>,
): Promise<Kept> {
  let kept: Kept | undefined
  try {
    for await (const part of request.parts()) if (part.type === 'file' && kept === undefined) kept = await keep(part)
  } catch (error) {
    if (kept !== undefined) await forget(kept)
    throw uploadFault(error)
  }
  if (kept === undefined) throw badInput('file', 'required')
  return kept
}

/**
 * What reads forms throws bare errors of its own; those of the file system have a code, and those of the transport a
 * status.
 */
function uploadFault(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (
    error instanceof Refusal ||
    (statusCode !== undefined && code !== 'FST_MP_PREMATURE_CLOSE') ||
    (code !== undefined && !code.startsWith('FST_') && code !== 'ERR_STREAM_PREMATURE_CLOSE')
  )
    return error
  return new Refusal(errors.BAD_UPLOAD)
}

/**
 * Stores an upload in the home under a name of its own. Refuses TOO_LARGE, EMPTY_FILE, BAD_UPLOAD; nothing stays of
 * what is refused.
 */
export async function storeUpload(
  config: Config,
  file: MultipartFile,
): Promise<Place & { uploadId: string; bytes: number }> {
  const folder = join(config.PANDORA_HOME, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const uploadId = randomUUID()
  const path = join(folder, uploadId)
  const out = createWriteStream(path, { mode: 0o600 })
  const name = safeName(file.filename)
  try {
    await pipeline(file.file, out)
    if (file.file.truncated) throw new Refusal(errors.TOO_LARGE, { limit: '2 GB' })
    if (out.bytesWritten === 0) throw new Refusal(importsErrors.EMPTY_FILE, { file: name })
    return { uploadId, path, name, bytes: out.bytesWritten }
  } catch (error) {
    await rm(path, { force: true })
    throw uploadFault(error)
  }
}
