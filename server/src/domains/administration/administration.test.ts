import { accounts } from '@pandora/contract/domains/accounts/operations'
import { administration } from '@pandora/contract/domains/administration/operations'
import { consumer } from '@pandora/contract/domains/consumer/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { answeredCaptcha, fromElsewhere, lastTo } from '../../testing-messages.ts'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await testServer({ PANDORA_PUBLIC_URL: 'https://pandora.example.test' })
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

const users = async (input: object = {}) => (await server.call(administration.users, input, { as: admin })).data
let requests = 0
const setRole = (uid: number, role: 'user' | 'admin', as: Caller = admin) =>
  server.call(
    administration.setRole,
    { uid, role, requestId: `request-${++requests}` } as { uid: number; role: 'user' | 'admin' },
    { as },
  )
const setDisabled = (uid: number, disabled: boolean, as: Caller = admin) =>
  server.call(administration.setDisabled, { uid, disabled }, { as })
const trail = async (input: object = {}) => (await server.call(administration.audit, input, { as: admin })).data
const outbox = async (input: object = {}) => (await server.call(administration.outbox, input, { as: admin })).data
const viewed = async (messageId: string) => server.call(administration.outboxMessage, { messageId }, { as: admin })

test('users are found by name, address, number and id, sorted, in pages', async () => {
  const caller = await server.caller()
  await server.call(accounts.updateProfile, { user_name: '小明', family_name: '欧阳' }, { as: caller })
  await server.sql`update account set phone = '+8613800138000' where uid = ${caller.uid}`
  for (const text of ['欧阳小明', '小明', caller.email.slice(0, 8).toUpperCase(), '138 0013', String(caller.uid)])
    expect(
      (await users({ text })).dataList.map((one) => one.uid),
      text,
    ).toContain(caller.uid)
  expect((await users({ text: '欧阳' })).dataList).toEqual([
    {
      uid: caller.uid,
      email: caller.email,
      phoneNum: '13800138000',
      user_name: '小明',
      family_name: '欧阳',
      role: 'user',
      language: 'zh-CN',
      createdAt: expect.any(String),
      signedInAt: expect.any(String),
      disabledAt: null,
      expiresAt: null,
      openSessions: 1,
    },
  ])
  for (const text of ['%', '_', "'", 'nobody at all']) expect((await users({ text })).dataList, text).toEqual([])
  const guest = await server.caller('guest')
  expect((await users({ state: 'guest' })).dataList.map((one) => one.uid)).toEqual([guest.uid])
  expect((await users({ role: 'admin' })).dataList.map((one) => one.uid)).toEqual([admin.uid])
  const first = await users({ size: 1, sort: 'created', descending: false })
  expect([first.dataList[0]?.uid, first.hasMore, first.total >= 3]).toEqual([admin.uid, true, true])
  expect((await users({ page: 1, size: 1, sort: 'created', descending: false })).dataList[0]?.uid).toBe(caller.uid)
})

test('ACC-18 a role given or taken holds at once, without signing in again', async () => {
  const caller = await server.caller()
  const asks = async () => (await server.call(administration.users, {}, { as: caller })).code
  expect(await asks()).toBe('NOT_ALLOWED')
  expect((await setRole(caller.uid, 'admin')).data).toMatchObject({ uid: caller.uid, role: 'admin' })
  await expect.poll(asks).toBe('0')
  await setRole(caller.uid, 'user')
  await expect.poll(asks).toBe('NOT_ALLOWED')
  expect((await trail({ uid: caller.uid, action: 'role-changed' })).dataList.map((one) => one.detail)).toEqual([
    { from: 'admin', to: 'user', by: admin.uid },
    { from: 'user', to: 'admin', by: admin.uid },
  ])
  expect(await setRole(2_000_000_000, 'admin')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await setRole((await server.caller('guest')).uid, 'admin')).code).toBe('NOT_FOR_GUESTS')
})

test('ACC-18 the last administrator keeps the role and is not disabled; of two who demote each other at once one stays', async () => {
  for (const answer of [await setRole(admin.uid, 'user'), await setDisabled(admin.uid, true)])
    expect(answer).toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' })
  const second = await server.caller('admin')
  // One who is disabled does not count.
  await setDisabled(second.uid, true)
  expect((await setRole(admin.uid, 'user')).code).toBe('LAST_ADMINISTRATOR')
  await setDisabled(second.uid, false)
  const third = await server.caller('admin')
  await setRole(second.uid, 'user')
  const outcomes = await Promise.all([setRole(third.uid, 'user', admin), setRole(admin.uid, 'user', third)])
  expect(outcomes.map((one) => one.code).filter((code) => code !== '0')).toEqual([
    expect.stringMatching(/^(LAST_ADMINISTRATOR|NOT_ALLOWED)$/),
  ])
  await server.sql`update account set role = 'admin' where uid = ${admin.uid}`
  await server.sql`update account set role = 'user' where uid = ${third.uid}`
})

