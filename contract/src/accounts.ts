import { z } from 'zod'
import { languages } from './language.ts'
import type { InputFault } from './input-faults.ts'
import { MAILBOX } from './mailbox.ts'
import { defineOperation, done, id, instant } from './operation.ts'

/** Roles: `admin` sees and runs imports and administration; `user` is everybody; `guest` visits the demo for a day (ACC-18, decisions 17). */
export const roles = ['user', 'admin', 'guest'] as const
export type Role = (typeof roles)[number]

/** What `gender` may be: 0 unknown, 1 male, 2 female. */
export const genders = [0, 1, 2] as const
/** Elements of `fundPreference` that the product offers (ACC-11). */
export const fundPreferences = ['money', 'bond', 'mixed', 'equity', 'index', 'overseas', 'commodity', 'reit'] as const
/** Most years of investing that `stockAge` takes. */
export const STOCK_AGE_MAX = 80

/** Token info (ACC-14). `expire_in` in seconds. In cookie mode `refresh_token` is empty (decisions 10). */
export const tokenInfo = z.object({ token: z.string(), refresh_token: z.string(), expire_in: z.int(), uid: z.int() })

/**
 * User info (ACC-11). Times are ISO instants or null; `stockAge` years of investing; `expire_time` the end of a guest's account.
 * `phoneNum` as people of that country write it (mainland: 11 digits; elsewhere `+` and country code), `phoneNumIn` always with `+` and country code.
 */
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
  /** Came by somebody's invitation. */
  is_recomend: z.boolean(),
  /** False for who has only ever signed in by text message, and for guests. */
  hasPassword: z.boolean(),
})

/** What the interface keeps in `config_json`; every field may be absent. */
export const userConfig = z.object({
  /** 1 = red up, green down (default); 2 = the other way (SHELL-14, A13). */
  colourType: z.union([z.literal(1), z.literal(2)]).optional(),
  watchLayout: z.enum(['row', 'card']).optional(),
  /** The guide was shown to its user; it opens by itself only before that (SHELL-12). */
  guideSeen: z.boolean().optional(),
})
export type UserConfig = z.infer<typeof userConfig>

/** A captcha image: a picture as a data address, and the id to answer it with. Single use, 5 minutes; 10 from when a code for it was mailed. */
export const captchaImage = z.object({ captchaId: z.string(), image: z.string() })

/** A code was asked for. The same whether or not the address or number is known: nothing can be learned from it. Seconds. */
export const codeSent = z.object({ sent: z.boolean(), resendSeconds: z.int(), lifeSeconds: z.int() })
export const passed = z.object({ passed: z.boolean() })

export const password = z.string().min(1).max(200)
/** Digits of a code that was mailed or texted. */
export const CODE_LENGTH = 6
export const code = z.string().min(4).max(64)
/** An answered captcha: needed where 101 asked for one. One that `checkCaptcha` passed needs its id only. */
export const captchaAnswer = { captchaId: z.string().max(64).optional(), captcha: z.string().max(16).optional() }
const email = z.string().min(3).max(254)
/** An address that may be written to. */
const mailbox = z
  .string()
  .max(254)
  .regex(MAILBOX)
  .meta({ fault: 'email' satisfies InputFault })
const personName = z.string().max(40)
const names = { user_name: personName.optional(), family_name: personName.optional() }
const language = z.enum(languages)

/** An invitation as its sender sees it. */
export const invite = z.object({
  inviteId: z.string(),
  email: z.string(),
  state: z.enum(['sent', 'accepted', 'expired']),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
})

