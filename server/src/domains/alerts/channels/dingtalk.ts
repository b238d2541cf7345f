import { createHmac } from 'node:crypto'
import { withinBytes, type ChannelSecret, type Message, type Request } from './channel.ts'
import { busy, outcomeBy, pausing, tooOften } from './codes.ts'
import { paused } from './outcome.ts'

const MOST_BYTES = 8000
/** Who sends more than 20 a minute is kept out for ten minutes. */
const SHUT_OUT_MS = 600_000

/** Signature of a DingTalk robot: HMAC-SHA-256 under the key over `<ms>\n<key>`, Base64. */
export const dingtalkSignature = (key: string, timestamp: number): string =>
  createHmac('sha256', key).update(`${timestamp}\n${key}`).digest('base64')

/** A DingTalk custom robot (open.dingtalk.com, “自定义机器人接入”): time and signature stand in the address. */
export function dingtalkRequest({ address = '', signingKey }: ChannelSecret, { text }: Message, now: number): Request {
  const url = new URL(address)
  if (signingKey !== undefined) {
    url.searchParams.set('timestamp', String(now))
    url.searchParams.set('sign', dingtalkSignature(signingKey, now))
  }
  return {
    url: url.href,
    body: JSON.stringify({ msgtype: 'text', text: { content: withinBytes(text, MOST_BYTES) } }),
  }
}

/** 310000: signature, key words or list of addresses, as its words say; 130101 and 410100 too often; 300001 no such robot. */
export const dingtalkOutcome = outcomeBy({
  codes: ['errcode'],
  words: ['errmsg'],
  meanings: {
    [-1]: busy,
    130_101: tooOften(SHUT_OUT_MS),
    410_100: tooOften(SHUT_OUT_MS),
    310_000: (said, words) => {
      if (/keyword|关键词/i.test(words)) return paused('keyword', said)
      return paused(/\bip\b|whitelist|白名单/i.test(words) ? 'blocked' : 'bad-signature', said)
    },
    300_001: pausing('bad-address'),
    300_005: pausing('bad-address'),
    400_101: pausing('bad-address'),
    400_102: pausing('blocked'),
  },
})
