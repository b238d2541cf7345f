import type { Language } from '@pandora/contract/language'
import type { MessagePurpose } from './texts.ts'

/** A message to be sent. */
export interface NewMessage {
  kind: 'mail' | 'sms'
  purpose: MessagePurpose
  receiver: string
  language: Language
  /** Its id where whoever queues it has one for it; else one is made. */
  messageId?: string
  /** What it says, of a purpose that has no words of its own. */
  own?: { subject: string; body: string }
  values?: Readonly<Record<string, string | number>>
  /** What is kept only while it may be used. */
  secret: { code?: string; link?: string }
  codeId?: string
  /** In ms; after it the message is not sent any more. */
  usefulUntil?: number
}
