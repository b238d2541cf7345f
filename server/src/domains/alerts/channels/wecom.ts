import { withinBytes, type ChannelSecret, type Message, type Request } from './channel.ts'
import { busy, outcomeBy, pausing, tooOften } from './codes.ts'

/** Most bytes of a text message. */
const MOST_BYTES = 2048

/** A WeCom group robot: POST to its webhook address (developer.work.weixin.qq.com, “群机器人配置说明”). */
export function wecomRequest({ address = '' }: ChannelSecret, { text }: Message): Request {
  return { url: address, body: JSON.stringify({ msgtype: 'text', text: { content: withinBytes(text, MOST_BYTES) } }) }
}

/** Codes as the global list of errors gives them: 45009 too often (20 a minute), 93000 no such webhook, -1 busy. */
export const wecomOutcome = outcomeBy({
  codes: ['errcode'],
  words: ['errmsg'],
  meanings: {
    [-1]: busy,
    45_009: tooOften(60_000),
    45_033: tooOften(60_000),
    93_000: pausing('bad-address'),
    40_014: pausing('bad-address'),
    93_008: pausing('bad-address'),
    60_020: pausing('blocked'),
  },
})
