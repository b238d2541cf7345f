import { createHmac, randomBytes } from 'node:crypto'
import { NeverTaken } from '../messages/never-taken.ts'
import type { SmsProvider } from './provider.ts'

const TIMEOUT_MS = 10_000

/** Signature of a call: HMAC-SHA256 in hex over timestamp (seconds), nonce and body, a line feed between them. */
export function smsSignature(secret: string, timestamp: string, nonce: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
}

/**
 * The generic provider: POSTs `{id, phone, text, code, purpose, language}` as JSON to `url`, signed by `secret`. 2xx is
 * taken; 408, 425, 429
 * and 5xx are tried again, as is a place that does not answer within ten seconds; any other answer is final. Redirects
 * are not followed.
 */
export function httpSms(url: string, secret: string, now: () => number = Date.now): SmsProvider {
  return {
    async send({ id, phone, text, code, purpose, language }) {
      const body = JSON.stringify({ id, phone, text, code, purpose, language })
      const timestamp = String(Math.floor(now() / 1000))
      const nonce = randomBytes(16).toString('hex')
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body,
        headers: {
          'content-type': 'application/json',
          'x-pandora-timestamp': timestamp,
          'x-pandora-nonce': nonce,
          'x-pandora-signature': smsSignature(secret, timestamp, nonce, body),
        },
      })
      // Nothing of the answer's body is needed; left unread it would hold the connection.
      await answer.body?.cancel()
      if (answer.ok) return
      const said = `the SMS provider answered ${answer.status}`
      throw answer.status >= 500 || [408, 425, 429].includes(answer.status) ? new Error(said) : new NeverTaken(said)
    },
  }
}
