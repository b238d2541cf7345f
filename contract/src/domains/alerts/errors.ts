import { defineErrors } from '../../errors.ts'

export const alertsErrors = defineErrors({
  CHANNEL_ADDRESS: {
    status: 400,
    zh: '这不是{service}机器人的地址。请从{service}里复制完整的 Webhook 地址。',
    en: 'This is no address of a {service} robot. Copy the whole webhook address from there.',
  },
  CHANNEL_PRIVATE: {
    status: 400,
    zh: '这个地址指向内部网络或不常用的端口，服务器不会访问。管理员可以用 PANDORA_ALERTS_ALLOW_HOSTS 放行。',
    en: 'This address leads into a private network or to an unusual port. An administrator may allow it by PANDORA_ALERTS_ALLOW_HOSTS.',
  },
  CHANNEL_TOKEN: {
    status: 400,
    zh: '机器人令牌的格式不对，应类似 123456:ABC-DEF…',
    en: 'The form of the bot token is not right; it looks like 123456:ABC-DEF…',
  },
  NO_MAIL_ADDRESS: {
    status: 409,
    zh: '你的账户没有邮箱，无法用邮件提醒。',
    en: 'Your account has no mail address, so nothing can be mailed.',
  },
  CHANNEL_PAUSED: {
    status: 409,
    zh: '这个渠道已暂停，请先恢复。',
    en: 'This channel is paused. Resume it first.',
  },
  NOT_SENDABLE: {
    status: 409,
    zh: '这条提醒已经送达或正在发送，不必再发。',
    en: 'This alert is there, or on its way: there is nothing to send again.',
  },
})
