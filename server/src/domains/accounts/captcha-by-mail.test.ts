import { accounts } from '@pandora/contract/domains/accounts/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { answeredCaptcha, fromElsewhere, lastTo, messagesTo } from '../../testing-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.sql`delete from sign_in_failure`)
afterAll(() => server.stop())

const MINUTE = 60_000
const image = async () => (await server.call(accounts.captcha, {})).data.captchaId
const mail = (email: string, captchaId: string, more: object = {}, headers = fromElsewhere()) =>
  server.call(accounts.mailCaptcha, { email, captchaId, ...more }, { headers })
const check = (captchaId: string, captcha: string) => server.call(accounts.checkCaptcha, { captchaId, captcha })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** An account whose sign-in demands a captcha. */
async function demanded() {
  const caller = await server.caller()
  for (let times = 0; times < 3; times++) await server.call(accounts.signIn, { email: caller.email, password: 'wrong' })
  return {
    ...caller,
    signIn: (answer: { captchaId?: string; captcha?: string }) =>
      server.call(accounts.signIn, { email: caller.email, password: caller.password, ...answer }),
  }
}

test('ACC-09 ACC-10 who cannot read the image answers it with a mailed code and signs in; the code counts once and is masked then', async () => {
  const someone = await demanded()
  const captchaId = await image()
  expect(await mail(someone.email.toUpperCase(), captchaId)).toMatchObject({
    code: '0',
    data: { sent: true, resendSeconds: 60, lifeSeconds: 600 },
  })
  const { purpose, code, text } = await lastTo(server, someone.email)
  expect([purpose, /^\d{6}$/.test(code), text.includes(code)]).toEqual(['captcha', true, true])
  expect((await check(captchaId, code)).data).toEqual({ passed: true })
  expect((await someone.signIn({ captchaId })).code).toBe('0')
  for (let times = 0; times < 3; times++)
    await server.call(accounts.signIn, { email: someone.email, password: 'wrong' })
  expect((await someone.signIn({ captchaId, captcha: code })).code).toBe('101')
  expect((await lastTo(server, someone.email)).code).toBe('')
})

test('ACC-09 sign-in takes the mailed code at once, and the image keeps its own answer beside it', async () => {
  const byCode = await demanded()
  const captchaId = await image()
  await mail(byCode.email, captchaId)
  expect((await byCode.signIn({ captchaId, captcha: (await lastTo(server, byCode.email)).code })).code).toBe('0')
  const bySight = await demanded()
  const read = await answeredCaptcha(server)
  await mail(bySight.email, read.captchaId)
  expect((await bySight.signIn(read)).code).toBe('0')
})

test('ACC-10 a wrong code spends the image and the right code with it; the code of another image does not fit', async () => {
  const { email } = await server.caller()
  const first = await image()
  await mail(email, first)
  const { code } = await lastTo(server, email)
  expect(await check(first, other(code))).toMatchObject({ status: 400, code: 'WRONG_CAPTCHA' })
  expect((await check(first, code)).code).toBe('WRONG_CAPTCHA')
  expect((await lastTo(server, email)).code).toBe('')
  server.clock.now += 2 * MINUTE
  const second = await image()
  await mail(email, second)
  const fresh = (await lastTo(server, email)).code
  expect((await check(await image(), fresh)).code).toBe('WRONG_CAPTCHA')
  expect((await check(second, fresh)).code).toBe('0')
})

test('a mailed code lives ten minutes and its image with it; of two the newer counts', async () => {
  const { email } = await server.caller()
  const captchaId = await image()
  server.clock.now += 4 * MINUTE
  await mail(email, captchaId)
  server.clock.now += 2 * MINUTE
  await mail(email, captchaId)
  const { code } = await lastTo(server, email)
  server.clock.now += 9 * MINUTE
  expect((await check(captchaId, code)).code).toBe('0')
  const late = await image()
  await mail(email, late)
  server.clock.now += 10 * MINUTE
  expect((await check(late, (await lastTo(server, email)).code)).code).toBe('WRONG_CAPTCHA')
  const again = await image()
  await mail(email, again)
  const older = (await lastTo(server, email)).code
  server.clock.now += 2 * MINUTE
  await mail(email, again)
  const newest = (await lastTo(server, email)).code
  expect((await check(again, older === newest ? other(newest) : older)).code).toBe('WRONG_CAPTCHA')
})

test('whether the address has an account cannot be told: same answer, same caps; nothing is mailed to a stranger or to a disabled account', async () => {
  const known = await server.caller()
  const disabled = await server.caller()
  await server.sql`update account set disabled_at = now() where uid = ${disabled.uid}`
  const answers = []
  for (const email of [known.email, 'nobody.here@example.test', disabled.email]) {
    const tries = []
    for (let times = 0; times < 6; times++) {
      const { status, code, data } = await mail(email, await image())
      tries.push([status, code, data])
      server.clock.now += 61_000
    }
    answers.push(tries)
    server.clock.now += 61 * MINUTE
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]?.map(([, code]) => code)).toEqual(['0', '0', '0', '0', '0', 'TOO_MANY_REQUESTS'])
  expect(await messagesTo(server, known.email)).toHaveLength(5)
  expect(await messagesTo(server, 'nobody.here@example.test')).toEqual([])
  expect(await messagesTo(server, disabled.email)).toEqual([])
})

test('one minute lies between two mails to an address, and one network asks for so many; a refused one leaves the image as it was', async () => {
  const { email } = await server.caller()
  const read = await answeredCaptcha(server)
  await mail(email, await image())
  expect(await mail(email, read.captchaId)).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    data: { seconds: 60 },
  })
  server.clock.now += 6 * MINUTE
  expect((await check(read.captchaId, read.captcha)).code).toBe('WRONG_CAPTCHA')
  const here = fromElsewhere()
  for (let times = 0; times < 20; times++)
    expect((await mail(`n${times}@example.test`, await image(), {}, here)).code).toBe('0')
  expect((await mail('n20@example.test', await image(), {}, here)).code).toBe('TOO_MANY_REQUESTS')
})

test('an image that is spent, expired or made up is refused, and no mail goes out; the mail is in the language asked for', async () => {
  const { email } = await server.caller()
  const expired = await image()
  server.clock.now += 6 * MINUTE
  for (const captchaId of [expired, '00000000-0000-4000-8000-000000000000', 'f'.repeat(36), 'x'])
    expect(await mail(email, captchaId)).toMatchObject({ status: 400, code: 'WRONG_CAPTCHA' })
  expect(await messagesTo(server, email)).toEqual([])
  await mail(email, await image(), { language: 'en' })
  expect(await lastTo(server, email)).toMatchObject({
    language: 'en',
    text: expect.stringContaining('in place of the characters of the image'),
  })
})
