import { defineErrors } from '../../errors.ts'

export const digestErrors = defineErrors({
  TOO_MANY_SUBSCRIPTIONS: {
    status: 409,
    zh: '摘要订阅最多 {limit} 个。',
    en: 'At most {limit} subscriptions to digests.',
  },
  DIGEST_NO_MAIL: {
    status: 409,
    zh: '你的账户没有邮箱，摘要只能在产品里看。',
    en: 'Your account has no mail address: digests can be read in the product only.',
  },
  DIGEST_ZONE: { status: 400, zh: '没有“{zone}”这个时区。', en: 'There is no time zone “{zone}”.' },
  DIGEST_SCOPE: {
    status: 400,
    zh: '请选择要摘要的自选分组、主题或楼层。',
    en: 'Choose the watch group, theme or floor that the digest is about.',
  },
  DIGEST_NOT_SENDABLE: {
    status: 409,
    zh: '这一期已经寄出或正在寄出，不必再寄。',
    en: 'This edition is there, or on its way: there is nothing to send again.',
  },
  DIGEST_ADDRESS_AWAKE: {
    status: 409,
    zh: '这个邮箱没有停用。',
    en: 'This address does not rest.',
  },
})
