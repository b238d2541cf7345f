import type { Operation, OutputOf } from '@pandora/contract/operation'
import { accepted } from '@pandora/contract/envelope'
import type { Envelope } from '@pandora/contract/envelope'
import { callContext } from './context.ts'
import { CallFailure } from './failure.ts'
import { checkedToken } from './session.ts'
import { failureOf, headersOf } from './transport.ts'

interface UploadOptions {
  /** Bytes sent and bytes in all. */
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}

/**
 * Uploads one file to an `upload` operation, telling how far it is (fetch cannot). Throws CallFailure; an abort rejects
 * with the signal's reason.
 */
export async function upload<O extends Operation>(
  operation: O,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<OutputOf<O>> {
  const token = await checkedToken()
  signal?.throwIfAborted()
  const form = new FormData()
  form.set('requestId', crypto.randomUUID())
  form.set('file', file)
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', operation.path)
    for (const [name, value] of headersOf(operation, { context: callContext(), token }))
      request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total))
    request.addEventListener('error', () => reject(new CallFailure('NETWORK')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('load', () => {
      const envelope = request.response as Envelope<unknown> | null
      if (!envelope) reject(new CallFailure('UNREADABLE', { status: request.status }))
      else if (request.status >= 400 || !accepted(envelope.code)) reject(failureOf(envelope, request.status))
      else resolve(envelope.data as OutputOf<O>)
    })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
