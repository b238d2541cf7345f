import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { serialOf } from './signature.ts'

/** How often certificates are fetched at most, in ms: a stranger's serial must not make us ask each time. */
const FETCH_AT_MOST_MS = 60_000

interface Known {
  key: KeyObject
  /** ms; the certificate is of no use beyond. */
  until: number
}

/** The key of a certificate in PEM, by its serial number. */
export function certified(pem: string): [string, Known] {
  const certificate = new X509Certificate(pem)
  return [serialOf(certificate.serialNumber), { key: certificate.publicKey, until: Date.parse(certificate.validTo) }]
}

/** Keys by which the platform signs: its public key, or its certificates, which change. */
interface PlatformKeys {
  keyOf: (serial: string) => Promise<KeyObject | undefined>
}

/**
 * Merchants have a platform public key or platform certificates, and both while they change over. Certificates are
 * fetched when a serial is seen that is not known.
 */
export function platformKeys(
  publicKey: { id: string; pem: string } | null,
  fetchCertificates: () => Promise<readonly string[]>,
  now: () => number,
): PlatformKeys {
  const fixed = publicKey ? createPublicKey(publicKey.pem) : undefined
  let known = new Map<string, Known>()
  let fetchedAt = -Infinity
  let fetching: Promise<void> | undefined
  const renew = async (): Promise<void> => {
    fetchedAt = now()
    known = new Map((await fetchCertificates()).map(certified))
  }
  return {
    async keyOf(serial) {
      if (serial === publicKey?.id) return fixed
      if (serial.startsWith('PUB_KEY_ID_')) return undefined
      if (!known.has(serial) && now() - fetchedAt >= FETCH_AT_MOST_MS)
        fetching ??= renew().finally(() => (fetching = undefined))
      await fetching
      const found = known.get(serial)
      return found && found.until > now() ? found.key : undefined
    },
  }
}