test('a disabled account is out at once: access token, refresh token, sign-in; enabled again it signs in', async () => {
  const caller = await server.caller()
  expect((await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('0')
  expect((await setDisabled(caller.uid, true)).data).toMatchObject({ disabledAt: expect.any(String), openSessions: 0 })
  await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('NOT_SIGNED_IN')
  expect((await server.call(accounts.checkToken, { token: caller.token })).code).toBe('102')
  expect((await server.call(accounts.refresh, { refreshtoken: caller.refreshToken })).code).toBe('INVALID_TOKEN')
  expect(await server.call(accounts.signIn, { email: caller.email, password: caller.password })).toMatchObject({
    status: 403,
    code: 'ACCOUNT_DISABLED',
  })
  expect((await server.call(accounts.signIn, { email: caller.email, password: 'wrong' })).code).toBe(
    'WRONG_CREDENTIALS',
  )
  expect((await users({ state: 'disabled' })).dataList.map((one) => one.uid)).toEqual([caller.uid])
  await setDisabled(caller.uid, false)
  expect((await server.call(accounts.signIn, { email: caller.email, password: caller.password })).code).toBe('0')
  expect((await trail({ uid: caller.uid })).dataList.map((one) => one.action)).toEqual([
    'signed-in',
    'account-enabled',
    'sign-in-failed',
    'account-disabled',
  ])
})

test("an administrator ends somebody's sessions, and of their own all but this one", async () => {
  const caller = await server.caller()
  expect((await server.call(administration.endSessions, { uid: caller.uid }, { as: admin })).data.openSessions).toBe(0)
  await expect.poll(async () => (await server.call(accounts.userInfo, {}, { as: caller })).code).toBe('NOT_SIGNED_IN')
  expect((await server.call(administration.endSessions, { uid: admin.uid }, { as: admin })).data.openSessions).toBe(1)
  expect((await server.call(accounts.userInfo, {}, { as: admin })).code).toBe('0')
})

test('without a provider messages are held: an administrator reads one, and that is written down; once used it is masked', async () => {
  const email = 'held@example.test'
  await server.call(accounts.getVerifyCode, { email, language: 'en' }, { headers: fromElsewhere() })
  const list = await outbox({ text: 'held@' })
  expect(list).toMatchObject({
    mailProvider: false,
    smsProvider: false,
    total: 1,
    dataList: [
      {
        kind: 'mail',
        purpose: 'register',
        receiver: email,
        state: 'held',
        subject: 'Your Pandora code',
        sentAt: null,
        lastError: null,
      },
    ],
  })
  expect(JSON.stringify(list)).not.toMatch(/\b\d{6}\b/)
  const messageId = list.dataList[0]?.messageId ?? ''
  const { code } = await lastTo(server, email)
  expect((await viewed(messageId)).data).toMatchObject({ masked: false, body: expect.stringContaining(code) })
  expect((await trail({ uid: admin.uid, action: 'message-viewed' })).dataList).toMatchObject([
    { who: admin.email, detail: { messageId, receiver: email, purpose: 'register' } },
  ])
  await server.call(
    accounts.register,
    { email, code, password: 'a long enough passphrase' },
    { headers: fromElsewhere() },
  )
  const { data } = await viewed(messageId)
  expect(data).toMatchObject({ masked: true, body: expect.stringContaining('••••••') })
  expect(data.body).not.toContain(code)
  expect((await trail({ uid: admin.uid, action: 'message-viewed' })).total).toBe(2)
  expect((await viewed('no such message')).code).toBe('NOT_FOUND')
})

test('an expired message is masked, link and code alike, mail and text', async () => {
  const caller = await server.caller()
  await server.call(accounts.sendResetMail, { email: caller.email }, { headers: fromElsewhere() })
  await server.call(
    consumer.sendSmsCode,
    { phone: '13600000001', ...(await answeredCaptcha(server)) },
    { headers: fromElsewhere() },
  )
  const ids = [
    (await outbox({ text: caller.email })).dataList[0]?.messageId ?? '',
    (await outbox({ kind: 'sms' })).dataList[0]?.messageId ?? '',
  ]
  for (const id of ids)
    expect((await viewed(id)).data).toMatchObject({ masked: false, body: expect.stringMatching(/\d{6}/) })
  server.clock.now += 600_000
  for (const id of ids) {
    const { data } = await viewed(id)
    expect(data.masked).toBe(true)
    expect(data.body).not.toMatch(/\d{6}|https?:/)
  }
})

test('the audit trail is filtered by person, kind and day', async () => {
  const caller = await server.caller()
  await server.call(accounts.exportData, {}, { as: caller })
  expect((await trail({ uid: caller.uid })).dataList).toMatchObject([
    { uid: caller.uid, who: caller.email, action: 'data-exported' },
  ])
  const day = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  expect((await trail({ uid: caller.uid, from: day(0), to: day(0) })).total).toBe(1)
  expect((await trail({ uid: caller.uid, to: day(-1) })).total).toBe(0)
  expect((await trail({ uid: caller.uid, from: day(1) })).total).toBe(0)
  expect(await server.call(administration.audit, { from: '2024-02-31' }, { as: admin })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'from' },
  })
})

test("ACC-36 administrators see everybody's invitations and who sent them", async () => {
  const sender = await server.caller()
  await server.call(accounts.invite, { email: 'asked@example.test' }, { as: sender })
  const list = (await server.call(administration.invites, { state: 'sent' }, { as: admin })).data
  expect(list.dataList).toMatchObject([
    { email: 'asked@example.test', invitedBy: sender.email, role: 'user', state: 'sent' },
  ])
  expect((await server.call(administration.invites, { state: 'accepted' }, { as: admin })).data.dataList).toEqual([])
})