export const accounts = {
  /** Code 101 with a captcha image as data when one is demanded (ACC-09). */
  signIn: defineOperation({
    id: 'accounts.signIn',
    requirement: 'ACC-24',
    method: 'POST',
    path: '/api/login/v2',
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in with e-mail and password',
    input: z.object({ email, password, ...captchaAnswer }),
    output: tokenInfo,
  }),
  getVerifyCode: defineOperation({
    id: 'accounts.getVerifyCode',
    requirement: 'ACC-27',
    method: 'GET',
    path: '/api/getverifycode',
    access: 'public',
    rate: 'code',
    summary:
      'Mail a code that proves an address: for registering, for keeping a guest account, for linking the address. 101 with an image after several from one network address',
    input: z.object({ email: mailbox, language: language.optional(), ...captchaAnswer }),
    output: codeSent,
  }),
  checkVerifyCode: defineOperation({
    id: 'accounts.checkVerifyCode',
    requirement: 'ACC-28',
    method: 'GET',
    path: '/api/checkverifycode',
    access: 'public',
    rate: 'code',
    summary: 'Is this the mailed code? It is not spent',
    input: z.object({ email: mailbox, code }),
    output: passed,
  }),
  register: defineOperation({
    id: 'accounts.register',
    requirement: 'ACC-26',
    method: 'POST',
    path: '/api/register',
    access: 'public',
    rate: 'sign-in',
    summary: 'Register with a mailed code, which is spent; answers a session',
    input: z.object({ email: mailbox, code, password, ...names, language: language.optional() }),
    output: tokenInfo,
  }),
  getActivateCode: defineOperation({
    id: 'accounts.getActivateCode',
    requirement: 'ACC-29',
    method: 'POST',
    path: '/api/getactivateCode',
    access: 'public',
    rate: 'code',
    summary: 'Mail a new activation code to somebody invited',
    input: z.object({ email: mailbox, ...captchaAnswer }),
    output: codeSent,
  }),
  activate: defineOperation({
    id: 'accounts.activate',
    method: 'POST',
    path: '/api/activate',
    access: 'public',
    rate: 'sign-in',
    summary: 'Open the account one was invited to, by the code of the link or the activation code; answers a session',
    input: z.object({ email: mailbox, code, password, ...names, language: language.optional() }),
    output: tokenInfo,
  }),
  sendResetMail: defineOperation({
    id: 'accounts.sendResetMail',
    requirement: ['ACC-30', 'ACC-21'],
    method: 'POST',
    path: '/api/resetpasswd/sendmail',
    access: 'public',
    rate: 'code',
    summary: 'Mail a code for a new password, where the address has an account',
    input: z.object({ email: mailbox, ...captchaAnswer }),
    output: codeSent,
  }),
  checkResetCode: defineOperation({
    id: 'accounts.checkResetCode',
    requirement: 'ACC-32',
    method: 'POST',
    path: '/api/resetpasswd/checkCode',
    access: 'public',
    rate: 'code',
    summary: 'Check the mailed code; only a checked one sets a new password',
    input: z.object({ email: mailbox, code }),
    output: passed,
  }),
  resetPassword: defineOperation({
    id: 'accounts.resetPassword',
    requirement: 'ACC-31',
    method: 'POST',
    path: '/api/resetpasswd',
    access: 'public',
    rate: 'sign-in',
    summary: 'Set a new password by a checked code, which is spent; ends every session of the account',
    input: z.object({ email: mailbox, code, password }),
    output: done,
  }),
  offers: defineOperation({
    id: 'accounts.offers',
    method: 'GET',
    path: '/api/offers',
    access: 'public',
    summary: 'What a visitor without a session may do here',
    output: z.object({ demo: z.enum(['ready', 'loading', 'off']) }),
  }),
  startDemo: defineOperation({
    id: 'accounts.startDemo',
    method: 'POST',
    path: '/api/demo/start',
    access: 'public',
    rate: 'code',
    summary:
      'Try the demo: a private guest account for a day, with a watch list of the largest companies; `market` is the one to read',
    input: z.object({ language: language.optional() }),
    output: tokenInfo.extend({ market: z.string() }),
  }),
  keepGuest: defineOperation({
    id: 'accounts.keepGuest',
    method: 'POST',
    path: '/api/user/keep',
    writes: true,
    rate: 'sign-in',
    summary:
      'A guest keeps the account and everything in it, by a code mailed through getverifycode; NOT_ALLOWED for anybody else',
    input: z.object({ email: mailbox, code, password, ...names }),
    output: userInfo,
  }),
  refresh: defineOperation({
    id: 'accounts.refresh',
    requirement: 'ACC-25',
    method: 'POST',
    path: '/api/refreshtoken',
    access: 'public',
    rate: 'write',
    summary: 'Exchange a refresh token; a token used twice ends the session family',
    input: z.object({ refreshtoken: z.string().max(200).optional() }),
    output: tokenInfo,
  }),
  signOut: defineOperation({
    id: 'accounts.signOut',
    method: 'POST',
    path: '/api/session/end',
    writes: true,
    summary: 'End this session on the server',
    output: done,
  }),
  checkToken: defineOperation({
    id: 'accounts.checkToken',
    requirement: 'ACC-38',
    method: 'POST',
    path: '/api/toc/checkTocToken',
    access: 'public',
    summary: 'Is this access token alive? 0 alive, 102 ended or unknown session, 401 expired',
    input: z.object({ token: z.string().max(2000).optional() }),
    output: z.object({ uid: z.int() }),
  }),
  userInfo: defineOperation({
    id: 'accounts.userInfo',
    requirement: 'ACC-33',
    method: 'GET',
    path: '/api/userinfo',
    summary: 'The signed-in user',
    output: userInfo,
  }),
  updateConfig: defineOperation({
    id: 'accounts.updateConfig',
    requirement: 'ACC-34',
    method: 'POST',
    path: '/api/user/updateConfig',
    writes: true,
    summary: 'Store the interface configuration, a JSON object as a string',
    input: z.object({ config_json: z.string().max(20_000) }),
    output: done,
  }),
  updateLanguage: defineOperation({
    id: 'accounts.updateLanguage',
    requirement: 'ACC-35',
    method: 'POST',
    path: '/api/user/updateLanguage',
    writes: true,
    summary: 'Store the interface language',
    input: z.object({ language: language }),
    output: done,
  }),
  updatePassword: defineOperation({
    id: 'accounts.updatePassword',
    requirement: 'ACC-37',
    method: 'POST',
    path: '/api/updatePassword',
    writes: true,
    guests: false,
    rate: 'sign-in',
    summary: 'Change the password; ends every other session of the user',
    input: z.object({ oldPassword: password, newPassword: password }),
    output: done,
  }),
  updateProfile: defineOperation({
    id: 'accounts.updateProfile',
    method: 'POST',
    path: '/api/user/updateProfile',
    writes: true,
    summary: 'Store what is said of oneself; what is left out stays',
    input: z.object({
      ...names,
      gender: z.literal(genders).optional(),
      stockAge: z.int().min(0).max(STOCK_AGE_MAX).optional(),
      fundPreference: z.array(z.enum(fundPreferences)).max(fundPreferences.length).optional(),
    }),
    output: userInfo,
  }),
  linkEmail: defineOperation({
    id: 'accounts.linkEmail',
    method: 'POST',
    path: '/api/user/linkEmail',
    guests: false,
    writes: true,
    rate: 'sign-in',
    summary:
      'Make an address the one of this account, by a code mailed through getverifycode; with the password where there is one',
    input: z.object({ email: mailbox, code, password: password.optional() }),
    output: userInfo,
  }),
  linkPhone: defineOperation({
    id: 'accounts.linkPhone',
    method: 'POST',
    path: '/api/user/linkPhone',
    guests: false,
    writes: true,
    rate: 'sign-in',
    summary: 'Make a number the one of this account, by a code texted for `link`; with the password where there is one',
    input: z.object({ phone: z.string().min(5).max(24), code, password: password.optional() }),
    output: userInfo,
  }),
  invite: defineOperation({
    id: 'accounts.invite',
    requirement: 'ACC-36',
    method: 'POST',
    path: '/api/user/invite',
    guests: false,
    writes: true,
    rate: 'code',
    summary:
      'Invite somebody by mail; the same answer whether or not the address has an account. `role` by administrators only',
    input: z.object({ email: mailbox, language: language.optional(), role: z.enum(['user', 'admin']).default('user') }),
    output: invite,
  }),
  invites: defineOperation({
    id: 'accounts.invites',
    method: 'GET',
    path: '/api/user/invites',
    guests: false,
    summary: 'Invitations one has sent, newest first',
    output: z.object({ dataList: z.array(invite) }),
  }),
  exportData: defineOperation({
    id: 'accounts.exportData',
    method: 'GET',
    path: '/api/user/exportData',
    transport: 'download',
    produces: 'application/json',
    rate: 'code',
    summary: 'Everything stored of the user, as one JSON file',
    output: z.string(),
  }),
  deleteAccount: defineOperation({
    id: 'accounts.deleteAccount',
    method: 'POST',
    path: '/api/user/delete',
    writes: true,
    rate: 'sign-in',
    summary:
      'Delete the account and everything of the user: with the password, or where there is none with a code texted for `delete`; a guest needs neither. Refused to the last administrator',
    input: z.object({ password: password.optional(), code: code.optional() }),
    output: done,
  }),
  captcha: defineOperation({
    id: 'accounts.captcha',
    requirement: 'ACC-44',
    method: 'POST',
    path: '/api/toc/getCaptcha',
    access: 'public',
    rate: 'code',
    summary: 'A new captcha image',
    output: captchaImage,
  }),
  captchaErrors: defineOperation({
    id: 'accounts.captchaErrors',
    requirement: 'ACC-45',
    method: 'POST',
    path: '/api/toc/getCaptchaErrorNum',
    access: 'public',
    rate: 'code',
    summary: 'Failed sign-ins that count toward the captcha from this address, and whether one is demanded',
    input: z.object({ email: email.optional(), phone: z.string().max(24).optional() }),
    output: z.object({ errorNum: z.int(), captchaRequired: z.boolean() }),
  }),
  checkCaptcha: defineOperation({
    id: 'accounts.checkCaptcha',
    requirement: 'ACC-46',
    method: 'POST',
    path: '/api/toc/checkCaptchaImage',
    access: 'public',
    rate: 'code',
    summary: 'Check a captcha answer; a right one may then be used once to sign in',
    input: z.object({ captchaId: z.string().max(64), captcha: z.string().max(16) }),
    output: passed,
  }),
  mailCaptcha: defineOperation({
    id: 'accounts.mailCaptcha',
    method: 'POST',
    path: '/api/toc/mailCaptcha',
    access: 'public',
    rate: 'code',
    summary: 'Mail a code that answers this captcha image instead of its characters, where the address has an account',
    input: z.object({ email: mailbox, captchaId: z.string().max(64), language: language.optional() }),
    output: codeSent,
  }),
  sessions: defineOperation({
    id: 'accounts.sessions',
    method: 'GET',
    path: '/api/session/list',
    summary: 'Open sessions of the user',
    output: z.object({
      dataList: z.array(
        z.object({
          sessionId: z.string(),
          current: z.boolean(),
          device: z.string(),
          address: z.string(),
          startedAt: instant,
          lastUsedAt: instant,
        }),
      ),
    }),
  }),
  endSession: defineOperation({
    id: 'accounts.endSession',
    method: 'POST',
    path: '/api/session/endOne',
    writes: true,
    summary: 'End one session of the user, or all others',
    input: z.object({ sessionId: id.optional(), others: z.boolean().default(false) }),
    output: done,
  }),
}
