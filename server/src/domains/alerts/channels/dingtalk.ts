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
export function dingtalkOutcome(answer: Answer): Outcome {
  const code = numberOf(answer.json, 'errcode')
  if (code === null)
    return answer.status === 200 ? again('service', 'no errcode in the answer') : webhookOutcome(answer)
  const words = textOf(answer.json, 'errmsg')
  const said = `errcode ${code}: ${words}`
  switch (code) {
    case 0:
      return sent
    case -1:
      return again('service', said)
    case 130_101:
    case 410_100:
      return again('too-often', said, SHUT_OUT_MS)
    case 310_000:
      if (/keyword|关键词/i.test(words)) return paused('keyword', said)
      return paused(/\bip\b|whitelist|白名单/i.test(words) ? 'blocked' : 'bad-signature', said)
    case 300_001:
    case 300_005:
    case 400_101:
      return paused('bad-address', said)
    case 400_102:
      return paused('blocked', said)
    default:
      return refused('refused', said)
  }
}
