import type { Bilingual, Language } from '@pandora/contract/language'
import { inLanguage } from '@pandora/contract/language'

/** Why a message is sent. */
export type MessagePurpose =
  | 'register'
  | 'register-known'
  | 'activate'
  | 'invite'
  | 'invite-known'
  | 'reset'
  | 'captcha'
  | 'password-changed'
  | 'address-changed'
  | 'sms-sign-in'
  | 'sms-password'
  | 'sms-link'
  | 'sms-delete'
  | 'alert'
  | 'answer'

interface MessageText {
  subject: Bilingual
  /** `{code}` and `{link}` stay until delivery; `{minutes}`, `{days}` and `{who}` are filled when it is queued. */
  body: Bilingual
}

const notYou: Bilingual = {
  zh: '如果不是你本人操作，请忽略这封邮件，不会有任何变化。',
  en: 'If this was not you, ignore this mail; nothing changes.',
}

const texts: Record<MessagePurpose, MessageText> = {
  register: {
    subject: { zh: 'Pandora 验证码', en: 'Your Pandora code' },
    body: {
      zh: `你的验证码是：\n\n{code}\n\n{minutes} 分钟内有效，只能使用一次。\n\n${notYou.zh}`,
      en: `Your code is:\n\n{code}\n\nIt is valid for {minutes} minutes and can be used once.\n\n${notYou.en}`,
    },
  },
  'register-known': {
    subject: { zh: '你已有 Pandora 账户', en: 'You already have a Pandora account' },
    body: {
      zh: `有人用这个邮箱申请注册 Pandora。这个邮箱已有账户，请直接登录；忘记密码可在登录页重置：\n\n{link}\n\n${notYou.zh}`,
      en: `Somebody asked to register this address with Pandora. It has an account already: sign in, or reset the password there if it is forgotten:\n\n{link}\n\n${notYou.en}`,
    },
  },
  activate: {
    subject: { zh: 'Pandora 激活码', en: 'Your Pandora activation code' },
    body: {
      zh: `你的激活码是：\n\n{code}\n\n{minutes} 分钟内有效，只能使用一次。在这里填写并设置密码：\n\n{link}\n\n${notYou.zh}`,
      en: `Your activation code is:\n\n{code}\n\nIt is valid for {minutes} minutes and can be used once. Enter it here and choose a password:\n\n{link}\n\n${notYou.en}`,
    },
  },
  invite: {
    subject: { zh: '邀请你使用 Pandora', en: 'You are invited to Pandora' },
    body: {
      zh: `{who}邀请你使用 Pandora。打开下面的链接设置密码，{days} 天内有效，只能使用一次：\n\n{link}\n\n不认识邀请人？忽略这封邮件即可。`,
      en: `{who} invites you to Pandora. Open the link and choose a password; it is valid for {days} days and can be used once:\n\n{link}\n\nYou do not know who invites you? Ignore this mail.`,
    },
  },
  'invite-known': {
    subject: { zh: '邀请你使用 Pandora', en: 'You are invited to Pandora' },
    body: {
      zh: '{who}邀请你使用 Pandora。你已有账户，请直接登录：\n\n{link}',
      en: '{who} invites you to Pandora. You have an account already; sign in here:\n\n{link}',
    },
  },
  reset: {
    subject: { zh: '重置 Pandora 密码', en: 'Reset your Pandora password' },
    body: {
      zh: `重置密码的验证码是：\n\n{code}\n\n{minutes} 分钟内有效，只能使用一次。也可以直接打开：\n\n{link}\n\n${notYou.zh}`,
      en: `Your code for a new password is:\n\n{code}\n\nIt is valid for {minutes} minutes and can be used once. Or open:\n\n{link}\n\n${notYou.en}`,
    },
  },
  captcha: {
    subject: { zh: 'Pandora 登录验证码', en: 'Your Pandora code in place of the image' },
    body: {
      zh: `代替图片的验证码是：\n\n{code}\n\n请填在显示图片的那一页，{minutes} 分钟内有效，只能使用一次；登录仍需要密码。\n\n${notYou.zh}`,
      en: `Your code in place of the characters of the image is:\n\n{code}\n\nEnter it on the page that showed the image. It is valid for {minutes} minutes and can be used once; signing in still takes the password.\n\n${notYou.en}`,
    },
  },
  'password-changed': {
    subject: { zh: 'Pandora 密码已更改', en: 'Your Pandora password was changed' },
    body: {
      zh: '你的 Pandora 密码刚刚更改，其他登录已结束。如果不是你本人操作，请立即重置密码：\n\n{link}',
      en: 'Your Pandora password was just changed, and other sessions have ended. If this was not you, reset it at once:\n\n{link}',
    },
  },
  'address-changed': {
    subject: { zh: 'Pandora 登录邮箱已更改', en: 'Your Pandora address was changed' },
    body: {
      zh: '你的 Pandora 账户刚刚换了登录邮箱，今后的邮件不再发到这里。如果不是你本人操作，请联系管理员。登录页：\n\n{link}',
      en: 'Your Pandora account has just got another address, and mail will not come here any more. If this was not you, ask an administrator. Sign-in:\n\n{link}',
    },
  },
  // Whoever queues it says what it says.
  alert: { subject: { zh: 'Pandora 提醒', en: 'An alert of Pandora' }, body: { zh: '', en: '' } },
  answer: { subject: { zh: '专家咨询已答复', en: 'An answer of the experts' }, body: { zh: '', en: '' } },
  'sms-sign-in': {
    subject: { zh: '短信登录', en: 'Sign-in by text' },
    body: {
      zh: '【Pandora】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
      en: '[Pandora] {code} is your sign-in code, valid for {minutes} minutes. Tell nobody.',
    },
  },
  'sms-password': {
    subject: { zh: '短信改密码', en: 'Password by text' },
    body: {
      zh: '【Pandora】设置密码的验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
      en: '[Pandora] {code} is your code for a new password, valid for {minutes} minutes. Tell nobody.',
    },
  },
  'sms-link': {
    subject: { zh: '绑定手机号', en: 'Linking a number' },
    body: {
      zh: '【Pandora】绑定手机号的验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
      en: '[Pandora] {code} is your code to link this number, valid for {minutes} minutes. Tell nobody.',
    },
  },
  'sms-delete': {
    subject: { zh: '删除账户', en: 'Deleting the account' },
    body: {
      zh: '【Pandora】删除账户的验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
      en: '[Pandora] {code} is your code to delete the account, valid for {minutes} minutes. Tell nobody.',
    },
  },
}

/** Subject and body of a message, what is secret left as `{code}` and `{link}`. */
export function messageText(
  purpose: MessagePurpose,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): { subject: string; body: string } {
  const body = inLanguage(texts[purpose].body, language).replace(/\{(minutes|days|who)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
  return { subject: inLanguage(texts[purpose].subject, language), body }
}

/** A person's name as it may stand in a mail: nothing that a mail program would make a link or a line of. */
export function nameInMail(name: string, language: Language): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}.:/\\@<>{}[\]()"'`]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
  return plain || (language === 'en' ? 'A member' : '一位会员')
}

/** The text with its secrets in place, or with dots where they are no more. */
export function reveal(body: string, secret: Readonly<Record<string, string>> | null): string {
  return body.replace(/\{(code|link)\}/g, (_whole, name: string) => secret?.[name] ?? '••••••')
}
