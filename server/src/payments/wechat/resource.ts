import { createDecipheriv } from 'node:crypto'
import { NoticeRefused } from '../provider.ts'

/** What is sealed in a callback or a list of certificates (AEAD_AES_256_GCM). */
interface SealedResource {
  associated_data?: string
  nonce: string
  ciphertext: string
}

const TAG = 16

/**
 * What was sealed, as text. A key of 32 bytes is demanded of merchants; messages that a library publishes are sealed
 * under shorter ones too. Throws NoticeRefused where it was not sealed under it.
 */
export function opened(apiV3Key: string, { associated_data = '', nonce, ciphertext }: SealedResource): string {
  try {
    const bytes = Buffer.from(ciphertext, 'base64')
    const key = Buffer.from(apiV3Key)
    const decipher = createDecipheriv(`aes-${key.length * 8}-gcm` as 'aes-256-gcm', key, Buffer.from(nonce), {
      authTagLength: TAG,
    })
    decipher.setAuthTag(bytes.subarray(-TAG)).setAAD(Buffer.from(associated_data))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]),
    )
  } catch {
    throw new NoticeRefused('sealed')
  }
}
