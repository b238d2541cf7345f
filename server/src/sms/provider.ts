/**
 * A text message as it is handed to a provider. `id` is the same when it is handed over again, so that a provider can
 * drop the second.
 */
export interface Sms {
  id: string
  /** E.164. */
  phone: string
  text: string
  /** The code alone, for providers that take templates. */
  code: string
  purpose: string
  language: string
}

/** What texts. Throws NeverTaken where the message is refused for good, else an Error: try again. */
export interface SmsProvider {
  send: (sms: Sms) => Promise<void>
}
