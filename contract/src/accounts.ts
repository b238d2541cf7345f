import { z } from 'zod'
import { languages } from './language.ts'
import { defineOperation, done, id, instant } from './operation.ts'

/** Roles: `admin` sees and runs imports and administration; `user` is everybody (ACC-18). */
export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

/** Token info (ACC-14). `expire_in` in seconds. In cookie mode `refresh_token` is empty (decisions 10). */
export const tokenInfo = z.object({ token: z.string(), refresh_token: z.string(), expire_in: z.int(), uid: z.int() })

/** User info (ACC-11). Times are ISO instants or null; `gender` 0 unknown, 1 male, 2 female. */
export const userInfo = z.object({
  uid: z.int(),
  language: z.enum(languages),
  config_json: z.string(),
  phoneNum: z.string(),
  email: z.string(),
  user_name: z.string(),
  family_name: z.string(),
  gender: z.int(),
  stockAge: z.int(),
  fundPreference: z.array(z.string()),
  role: z.enum(roles),
  premiumMembership: z.boolean(),
  userLoginTime: instant.nullable(),
  userCreateTime: instant,
  expire_time: instant.nullable(),
  phoneNumIn: z.string(),
  is_recomend: z.boolean(),
})

/** What the interface keeps in `config_json`; every field may be absent. */
export const userConfig = z.object({
  /** 1 = red up, green down (default); 2 = the other way (SHELL-14, A13). */
  colourType: z.union([z.literal(1), z.literal(2)]).optional(),
  watchLayout: z.enum(['row', 'card']).optional(),
})
export type UserConfig = z.infer<typeof userConfig>

/** A captcha image: SVG as a data address, and the id to answer it with. Single use, 5 minutes. */
export const captchaImage = z.object({ captchaId: z.string(), image: z.string() })

const password = z.string().min(1).max(200)
const email = z.string().min(3).max(254)

export const accounts = {
  /** Code 101 with a captcha image as data when one is demanded (ACC-09). */
  signIn: defineOperation({
    id: 'accounts.signIn', requirement: 'ACC-24', method: 'POST', path: '/api/login/v2', access: 'public', rate: 'sign-in',
    summary: 'Sign in with e-mail and password',
    input: z.object({ email, password, captchaId: z.string().max(64).optional(), captcha: z.string().max(16).optional() }),
    output: tokenInfo,
  }),
  refresh: defineOperation({
    id: 'accounts.refresh', requirement: 'ACC-25', method: 'POST', path: '/api/refreshtoken', access: 'public', rate: 'write',
    summary: 'Exchange a refresh token; a token used twice ends the session family',
    input: z.object({ refreshtoken: z.string().max(200).optional() }),
    output: tokenInfo,
  }),
  signOut: defineOperation({
    id: 'accounts.signOut', method: 'POST', path: '/api/session/end', writes: true,
    summary: 'End this session on the server', output: done,
  }),
  checkToken: defineOperation({
    id: 'accounts.checkToken', requirement: 'ACC-38', method: 'POST', path: '/api/toc/checkTocToken', access: 'public',
    summary: 'Is this access token alive? 0 alive, 102 ended or unknown session, 401 expired',
    input: z.object({ token: z.string().max(2000).optional() }),
    output: z.object({ uid: z.int() }),
  }),
  userInfo: defineOperation({
    id: 'accounts.userInfo', requirement: 'ACC-33', method: 'GET', path: '/api/userinfo', summary: 'The signed-in user', output: userInfo,
  }),
  updateConfig: defineOperation({
    id: 'accounts.updateConfig', requirement: 'ACC-34', method: 'POST', path: '/api/user/updateConfig', writes: true,
    summary: 'Store the interface configuration, a JSON object as a string',
    input: z.object({ config_json: z.string().max(20_000) }), output: done,
  }),
  updateLanguage: defineOperation({
    id: 'accounts.updateLanguage', requirement: 'ACC-35', method: 'POST', path: '/api/user/updateLanguage', writes: true,
    summary: 'Store the interface language', input: z.object({ language: z.enum(languages) }), output: done,
  }),
  updatePassword: defineOperation({
    id: 'accounts.updatePassword', requirement: 'ACC-37', method: 'POST', path: '/api/updatePassword', writes: true, rate: 'sign-in',
    summary: 'Change the password; ends every other session of the user',
    input: z.object({ oldPassword: password, newPassword: password }), output: done,
  }),
  captcha: defineOperation({
    id: 'accounts.captcha', requirement: 'ACC-44', method: 'POST', path: '/api/toc/getCaptcha', access: 'public', rate: 'code',
    summary: 'A new captcha image', output: captchaImage,
  }),
  captchaErrors: defineOperation({
    id: 'accounts.captchaErrors', requirement: 'ACC-45', method: 'POST', path: '/api/toc/getCaptchaErrorNum', access: 'public', rate: 'code',
    summary: 'Failed sign-ins that count toward the captcha from this address, and whether one is demanded',
    input: z.object({ email: email.optional() }),
    output: z.object({ errorNum: z.int(), captchaRequired: z.boolean() }),
  }),
  checkCaptcha: defineOperation({
    id: 'accounts.checkCaptcha', requirement: 'ACC-46', method: 'POST', path: '/api/toc/checkCaptchaImage', access: 'public', rate: 'code',
    summary: 'Check a captcha answer; a right one may then be used once to sign in',
    input: z.object({ captchaId: z.string().max(64), captcha: z.string().max(16) }),
    output: z.object({ passed: z.boolean() }),
  }),
  sessions: defineOperation({
    id: 'accounts.sessions', method: 'GET', path: '/api/session/list', summary: 'Open sessions of the user',
    output: z.object({
      dataList: z.array(z.object({
        sessionId: z.string(), current: z.boolean(), device: z.string(), address: z.string(), startedAt: instant, lastUsedAt: instant,
      })),
    }),
  }),
  endSession: defineOperation({
    id: 'accounts.endSession', method: 'POST', path: '/api/session/endOne', writes: true,
    summary: 'End one session of the user, or all others', input: z.object({ sessionId: id.optional(), others: z.boolean().default(false) }), output: done,
  }),
}
