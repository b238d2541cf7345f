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

/** Most bytes of a text message. */
const MOST_BYTES = 2048

/** A WeCom group robot: POST to its webhook address (developer.work.weixin.qq.com, “群机器人配置说明”). */
export function wecomRequest({ address = '' }: ChannelSecret, { text }: Message): Request {
  return { url: address, body: JSON.stringify({ msgtype: 'text', text: { content: withinBytes(text, MOST_BYTES) } }) }
}

/** Codes as the global list of errors gives them: 45009 too often (20 a minute), 93000 no such webhook, -1 busy. */
export function wecomOutcome(answer: Answer): Outcome {
  const code = numberOf(answer.json, 'errcode')
  if (code === null)
    return answer.status === 200 ? again('service', 'no errcode in the answer') : webhookOutcome(answer)
  const said = `errcode ${code}: ${textOf(answer.json, 'errmsg')}`
  switch (code) {
    case 0:
      return sent
    case -1:
      return again('service', said)
    case 45_009:
    case 45_033:
      return again('too-often', said, 60_000)
    case 93_000:
    case 40_014:
    case 93_008:
      return paused('bad-address', said)
    case 60_020:
      return paused('blocked', said)
    default:
      return refused('refused', said)
  }
}
