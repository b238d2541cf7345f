import { z } from 'zod'
import { captchaAnswer, code, codeSent, passed, password, tokenInfo, userInfo } from '../accounts/shapes.ts'
import { languages } from '../../language.ts'
import { defineOperation, done } from '../../operation.ts'

/**
 * A telephone number as typed: mainland numbers in 11 digits, others with `+` and country code; spaces and dashes are
 * allowed. BAD_PHONE where it is none.
 */
const phone = z.string().min(5).max(24)
/** What a texted code is asked for; it serves nothing else. */
export const smsPurposes = ['sign-in', 'password', 'link', 'delete'] as const
const purpose = z.enum(smsPurposes).default('sign-in')

/**
 * Token info as the consumer login spells it (ACC-39, A21). `expireIn` in seconds; in cookie mode `refreshToken` is
 * empty.
 */
export const consumerToken = z.object({ uid: z.int(), expireIn: z.int(), token: z.string(), refreshToken: z.string() })

/** The account system by telephone; its captcha and token check serve both systems and stand with accounts. */
export const consumer = {
  login: defineOperation({
    id: 'consumer.login',
    requirement: 'ACC-39',
    method: 'POST',
    path: '/api/toc/login',
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in with telephone number and password. Code 101 with a captcha image as data when one is demanded',
    input: z.object({ phone, password, ...captchaAnswer }),
    output: consumerToken,
  }),
  getUser: defineOperation({
    id: 'consumer.getUser',
    requirement: 'ACC-40',
    method: 'POST',
    path: '/api/toc/getUser',
    summary: 'The signed-in user',
    output: userInfo,
  }),
  sendSmsCode: defineOperation({
    id: 'consumer.sendSmsCode',
    requirement: ['ACC-41', 'ACC-22'],
    method: 'POST',
    path: '/api/toc/sendSMSCode',
    access: 'public',
    rate: 'code',
    summary: 'Text a code; always by an answered captcha, else 101 with an image',
    input: z.object({ phone, purpose, language: z.enum(languages).optional(), ...captchaAnswer }),
    output: codeSent,
  }),
  checkSmsCode: defineOperation({
    id: 'consumer.checkSmsCode',
    requirement: 'ACC-42',
    method: 'POST',
    path: '/api/toc/checkSendSMSCode',
    access: 'public',
    rate: 'code',
    summary: 'Is this the texted code? It is not spent',
    input: z.object({ phone, purpose, code }),
    output: passed,
  }),
  signIn: defineOperation({
    id: 'consumer.signIn',
    requirement: 'ACC-43',
    method: 'POST',
    path: '/api/toc/signIn',
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in with a texted code, which is spent; an unknown number is registered',
    input: z.object({ phone, code, language: z.enum(languages).optional() }),
    output: tokenInfo,
  }),
  changePw: defineOperation({
    id: 'consumer.changePw',
    requirement: 'ACC-47',
    method: 'POST',
    path: '/api/toc/changePw',
    access: 'public',
    rate: 'sign-in',
    summary: 'Set a password by a code texted for `password`, signed out; ends every session of the account',
    input: z.object({ phone, code, password }),
    output: done,
  }),
  changePwByUser: defineOperation({
    id: 'consumer.changePwByUser',
    requirement: 'ACC-48',
    method: 'POST',
    path: '/api/toc/changePwByUser',
    guests: false,
    writes: true,
    rate: 'sign-in',
    summary:
      'Change the password by the old one; ends every other session. NO_PASSWORD_YET where there is none: a texted code sets the first',
    input: z.object({ oldPassword: password, newPassword: password }),
    output: done,
  }),
}
