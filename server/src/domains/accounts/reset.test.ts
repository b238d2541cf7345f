import { accounts } from '@pandora/contract/domains/accounts/operations'
import { administration } from '@pandora/contract/domains/administration/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { fromElsewhere, lastTo, messagesTo } from '../../testing-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PANDORA_PUBLIC_URL: 'https://pandora.example.test' })
})
afterAll(() => server.stop())

const next = 'another long passphrase'
const send = (email: string) =>
  server.call(accounts.sendResetMail, { email }, { headers: { ...fromElsewhere(), host: 'evil.example' } })
const check = (email: string, code: string) => server.call(accounts.checkResetCode, { email, code })
const reset = (email: string, code: string, password = next) =>
  server.call(accounts.resetPassword, { email, code, password })

test('ACC-21 ACC-30 ACC-31 ACC-32 a new password by mail: sent, checked, set; every session ends and the old password with it', async () => {
  const caller = await server.caller()
  const other = (await server.call(accounts.signIn, { email: caller.email, password: caller.password })).data
  expect((await send(caller.email)).code).toBe('0')
  const { code, link } = await lastTo(server, caller.email)
  // The link is of the product's own address, whatever host the request named, and carries its secret where no server
  // sees it.
  expect(link).toBe(`https://pandora.example.test/u/reset#email=${encodeURIComponent(caller.email)}&code=${code}`)
  expect((await check(caller.email, code)).data).toEqual({ passed: true })
  expect((await reset(caller.email, code)).data).toEqual({ done: true })
  await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('NOT_SIGNED_IN')
  expect((await server.call(accounts.refresh, { refreshtoken: other.refresh_token })).code).toBe('INVALID_TOKEN')
  expect((await server.call(accounts.signIn, { email: caller.email, password: caller.password })).code).toBe(
    'WRONG_CREDENTIALS',
  )
  expect((await server.call(accounts.signIn, { email: caller.email, password: next })).code).toBe('0')
  expect((await messagesTo(server, caller.email)).map((one) => one.purpose)).toContain('password-changed')
  expect((await reset(caller.email, code)).code).not.toBe('0')
})

test('ACC-21 the order holds: a code that was not checked sets nothing, and is not spent by trying', async () => {
  const caller = await server.caller()
  await send(caller.email)
  const { code } = await lastTo(server, caller.email)
  expect(await reset(caller.email, code)).toMatchObject({ status: 409, code: 'CODE_NOT_CHECKED' })
  expect((await server.call(accounts.signIn, { email: caller.email, password: caller.password })).code).toBe('0')
  await check(caller.email, code)
  expect((await reset(caller.email, code, 'short')).code).toBe('WEAK_PASSWORD')
  expect((await reset(caller.email, code)).code).toBe('0')
})

test('ACC-32 somebody who knows of a checked code, and not the code, sets nothing', async () => {
  const caller = await server.caller()
  await send(caller.email)
  const { code } = await lastTo(server, caller.email)
  await check(caller.email, code)
  expect((await reset(caller.email, code === '000000' ? '000001' : '000000')).code).toBe('WRONG_CODE')
})

test('ACC-30 an unknown address, a disabled account and a known one answer alike, and only the known one is mailed', async () => {
  const [known, disabled] = [await server.caller(), await server.caller()]
  await server.call(
    administration.setDisabled,
    { uid: disabled.uid, disabled: true },
    { as: await server.caller('admin') },
  )
  const answers = [await send(known.email), await send(disabled.email), await send('nobody@example.test')].map((one) =>
    one.raw.json<object>(),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await messagesTo(server, disabled.email)).toEqual([])
  expect(await messagesTo(server, 'nobody@example.test')).toEqual([])
  // Their codes are refused alike, too.
  const refusals = [await check(known.email, '000000'), await check('nobody@example.test', '000000')].map((one) =>
    one.raw.json<object>(),
  )
  expect(refusals[1]).toEqual(refusals[0])
})

test('a registration code resets nothing, and a reset code registers nobody', async () => {
  const caller = await server.caller()
  await send(caller.email)
  const { code } = await lastTo(server, caller.email)
  expect((await server.call(accounts.checkVerifyCode, { email: caller.email, code })).code).toBe('WRONG_CODE')
})

test('the reset mail is in the language of the account', async () => {
  const caller = await server.caller()
  await server.call(accounts.updateLanguage, { language: 'en' }, { as: caller })
  await send(caller.email)
  expect(await lastTo(server, caller.email)).toMatchObject({
    language: 'en',
    text: expect.stringContaining('Your code for a new password'),
  })
})

test('a reset mail goes to the address of the account, and letters that only look like it are no address', async () => {
  const caller = await server.caller()
  await server.sql`update account set email = 'kate.k@example.test' where uid = ${caller.uid}`
  expect((await send('KATE.K@Example.test')).code).toBe('0')
  const [row] = await server.sql<
    { receiver: string }[]
  >`select receiver from outbox where purpose = 'reset' order by queued_at desc, xmin::text::bigint desc limit 1`
  expect(row?.receiver).toBe('kate.k@example.test')
  // The Kelvin sign folds to k, the long s to s.
  for (const email of ['\u212Aate.k@example.test', 'kate.k@example.te\u017Ft'])
    expect(await send(email)).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'email' } })
})
