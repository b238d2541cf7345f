import {
  fieldOf,
  numberOf,
  textOf,
  withinBytes,
  type Answer,
  type ChannelSecret,
  type Message,
  type Request,
} from './channel.ts'
import { again, paused, refused, sent, type Outcome } from './outcome.ts'
import { webhookOutcome } from './webhook.ts'

export const TELEGRAM_API = 'https://api.telegram.org'
/** Most signs of a message are 4,096. */
const MOST_BYTES = 4000

/** A Telegram bot writes to a chat (core.telegram.org/bots/api#sendmessage). */
export function telegramRequest(
  { address = TELEGRAM_API, token = '', chat = '' }: ChannelSecret,
  { text }: Message,
): Request {
  return {
    url: `${address.endsWith('/') ? address.slice(0, -1) : address}/bot${token}/sendMessage`,
    body: JSON.stringify({
      chat_id: chat,
      text: withinBytes(text, MOST_BYTES),
      link_preview_options: { is_disabled: true },
    }),
  }
}

/** 429 with `retry_after` in seconds; 403 the bot was blocked or thrown out; 401 and 404 no such bot; 400 no such chat. */
export function telegramOutcome(answer: Answer): Outcome {
  if (fieldOf(answer.json, 'ok') === true) return sent
  const code = numberOf(answer.json, 'error_code')
  if (code === null) return answer.status === 200 ? again('service', 'no ok in the answer') : webhookOutcome(answer)
  const words = textOf(answer.json, 'description')
  const said = `${code}: ${words}`
  if (code === 429) {
    const seconds = numberOf(fieldOf(answer.json, 'parameters'), 'retry_after')
    return again('too-often', said, seconds === null ? undefined : seconds * 1000)
  }
  if (code === 403) return paused('blocked', said)
  if (code === 401 || code === 404) return paused('bad-address', said)
  if (code === 400) return /chat/i.test(words) ? paused('bad-address', said) : refused('refused', said)
  return code >= 500 ? again('service', said) : refused('refused', said)
}
