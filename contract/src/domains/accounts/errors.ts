import { defineErrors } from '../../errors.ts'

export const accountsErrors = defineErrors({
  '101': { status: 401, zh: '请先填写图形验证码。', en: 'Enter the characters of the image first.' },
  WRONG_CREDENTIALS: { status: 401, zh: '邮箱或密码不对。', en: 'E-mail or password is not right.' },
  WRONG_PHONE_CREDENTIALS: { status: 401, zh: '手机号或密码不对。', en: 'Number or password is not right.' },
  WRONG_CODE: {
    status: 400,
    zh: '验证码不对、已过期或已用过。',
    en: 'The code is not right, has expired, or was used already.',
  },
  CODE_NOT_CHECKED: { status: 409, zh: '请先校验验证码。', en: 'Check the code first.' },
  BAD_PHONE: {
    status: 400,
    zh: '手机号不对：内地写 11 位，其他地区写 + 和国家码。',
    en: 'Not a telephone number: 11 digits for mainland China, + and country code elsewhere.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    zh: '这个邮箱已有账户，请直接登录。',
    en: 'This address has an account already. Sign in.',
  },
  PHONE_TAKEN: { status: 409, zh: '这个手机号属于另一个账户。', en: 'This number belongs to another account.' },
  NO_PASSWORD_YET: {
    status: 409,
    zh: '还没有设置密码，请先用短信验证码设置。',
    en: 'There is no password yet. Set one with a code by text message.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    zh: '这个账户已停用，请联系管理员。',
    en: 'This account is disabled. Ask an administrator.',
  },
  LAST_ADMINISTRATOR: { status: 409, zh: '这是最后一位管理员。', en: 'This is the last administrator.' },
  DEMO_OFF: { status: 409, zh: '这里没有开放体验。', en: 'The demo is turned off here.' },
  DEMO_NOT_READY: {
    status: 409,
    zh: '体验市场还没有准备好，请稍后再试。',
    en: 'The demo market is not ready yet. Try again shortly.',
  },
  WRONG_PASSWORD: { status: 400, zh: '当前密码不对。', en: 'The current password is not right.' },
  WEAK_PASSWORD: {
    status: 400,
    zh: '密码至少 10 个字符，不能太常见，也不能是你的邮箱、手机号或名字。',
    en: 'A password needs at least 10 characters, and must be neither a common one nor your address, number or name.',
  },
  WRONG_CAPTCHA: {
    status: 400,
    zh: '图形验证码不对或已过期。',
    en: 'The characters are not right, or the image has expired.',
  },
})
