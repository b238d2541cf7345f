import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What is kept so that nobody reads it who has the database alone. */
export interface Sealed {
  close: (value: unknown) => { sealed: string }
  /** What was closed; a value that never was comes back as it is. Throws where it was closed under another secret. */
  open: (kept: unknown) => unknown
}

/** Seals values under a key of its own for what is sealed, made from the product's secret (AES-256-GCM). */
export function makeSealed(secret: string, what = 'pandora answers'): Sealed {
  const key = Buffer.from(hkdfSync('sha256', secret, '', what, 32))
  return {
    close(value) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') }
    },
    open(kept) {
      if (typeof kept !== 'object' || kept === null || !('sealed' in kept)) return kept
      const bytes = Buffer.from(String(kept.sealed), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
      return JSON.parse(
        Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
      ) as unknown
    },
  }
}
