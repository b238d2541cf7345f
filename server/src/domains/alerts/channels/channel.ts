import type { ChannelKind } from '@pandora/contract/domains/alerts/terms'

/** What a channel keeps to itself. */
export interface ChannelSecret {
  /** Of a webhook or robot; of Telegram the API server, where it is another than Telegram's. */
  address?: string
  signingKey?: string
  token?: string
  chat?: string
}

/** A message on its way out. `id` is the same however often it is sent. */
export interface Message {
  id: string
  subject: string
  text: string
  /** What a webhook is told beside the words. */
  about: Readonly<Record<string, unknown>>
}

/** Kinds that are asked over the web: all but mail, which goes by the outbox. */
export type WebChannelKind = Exclude<ChannelKind, 'mail'>

/** What is sent, and where to. `now` in ms. */
export interface Request {
  url: string
  headers?: Readonly<Record<string, string>>
  body: string
}

/** An answer that came. */
export interface Answer {
  status: number
  /** As JSON; undefined where it is none. */
  json: unknown
  retryAfterMs: number | null
}

/** Text cut so that it has at most so many bytes of UTF-8, at a whole sign. */
export function withinBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  let kept = ''
  let bytes = 0
  for (const sign of text) {
    bytes += Buffer.byteLength(sign)
    if (bytes > most - 3) break
    kept += sign
  }
  return `${kept}…`
}

/** A field of an answer that is an object; undefined otherwise. */
export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined
export const numberOf = (json: unknown, name: string): number | null => {
  const value = fieldOf(json, name)
  return typeof value === 'number' ? value : null
}
export const textOf = (json: unknown, name: string): string => {
  const value = fieldOf(json, name)
  return typeof value === 'string' ? value : ''
}
