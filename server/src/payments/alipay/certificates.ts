import { createHash, X509Certificate, type KeyObject } from 'node:crypto'

/** How often a certificate is asked for at most, ms: an answer that names one that is not to be had must not ask each time. */
const FETCH_AT_MOST_MS = 60_000
/** Certificates between one and a root, at most. */
const LONGEST_CHAIN = 4

/** What an application of Alipay's certificate mode is set up with. */
export interface AlipayCertificates {
  /** Number of the application's certificate, and those of the roots; every call names both. */
  application: string
  roots: string
  /** Alipay's own certificate, and the roots that issue those after it; in PEM. */
  alipay: string
  root: string
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Certificates of a text in PEM, in order. Throws where one of them cannot be read. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(PEM) ?? []).map((one) => new X509Certificate(one))

/**
 * The number by which Alipay names a certificate: MD5, in hex, of its issuer's names, the last first, and its serial
 * number in decimals (open platform, certificate signing).
 */
export function certificateNumber({ issuer, serialNumber }: X509Certificate): string {
  const names = issuer.split('\n').toReversed().join(',')
  return createHash('md5')
    .update(`${names}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** Numbers of the roots that sign with RSA, one after the other; the file holds others too. */
export const rootsNumber = (roots: readonly X509Certificate[]): string =>
  roots
    .filter(({ signatureAlgorithm }) => /rsa/i.test(signatureAlgorithm ?? ''))
    .map(certificateNumber)
    .join('_')

/** Whether one certificate signed another. One by a curve that this program does not know signs nothing. */
function isIssuedBy(one: X509Certificate, by: X509Certificate): boolean {
  try {
    return one.checkIssued(by) && one.verify(by.publicKey)
  } catch {
    return false
  }
}

/** Whether the first of a chain leads to one of the roots and is valid at an instant (ms). */
export function isTrusted(
  [first, ...between]: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: number,
): boolean {
  let one = first
  for (let step = 0; one && step <= LONGEST_CHAIN; step++) {
    if (Date.parse(one.validFrom) > at || Date.parse(one.validTo) < at) return false
    const issued = one
    if (roots.some((root) => isIssuedBy(issued, root))) return true
    one = between.find((other) => other.ca && isIssuedBy(issued, other))
  }
  return false
}

/** Keys by which Alipay signs: of its certificate, and of those that came after it. */
interface CertifiedKeys {
  /** The key of a certificate by its number; undefined where there is none that can be trusted. */
  keyOf: (number: string) => Promise<KeyObject | undefined>
  /** All that are known, the newest first: a callback does not say which it is signed by. */
  all: () => readonly KeyObject[]
}

/**
 * Alipay changes its certificate and says in each answer by which it signed. One that is not known is fetched; it must
 * be the one asked for, of the same bearer as the one that is set, and issued by the roots: its answer is not signed.
 */
export function certifiedKeys(
  { alipay, root }: Pick<AlipayCertificates, 'alipay' | 'root'>,
  fetchCertificate: (number: string) => Promise<string>,
  now: () => number,
): CertifiedKeys {
  const roots = certificatesIn(root)
  const [set] = certificatesIn(alipay)
  const known = new Map(set ? [[certificateNumber(set), set.publicKey]] : [])
  let fetchedAt = -Infinity
  const renew = async (number: string): Promise<void> => {
    fetchedAt = now()
    const chain = certificatesIn(await fetchCertificate(number))
    const [first] = chain
    if (!first || !set || certificateNumber(first) !== number || first.subject !== set.subject) return
    if (isTrusted(chain, roots, now())) known.set(number, first.publicKey)
  }
  return {
    async keyOf(number) {
      if (!known.has(number) && now() - fetchedAt >= FETCH_AT_MOST_MS) await renew(number)
      return known.get(number)
    },
    all: () => [...known.values()].toReversed(),
  }
}
