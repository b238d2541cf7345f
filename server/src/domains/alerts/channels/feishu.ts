import { createHmac } from 'node:crypto'
import { withinBytes, type ChannelSecret, type Message, type Request } from './channel.ts'
import { outcomeBy, pausing, tooOften } from './codes.ts'
import { again, refused } from './outcome.ts'

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
export const feishuOutcome = outcomeBy({
  codes: ['code', 'StatusCode'],
  words: ['msg', 'StatusMessage'],
  meanings: {
    19_021: pausing('bad-signature'),
    19_022: pausing('blocked'),
    19_024: pausing('keyword'),
    19_001: pausing('bad-address'),
    11_232: tooOften(60_000),
    9499: (said, words) =>
      /too many|frequen|limit/i.test(words) ? again('too-often', said, 60_000) : refused('refused', said),
  },
  otherwise: (said, { status }) => (status >= 500 ? again('service', said) : refused('refused', said)),
})
