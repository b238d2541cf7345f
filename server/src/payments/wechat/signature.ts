import type { KeyObject } from 'node:crypto'
import { isSignedBy } from '../rsa.ts'
import { NoticeRefused } from '../provider.ts'

/** How far the time of a signature may be from ours, in s, either way. */
const TOLERANCE_S = 300

/** What a signature of the platform says beside the body; header names in small letters. */
interface Signed {
  timestamp: string
  nonce: string
  serial: string
  signature: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function signedOf(headers: Headers): Signed {
  const one = (name: string): string => {
    const value = headers[name]
    if (typeof value !== 'string' || value === '') throw new NoticeRefused('header')
    return value
  }
  return {
    timestamp: one('wechatpay-timestamp'),
    nonce: one('wechatpay-nonce'),
    serial: one('wechatpay-serial'),
    signature: one('wechatpay-signature'),
  }
}

/** Serial numbers are compared without leading zeros and in capital letters; the id of a public key as it is. */
export const serialOf = (serial: string): string =>
  serial.startsWith('PUB_KEY_ID_') ? serial : serial.toUpperCase().replace(/^0+/, '')

/**
 * Throws NoticeRefused unless the platform signed this body now (ms), by a key of ours. The body is the bytes as they
 * came: written anew by anybody it is another.
 */
export async function checkSigned(
  headers: Headers,
  body: Buffer,
  keyOf: (serial: string) => Promise<KeyObject | undefined>,
  now: number,
  toleranceS = TOLERANCE_S,
): Promise<void> {
  const { timestamp, nonce, serial, signature } = signedOf(headers)
  if (!/^\d{9,11}$/.test(timestamp) || Math.abs(Math.floor(now / 1000) - Number(timestamp)) > toleranceS)
    throw new NoticeRefused('time')
  const key = await keyOf(serialOf(serial))
  if (!key) throw new NoticeRefused('key')
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  if (!isSignedBy(key, message, signature)) throw new NoticeRefused('signature')
}
