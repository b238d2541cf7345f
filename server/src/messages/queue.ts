import { randomUUID } from 'node:crypto'
import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { Config } from '../config.ts'
import { addMessage, enqueueMessage } from './outbox.queries.ts'
import { messageText, type MessagePurpose } from './texts.ts'

export interface NewMessage {
  kind: 'mail' | 'sms'
  purpose: MessagePurpose
  receiver: string
  language: Language
  values?: Readonly<Record<string, string | number>>
  /** What is kept only while it may be used. */
  secret: { code?: string; link?: string }
  codeId?: string
  /** In ms; after it the message is not sent any more. */
  usefulUntil?: number
}

/** Whether there is a provider for a kind of message. */
export function hasProvider(config: Pick<Config, 'SMTP_URL' | 'PANDORA_SMS_URL'>, kind: 'mail' | 'sms'): boolean {
  return (kind === 'mail' ? config.SMTP_URL : config.PANDORA_SMS_URL) !== undefined
}

/** Puts a message into the outbox with the transaction it belongs to; where there is a provider, a job sends it and tries again until it is there. */
export async function queueMessage(tx: Db, config: Config, message: NewMessage, now: number): Promise<void> {
  const sends = hasProvider(config, message.kind)
  const messageId = randomUUID()
  await addMessage(tx, { ...message, ...messageText(message.purpose, message.language, message.values ?? {}), messageId, state: sends ? 'waiting' : 'held' }, now)
  if (sends) await enqueueMessage(tx, messageId)
}
