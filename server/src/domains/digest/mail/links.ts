import type { Sealed } from '../../../auth/sealed.ts'

/** What links that end a mail are sealed for. */
export const STOP_SEAL = 'pandora digest links'

/** Where the mail of a subscription is ended by who has the mail, signed in or not: its token cannot be guessed. */
export const stopLink = (base: string, sealed: Sealed, subscriptionId: string): string =>
  `${base}/digest/unsubscribe?token=${encodeURIComponent(Buffer.from(sealed.close(subscriptionId).sealed, 'base64').toString('base64url'))}`

/** The subscription that a token is of; null for any other text, and under another secret of the product. */
export function subscriptionIn(sealed: Sealed, token: string): string | null {
  try {
    const opened = sealed.open({ sealed: Buffer.from(token, 'base64url').toString('base64') })
    return typeof opened === 'string' && /^[0-9a-f-]{36}$/.test(opened) ? opened : null
  } catch {
    return null
  }
}
