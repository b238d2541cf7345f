import { createHmac, timingSafeEqual } from 'node:crypto'
import { CLOCK_MINUTES } from '@pandora/contract/domains/collectors/operations'

/** How far the clock of who signs may be off, in ms. */
export const CLOCK_MS = CLOCK_MINUTES * 60_000
/** How long a nonce is remembered: longer than any timestamp that was ever taken with it stays good. */
export const NONCE_MS = 3 * CLOCK_MS

/** What a delivery says of itself, in its headers. */
export interface Signed {
  keyId: string
  /** Seconds since 1970, as it stands in the header: what is signed is the text. */
  timestamp: string
  nonce: string
  /** HMAC-SHA256, 64 hexadecimal digits. */
  signature: string
}

const forms = {
  'pandora-key': /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'pandora-timestamp': /^\d{10}$/,
  'pandora-nonce': /^[A-Za-z0-9_-]{16,64}$/,
  'pandora-signature': /^[0-9a-f]{64}$/,
} as const

/** The four headers of a delivery; null where one is missing or of another form. */
export function signedOf(headers: Readonly<Record<string, string | string[] | undefined>>): Signed | null {
  const of = (name: keyof typeof forms): string | null => {
    const value = headers[name]
    return typeof value === 'string' && forms[name].test(value) ? value : null
  }
  const [keyId, timestamp, nonce, signature] = [
    of('pandora-key'),
    of('pandora-timestamp'),
    of('pandora-nonce'),
    of('pandora-signature'),
  ]
  return keyId && timestamp && nonce && signature ? { keyId, timestamp, nonce, signature } : null
}

/** The signature of a delivery: HMAC-SHA256 under the secret over timestamp, nonce and body, a line break between. */
export function signatureOf(
  secret: string,
  { timestamp, nonce }: Pick<Signed, 'timestamp' | 'nonce'>,
  body: Uint8Array,
): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(body).digest('hex')
}

/** Whether a delivery was signed with the secret; takes as long whatever it is. */
export const isSignedWith = (secret: string, signed: Signed, body: Uint8Array): boolean =>
  timingSafeEqual(Buffer.from(signatureOf(secret, signed, body), 'hex'), Buffer.from(signed.signature, 'hex'))

/** Whether a delivery's timestamp is near the clock (ms). */
export const isTimely = ({ timestamp }: Signed, now: number): boolean =>
  Math.abs(Number(timestamp) * 1000 - now) <= CLOCK_MS
