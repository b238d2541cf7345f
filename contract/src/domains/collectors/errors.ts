import { defineErrors } from '../../errors.ts'

/** Why a delivery of a collector is not taken. */
export const collectorsErrors = defineErrors({
  COLLECT_NOT_SIGNED: {
    status: 401,
    zh: '签名不正确，或密钥不存在、已停用。请按文档对“时间戳、随机数、正文”签名。',
    en: 'The signature is wrong, or the key is unknown or revoked. Sign “timestamp, nonce, body” as documented.',
  },
  COLLECT_CLOCK: {
    status: 401,
    zh: '时间戳与服务器相差超过 {minutes} 分钟，请校准采集端的时钟。',
    en: 'The timestamp is more than {minutes} minutes from the server’s clock. Set the collector’s clock.',
  },
  COLLECT_REPLAYED: {
    status: 409,
    zh: '这个随机数已经用过。重发时请换一个随机数和时间戳。',
    en: 'This nonce was used before. Send again with another nonce and timestamp.',
  },
  COLLECT_NOT_POSTS: {
    status: 400,
    zh: '正文应为 JSON：{"posts": [ … ]}，每次 1 至 {most} 条。',
    en: 'The body has to be JSON: {"posts": [ … ]}, 1 to {most} of them.',
  },
  COLLECT_TOO_LARGE: {
    status: 413,
    zh: '正文超过 {limit}。请分几次发送。',
    en: 'The body is larger than {limit}. Send it in parts.',
  },
})
