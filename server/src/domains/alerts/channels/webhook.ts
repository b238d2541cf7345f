import { createHmac } from 'node:crypto'
import type { Answer, ChannelSecret, Message, Request } from './channel.ts'
import { again, paused, refused, sent, type Outcome } from './outcome.ts'

/**
 * Signature of a webhook: HMAC-SHA-256 in hex under the channel's key over `<timestamp>.<id>.<body>`, timestamp in
 * seconds (docs/alerts.md).
 */
export const signatureOf = (key: string, timestamp: number, id: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${id}.${body}`).digest('hex')

export function webhookRequest(secret: ChannelSecret, { id, subject, text, about }: Message, now: number): Request {
  const timestamp = Math.floor(now / 1000)
  const body = JSON.stringify({ id, subject, text, ...about })
  return {
    url: secret.address ?? '',
    body,
    headers: {
      'x-pandora-id': id,
      'x-pandora-timestamp': String(timestamp),
      ...(secret.signingKey === undefined
        ? {}
        : { 'x-pandora-signature': `v1=${signatureOf(secret.signingKey, timestamp, id, body)}` }),
    },
  }
}

/** Any 2xx takes it; 410 and 404 end the channel, 401 and 403 too; 408, 429 and 5xx are of this moment. */
export function webhookOutcome({ status, retryAfterMs }: Answer): Outcome {
  const said = `HTTP ${status}`
  if (status >= 200 && status < 300) return sent
  if (status === 404 || status === 410) return paused('bad-address', said)
  if (status === 401 || status === 403) return paused('blocked', said)
  if (status === 429) return again('too-often', said, retryAfterMs ?? undefined)
  if (status === 408 || status === 425 || status >= 500) return again('service', said, retryAfterMs ?? undefined)
  return refused('refused', said)
}
