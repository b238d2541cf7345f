import { createHmac } from 'node:crypto'
import {
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

/** Most bytes of a request are 20 kB; a text stays well below. */
const MOST_BYTES = 8000

/** Signature of a Feishu custom bot: `<seconds>\n<key>` is the HMAC's key, what is signed is empty; Base64. */
export const feishuSignature = (key: string, timestamp: number): string =>
  createHmac('sha256', `${timestamp}\n${key}`).update('').digest('base64')

/** A Feishu or Lark custom bot (open.feishu.cn, “自定义机器人使用指南”). */
export function feishuRequest({ address = '', signingKey }: ChannelSecret, { text }: Message, now: number): Request {
  const timestamp = Math.floor(now / 1000)
  return {
    url: address,
    body: JSON.stringify({
      ...(signingKey === undefined
        ? {}
        : { timestamp: String(timestamp), sign: feishuSignature(signingKey, timestamp) }),
      msg_type: 'text',
      content: { text: withinBytes(text, MOST_BYTES) },
    }),
  }
}

/** 19021 signature, 19022 address not on the list, 19024 key words, 19001 no such bot, 9499 form or too often, 11232 too often. */
export function feishuOutcome(answer: Answer): Outcome {
  const code = numberOf(answer.json, 'code') ?? numberOf(answer.json, 'StatusCode')
  if (code === null) return answer.status === 200 ? again('service', 'no code in the answer') : webhookOutcome(answer)
  const words = textOf(answer.json, 'msg') || textOf(answer.json, 'StatusMessage')
  const said = `code ${code}: ${words}`
  switch (code) {
    case 0:
      return sent
    case 19_021:
      return paused('bad-signature', said)
    case 19_022:
      return paused('blocked', said)
    case 19_024:
      return paused('keyword', said)
    case 19_001:
      return paused('bad-address', said)
    case 11_232:
      return again('too-often', said, 60_000)
    case 9499:
      return /too many|frequen|limit/i.test(words) ? again('too-often', said, 60_000) : refused('refused', said)
    default:
      return answer.status >= 500 ? again('service', said) : refused('refused', said)
  }
}
