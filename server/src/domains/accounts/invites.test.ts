import { accounts } from '@pandora/contract/domains/accounts/operations'
import { administration } from '@pandora/contract/domains/administration/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { fromElsewhere, lastTo, messagesTo } from '../../testing-messages.ts'

let server: TestServer
let user: Caller
let admin: Caller
beforeAll(async () => {
  server = await testServer({ PANDORA_PUBLIC_URL: 'https://pandora.example.test' })
  user = await server.caller()
  admin = await server.caller('admin')
})
afterAll(() => server.stop())

const password = 'a long enough passphrase'
let people = 0
const somebody = () => `invited${++people}@example.test`
const invite = (email: string, as: Caller, more: object = {}) =>
  server.call(accounts.invite, { email, ...more }, { as })
const activate = (email: string, code: string) =>
  server.call(accounts.activate, { email, code, password }, { headers: fromElsewhere() })
const linkCode = async (email: string) =>
  new URLSearchParams(new URL((await lastTo(server, email)).link).hash.slice(1)).get('code') ?? ''

test('ACC-36 whoever is invited opens the link, chooses a password, and is in; the link works once', async () => {
  const email = somebody()
  await server.call(accounts.updateProfile, { user_name: 'Mei', family_name: 'Evil.example/x' }, { as: user })
  expect((await invite(email, user, { language: 'en' })).data).toMatchObject({ email, state: 'sent' })
  const mail = await lastTo(server, email)
  expect(mail.link).toMatch(
    /^https:\/\/pandora\.example\.test\/u\/activate#email=invited1%40example\.test&code=[\w-]{32}$/,
  )
  // A name cannot carry a link into a mail.
  expect(mail.text).toContain('Mei Evil example x invites you')
  const code = await linkCode(email)
  const { data } = await activate(email, code)
  expect((await server.call(accounts.userInfo, {}, { as: data })).data).toMatchObject({
    email,
    role: 'user',
    is_recomend: true,
  })
  expect((await server.call(accounts.invites, {}, { as: user })).data.dataList[0]).toMatchObject({
    email,
    state: 'accepted',
  })
  expect((await activate(email, code)).code).toBe('WRONG_CODE')
})

test('ACC-29 an activation code is mailed to who is invited; anybody else gets the same answer and no mail', async () => {
  const [email, stranger] = [somebody(), somebody()]
  await invite(email, user)
  const get = (of: string) => server.call(accounts.getActivateCode, { email: of }, { headers: fromElsewhere() })
  server.clock.now += 61_000
  const [known, unknown] = [await get(email), await get(stranger)]
  expect(known.raw.json()).toEqual(unknown.raw.json())
  expect(await messagesTo(server, stranger)).toEqual([])
  const { code, purpose } = await lastTo(server, email)
  expect([purpose, code]).toEqual(['activate', expect.stringMatching(/^\d{6}$/)])
  expect((await activate(stranger, code)).code).toBe('WRONG_CODE')
  expect((await activate(email, code)).code).toBe('0')
})

test('two who invite the same person do not undo each other, and one account comes of it', async () => {
  const email = somebody()
  await invite(email, user)
  const first = await linkCode(email)
  server.clock.now += 61_000
  await invite(email, admin)
  const second = await linkCode(email)
  expect((await activate(email, first)).code).toBe('0')
  expect((await activate(email, second)).code).toBe('WRONG_CODE')
})

test('an administrator may invite an administrator, a user may not, and the role falls with the inviter', async () => {
  expect(await invite(somebody(), user, { role: 'admin' })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
  const [kept, lost] = [somebody(), somebody()]
  const passing = await server.caller('admin')
  await invite(kept, admin, { role: 'admin' })
  await invite(lost, passing, { role: 'admin' })
  await server.call(administration.setRole, { uid: passing.uid, role: 'user' }, { as: admin })
  const roles = await Promise.all(
    [kept, lost].map(
      async (email) =>
        (await server.call(accounts.userInfo, {}, { as: (await activate(email, await linkCode(email))).data })).data
          .role,
    ),
  )
  expect(roles).toEqual(['admin', 'user'])
})

test('inviting somebody who has an account answers the same and mails no code', async () => {
  const known = await server.caller()
  const [one, other] = [await invite(known.email, user), await invite(somebody(), user)]
  expect({ ...one.data, inviteId: '', email: '' }).toEqual({ ...other.data, inviteId: '', email: '' })
  expect(await lastTo(server, known.email)).toMatchObject({
    purpose: 'invite-known',
    link: 'https://pandora.example.test/u/login',
  })
})

test('an invitation ends after a week, and with its sender', async () => {
  const [late, orphan] = [somebody(), somebody()]
  await invite(late, user)
  const leaving = await server.caller()
  await invite(orphan, leaving)
  const codes = [await linkCode(late), await linkCode(orphan)]
  await server.call(accounts.deleteAccount, { password: leaving.password }, { as: leaving })
  expect((await activate(orphan, codes[1] ?? '')).code).toBe('WRONG_CODE')
  server.clock.now += 7 * 86_400_000
  expect((await activate(late, codes[0] ?? '')).code).toBe('WRONG_CODE')
  expect(
    (await server.call(accounts.invites, {}, { as: user })).data.dataList.find((one) => one.email === late)?.state,
  ).toBe('expired')
})

test('a user invites ten an hour; a guest nobody', async () => {
  const busy = await server.caller()
  for (let times = 0; times < 10; times++) expect((await invite(somebody(), busy)).code).toBe('0')
  expect(await invite(somebody(), busy)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(await invite(somebody(), await server.caller('guest'))).toMatchObject({ status: 403, code: 'NOT_FOR_GUESTS' })
})

test('CONV-04 an invitation asked for twice with one requestId is sent once and answered alike', async () => {
  const email = somebody()
  const twice = [
    await invite(email, admin, { requestId: 'invite-once-01' }),
    await invite(email, admin, { requestId: 'invite-once-01' }),
  ]
  expect(twice[1]?.data).toEqual(twice[0]?.data)
  expect(twice[1]?.code).toBe('0')
  expect(await messagesTo(server, email)).toHaveLength(1)
})
